import type { Page } from '@playwright/test'
import { openLetter } from '../fixtures/composer.ts'
import { expectText } from '../fixtures/expect-text.ts'
import { failNext, signInNewStudent, test } from '../fixtures/signed-in.ts'
import { begin, card, contentField, create, dialog, editor, nameField, onBasic } from '../fixtures/templates-page.ts'
import { waitUntilUnlocked } from '../fixtures/student-steps.ts'
import { expect } from '../fixtures/test.ts'

// A phone discards pages that are not shown, and some open another site without a question.

test('what is typed for open places outlives the page, and is sent with brackets of its own too [SEND-140, SEND-141]', async ({
  page,
  site,
}) => {
  const connected = { is_google_authenticated: true, google_email: 'mina.okafor@gmail.com' }
  const { dialog, body, open, send } = await openLetter(page, site, connected)
  await dialog.getByLabel('Subject').fill('Your work')
  await body.fill('Dear Professor, [what you noticed].')
  const letters: unknown[] = []
  await page.route('**/api/emails/', (route) => {
    letters.push(route.request().postDataJSON())
    const emails_day = { used: 1, limit: 1 }
    return route.fulfill({ json: { state: 'sent', email_sent_date: '2026-11-25T20:00:00.000Z', emails_day } })
  })
  const confirmation = page.getByRole('dialog', { name: 'Unfilled places' })
  const field = confirmation.getByLabel('what you noticed')
  await send()
  await field.fill('Fig. 2 [14] moved me')
  await page.reload()
  await open()
  await send()
  await expect(field).toHaveValue('Fig. 2 [14] moved me')
  await expect(field).toHaveAccessibleDescription(/without \[ \] and \{ \}/)
  await expect(confirmation.getByRole('button', { name: 'Fill in and send' })).toBeDisabled()
  await confirmation.getByRole('button', { name: 'Send Anyway' }).click()
  await expectText(page, 'Email has been sent successfully!')
  expect(letters).toMatchObject([{ message: 'Dear Professor, Fig. 2 [14] moved me.' }])
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('letter_')))).toEqual([])
})

test('unsaved changes of the profile outlive the page, and Logout asks before it removes them [PROFILE-17, PROFILE-101]', async ({
  page,
  site,
}) => {
  await signInNewStudent(page, site)
  await page.goto('/profile')
  await page.getByLabel('Major').fill('Physics')
  page.on('dialog', (question) => question.accept())
  await page.reload()
  await expect(page.getByLabel('Major')).toHaveValue('Physics')
  await expectText(page, 'You have unsaved changes. Don’t forget to save your profile!')

  const logOut = page.getByRole('button', { name: 'Logout' })
  const question = dialog(page, 'Changes are not saved')
  await logOut.click()
  await question.getByRole('button', { name: 'Stay signed in' }).click()
  await expect(question).toBeHidden()
  await expect(page.getByLabel('Major')).toHaveValue('Physics')
  await logOut.click()
  const other = await page.context().newPage()
  await other.goto('/profile')
  await other.getByLabel('Major').fill('Physics')
  await page.bringToFront()
  await question.getByRole('button', { name: 'Log out anyway' }).click()
  await page.waitForURL('**/login*')
  await other.waitForURL('**/login*')
  expect(await other.evaluate(() => JSON.stringify(sessionStorage)), 'in another tab').not.toContain('Physics')
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Physics')
})

test('the unsaved text of a template outlives the page, until it is discarded or the template is deleted [TEMPLATE-61]', async ({
  page,
  site,
}) => {
  await onBasic(page, site)
  await begin(page, 'Precious', 'Long thought about')
  page.on('dialog', (question) => question.accept())
  await page.reload()
  await begin(page)
  await expect(contentField(page)).toHaveValue('Long thought about')
  await expect(nameField(page)).toHaveValue('Precious')
  await expectText(editor(page), 'You had not saved this text, so it is here again.')
  await page.keyboard.press('Escape')
  await dialog(page, 'Discard your changes?').getByRole('button', { name: 'Discard changes' }).click()
  await expect(editor(page)).toHaveCount(0)
  await page.reload()
  await create(page, 'Summer')
  await page.getByRole('button', { name: 'Edit Summer' }).click()
  await contentField(page).fill('Changed')
  await page.reload()
  await page.getByRole('button', { name: 'Delete Summer' }).click()
  await dialog(page, 'Delete Template?').getByRole('button', { name: 'Delete' }).click()
  await expect(card(page, 'Summer')).toHaveCount(0)
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('unsaved_')))).toEqual([])
})

test('a letter that waits and cannot be loaded is offered again, until it is opened or the professor is gone [SEND-142]', async ({
  page,
  site,
}) => {
  const { dialog: composer, body, open, send } = await openLetter(page, site)
  await composer.getByLabel('Subject').fill('Your work')
  await body.fill('Dear Professor, may I?')
  const openIt = page.getByRole('button', { name: 'Open it' })
  const back = page.getByRole('button', { name: 'Back to your letter' })
  const search = '/api/professors/page?*search=*'
  const profile = page.getByRole('link', { name: 'My Profile' })
  await send()
  await page.waitForURL('**/profile')
  await failNext(page, 'GET', search, 500)
  await page.getByRole('dialog').getByRole('button', { name: 'Back to your letter' }).click()
  await expect(page.getByText(/^Your letter to .+ is not open yet\. Its text is kept\.$/)).toBeVisible()

  // The page is left while the professor is looked up.
  await profile.click()
  let release = await holdNext(page, search)
  await back.click()
  const opening = page.getByText(/^Opening your letter to .+…$/)
  await expect(opening).toBeVisible()
  await profile.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
  await release()
  await page.reload()

  // Another letter is opened meanwhile.
  release = await holdNext(page, search)
  await back.click()
  await expect(opening).toBeVisible()
  await page
    .getByRole('button', { name: /^Unlock Professor at/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Unlock Professor' }).click()
  await waitUntilUnlocked(page)
  await page
    .getByRole('button', { name: /^Compose Email to / })
    .nth(1)
    .click()
  await body.fill('Dear other Professor.')
  await release()
  await expect(openIt).toBeAttached()
  await expect(body).toBeFocused()
  await page.keyboard.press('Escape')

  await open()
  await expect(body).toHaveValue('Dear Professor, may I?')
  await expect(openIt, 'opened by its card').toHaveCount(0)

  await send()
  await page.waitForURL('**/profile')
  await page.route(`**${search}`, (route) => route.fulfill({ json: { professors: [], total: 0 } }))
  await page.getByRole('dialog').getByRole('button', { name: 'Back to your letter' }).click()
  await expectText(page, 'was not found, so the letter could not be opened. Its text is kept.')
  await expect(openIt).toHaveCount(0)
})

/** Holds the next call until the returned function is called, which waits for the response. */
async function holdNext(page: Page, path: string): Promise<() => Promise<void>> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const url = `**${path}`
  const answered = page.waitForResponse(url)
  await page.route(
    url,
    async (route) => {
      await released
      await route.fallback()
    },
    { times: 1 },
  )
  return async () => {
    release()
    await (await answered).finished()
  }
}

test('a letter that is shown again after minutes learns anew when it can be sent [SEND-143]', async ({
  page,
  site,
}) => {
  const loaded = page.waitForResponse('**/api/emails/next_contact/*')
  await openLetter(page, site)
  await (await loaded).finished()
  const show = (minutes: number) =>
    page.evaluate((ms) => {
      const now = Date.now.bind(Date)
      Date.now = () => now() + ms
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    }, minutes * 60_000)
  let requests = 0
  page.on('request', (request) => (requests += Number(request.url().includes('/api/emails/next_contact/'))))
  await show(1)
  const asked = page.waitForRequest('**/api/emails/next_contact/*')
  await show(5)
  await asked
  expect(requests, 'not after one minute').toBe(1)
})
