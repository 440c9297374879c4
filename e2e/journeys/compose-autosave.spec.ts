import type { Page, Request } from '@playwright/test'
import { draftCall, getComposer, openLetter, openLetterWithMailbox } from '../fixtures/composer.ts'
import { cards } from '../fixtures/browse-page.ts'
import { expect } from '../fixtures/test.ts'
import { expectText } from '../fixtures/expect-text.ts'
import { afterSending, sendNow } from '../fixtures/send-now.ts'
import { sentBy } from '../fixtures/student-steps.ts'
import { failNext, test } from '../fixtures/signed-in.ts'
import { strongButtons } from '../fixtures/strong-buttons.ts'

const pauseMs = 2_000

test.beforeEach(({ page }) => page.clock.install())
const savedAt = /^Draft saved at \d+:\d\d [AP]M\.$/

/** Records the saves of a page. */
function recordSaves(page: Page): Request[] {
  const saves: Request[] = []
  page.on('request', (request) => {
    if (draftCall.test(request.url()) && request.method() === 'POST') saves.push(request)
  })
  return saves
}

test('a changed letter is saved after a pause of two seconds, without an alert [DRAFT-18]', async ({ page, site }) => {
  const saves = recordSaves(page)
  const template = {
    id: 5,
    name: 'Mine',
    content: 'Dear {professor_name},',
    default: true,
    created_at: '',
    updated_at: '',
  }
  await page.route('**/api/templates/', (route) => route.fulfill({ json: [template] }))
  const { dialog, body, saveDraft, close } = await openLetter(page, site)
  await expect(body).toHaveValue(/^Dear /)
  // An unchanged template is not the student's text.
  await page.clock.runFor(2 * pauseMs)
  expect(saves).toHaveLength(0)

  await body.fill('Dear Professor, a first thought.')
  await expect(dialog.getByText(savedAt)).toBeVisible()
  expect(saves).toHaveLength(1)
  expect(saves[0]!.postDataJSON()).toMatchObject({ draft: 'Dear Professor, a first thought.', based_on: null })
  await expect(saveDraft).toBeDisabled()
  await expect(page.getByText('Draft saved successfully')).toBeHidden()

  // Typing without a pause causes one save, based on the previous one.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))
  for (let word = 0; word < 6; word++) {
    await body.press('Control+End')
    await body.pressSequentially(` word${word}`)
    await page.clock.runFor(pauseMs / 5)
  }
  await expect(dialog.getByText(/^Changed since the draft saved at /)).toBeVisible()
  await page.clock.resume()
  await expect(dialog.getByText(savedAt)).toBeVisible()
  expect(saves).toHaveLength(2)
  expect(saves[1]!.postDataJSON()).toMatchObject({ based_on: expect.stringMatching(/Z$/) })
  await close()
  await expect(cards(page).first().getByLabel('Draft saved')).toBeVisible()
})

test('a newer draft of another device does not interrupt typing; both texts are shown on request [DRAFT-19]', async ({
  page,
  site,
  browser,
}) => {
  const first = await openLetter(page, site)
  await first.body.fill('Written on the laptop')
  await expect(first.dialog.getByText(savedAt)).toBeVisible()

  const phone = await browser.newContext({ baseURL: site.url, storageState: await page.context().storageState() })
  // See noHungCalls in fixtures/test.ts.
  await phone.route('**/never-requested', (route) => route.fallback())
  const other = await phone.newPage()
  await other.goto('/browse')
  const second = getComposer(other, first.student)
  await second.open()
  await expect(second.body).toHaveValue('Written on the laptop')
  await second.body.fill('Written on the phone')
  await expect(second.dialog.getByText(savedAt)).toBeVisible()
  await phone.close()

  await first.body.press('Control+End')
  await first.body.pressSequentially(', and more')
  const lookAtBoth = first.dialog.getByRole('button', { name: 'Look at both' })
  // In place of the line above the letter that said where its text comes from.
  await expect(lookAtBoth).toBeInViewport()
  expect((await lookAtBoth.boundingBox())!.y).toBeLessThan((await first.body.boundingBox())!.y)
  await expect(first.dialog.getByText('Not saved: there is a newer draft. Save draft shows both')).toBeVisible()
  await expect(strongButtons(first.dialog)).toHaveText(['Look at both'])
  await expect(first.dialog.getByText(/^This is /)).toBeHidden()
  const conflict = page.getByRole('dialog', { name: 'This draft was saved elsewhere' })
  await expect(conflict).toBeHidden()
  await expect(first.body).toBeFocused()
  const saves = recordSaves(page)
  await first.body.pressSequentially(', still writing')
  await page.clock.runFor(2 * pauseMs)
  expect(saves, 'no further save until the student has decided').toHaveLength(0)

  await lookAtBoth.click()
  await expect(conflict.getByText('Written on the phone')).toBeVisible()
  await expect(conflict.getByText('Written on the laptop, and more, still writing')).toBeVisible()
  // The words that differ.
  await expect(conflict.locator('mark')).toHaveText(['laptop, and more, still writing', 'phone'])
  await page.keyboard.press('Escape')
  await expect(lookAtBoth).toBeVisible()
  await lookAtBoth.click()
  await conflict.getByRole('button', { name: 'Keep this text' }).click()
  await expectText(page, 'Draft saved successfully')
  await expect(lookAtBoth).toBeHidden()
  await first.body.press('Control+End')
  await first.body.pressSequentially(' again')
  await expect.poll(() => saves.length).toBe(2)
  await expect(first.dialog.getByText(savedAt)).toBeVisible()
})

test('a save that is refused because there were too many neither interrupts typing nor loses text [DRAFT-20]', async ({
  page,
  site,
}) => {
  const saves = recordSaves(page)
  const { dialog, body, open, close } = await openLetter(page, site)
  await failNext(page, 'POST', '/api/professors/*/draft/', 429)
  await body.fill('Dear Professor, may I?')
  await expect(dialog.getByText('Not saved as a draft yet. This browser keeps your text.')).toBeVisible()
  await expect(page.getByText('Failed to save draft')).toBeHidden()
  await body.press('Control+End')
  await body.pressSequentially(' I hope so.')
  await page.clock.runFor(2 * pauseMs)
  expect(saves, 'the next save waits for half a minute').toHaveLength(1)
  await close()
  await open()
  await expect(body).toHaveValue('Dear Professor, may I? I hope so.')
})

test('Send waits for a running save and does not store the draft again after the letter was sent [DRAFT-17, DRAFT-20]', async ({
  page,
  site,
}) => {
  const letter = await openLetterWithMailbox(page, site, 'F')
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(draftCall, async (route) => {
    if (route.request().method() === 'POST') await released
    await route.fallback()
  })
  const saves = recordSaves(page)
  const sends: Request[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/emails/')) sends.push(request)
  })
  await letter.body.fill('Dear Professor, may I join your group?')
  await expect.poll(() => saves.length).toBe(1)
  await letter.body.fill('Dear Professor, may I join your group? Thank you.')
  await letter.send()
  await expect(letter.dialog.getByText('Saving your draft…')).toBeVisible()
  expect(sends).toHaveLength(0)
  release()
  await sendNow(page)
  await expectText(page, 'Email has been sent successfully!')
  await expect(letter.dialog).toBeHidden()
  expect(saves).toHaveLength(1)
  expect(await sentBy(site, letter.email)).toHaveLength(1)
  await page.reload()
  const card = cards(page).filter({ has: page.getByRole('button', { name: /^Compose Email to / }) })
  await expect(card.getByText('Email Sent')).toBeVisible()
  await expect(card.getByLabel('Draft saved')).toBeHidden()
  await letter.open()
  await expect(letter.dialog.getByText('No draft saved yet.')).toBeVisible()
  await expect(letter.body).not.toHaveValue(/may I join/)
})

test('a letter is not sent when the save that was clicked before is refused, and the student is asked first [SEND-92]', async ({
  page,
  site,
}) => {
  const letter = await openLetterWithMailbox(page, site, 'F')
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const newer = { draft: 'Saved on the phone', subject: 'Hello', saved_at: '2026-11-23T12:00:00.000Z' }
  await page.route(draftCall, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    await released
    return route.fulfill({ status: 409, json: { error: 'changed', message: 'changed', code: 'draft_changed', newer } })
  })
  await letter.body.fill('Dear Professor, may I join your group?')
  await letter.saveDraft.click()
  await letter.send()
  await expect(letter.dialog.getByText('Saving your draft…')).toBeVisible()
  release()
  const conflict = page.getByRole('dialog', { name: 'This draft was saved elsewhere' })
  await conflict.getByRole('button', { name: 'Use the other text' }).click()
  await expect(conflict).toBeHidden()
  await expect(letter.body).toHaveValue('Saved on the phone')
  await expect(afterSending(page)).toBeHidden()
  await expect(letter.dialog.getByRole('button', { name: 'Send', exact: true })).toBeEnabled()
})

test('the text of a letter that came back, as its second Send tells, is saved by itself [DRAFT-18]', async ({
  page,
  site,
}) => {
  const letter = await openLetterWithMailbox(page, site, 'F')
  await failNext(page, 'POST', '/api/emails/', 409, 'This letter came back. Nothing was sent.', 'letter_returned')
  await letter.body.fill('Dear Professor, may I join your group?')
  await letter.send()
  await expect(page.getByText('This letter came back. Nothing was sent.')).toBeVisible()
  await expect(letter.dialog.getByText(/^Draft saved at /)).toBeVisible()
})
