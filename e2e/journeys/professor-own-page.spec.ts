import type { Page } from '@playwright/test'
import { expect } from '../fixtures/test.ts'
import { expectAccessible } from '../fixtures/expect-accessible.ts'
import { test } from '../fixtures/signed-in.ts'
import { filledWishes, openOwnPage } from '../scenes/professor-scenes.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** Taps the button of a section and returns the change that is sent. */
async function tapAndRead(page: Page, name: string, button: string | RegExp): Promise<unknown> {
  const request = page.waitForRequest('**/api/professor/page/wishes/')
  await section(page, name).getByRole('button', { name: button, exact: true }).first().tap()
  return (await request).postDataJSON()
}

test('the mailed link is used up by the button alone, leaves the URL, and a reload keeps the page [PROFESSORPAGE-8]', async ({
  page,
}) => {
  const opened: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/professor/page/open/')) opened.push(request.postData() ?? '')
  })
  await page.goto('/professor?token=from-a-mail')
  await expect(page.getByRole('button', { name: 'Open my page' })).toBeVisible()
  await expect(page).toHaveURL(/\/professor$/)
  expect(opened).toEqual([])
  await openOwnPage(page)
  expect(opened).toEqual(['{"token":"from-a-mail"}'])
  const reading = page.waitForRequest('**/api/professor/page/')
  await page.reload()
  expect((await reading).headers()['x-professor-page']).toBe('an-open-page')
  await expect(page.getByRole('heading', { name: 'What letters are welcome' })).toBeVisible()

  // A new link asks again, although a page is open: it may be another professor's.
  await page.goto('/professor?token=from-another-mail')
  await expect(page.getByRole('button', { name: 'Open my page' })).toBeVisible()
  await page.getByRole('button', { name: 'Open my page' }).tap()
  await expect(page.getByRole('heading', { name: 'What letters are welcome' })).toBeVisible()

  await page.route('**/api/professor/page/', (route) =>
    route.fulfill({ status: 403, json: { error: 'This page is open for 30 minutes.', code: 'page_closed' } }),
  )
  await page.reload()
  await expect(page.getByText('This page is open for 30 minutes.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Mail me the link' })).toBeVisible()
})

test('a link or a page that got no answer is opened again by the same button [PROFESSORPAGE-58]', async ({ page }) => {
  await openOwnPage(page)
  const button = page.getByRole('button', { name: 'Open my page' })
  const failed = page.getByText('This page could not be opened. Please try again.')
  const opened = page.getByRole('heading', { name: 'What letters are welcome' })
  await page.route('**/api/professor/page/open/', (route) => route.abort(), { times: 1 })
  await page.goto('/professor?token=from-another-mail')
  await button.tap()
  await expect(failed).toBeVisible()
  await expect(page.getByRole('button', { name: 'Mail me the link' })).toHaveCount(0)
  await button.tap()
  await expect(opened).toBeVisible()
  await page.route('**/api/professor/page/', (route) => route.fulfill({ status: 429, json: {} }), { times: 1 })
  await page.reload()
  await expect(failed).toBeVisible()
  await button.tap()
  await expect(opened).toBeVisible()
})

test('each wish is saved on its own, with a receipt and both dates [PROFESSORPAGE-9]', async ({ page }) => {
  await openOwnPage(page)
  const taking = section(page, 'Whom you take')
  await taking.getByRole('button', { name: 'PhD students' }).tap()
  await taking.getByRole('button', { name: 'Undergraduates' }).tap()
  const from = taking.getByLabel('From')
  await from.selectOption({ index: 3 })
  expect(await tapAndRead(page, 'Whom you take', 'Save')).toEqual({
    taking: { levels: ['undergraduate', 'phd'], from: await from.inputValue() },
  })
  await expect(taking.getByRole('status')).toHaveText('Saved. We email you a link to undo it.')
  await expect(taking.getByText('Set Nov 25, 2026, lapses on Nov 25, 2027')).toBeVisible()
  await taking.getByRole('button', { name: 'Nobody now' }).tap()
  expect(await tapAndRead(page, 'Whom you take', 'Save')).toEqual({ taking: 'nobody' })

  await section(page, 'What a letter should contain').getByLabel('In your words').fill(' A transcript ')
  await expect(page.getByText('286 characters left')).toBeVisible()
  expect(await tapAndRead(page, 'What a letter should contain', 'Save')).toEqual({ contents: 'A transcript' })

  expect(await tapAndRead(page, 'One follow-up', 'Welcome')).toEqual({ follow_up: true })
  expect(await tapAndRead(page, 'The resume as an attachment', 'No thanks')).toEqual({ attachments: false })
  expect(await tapAndRead(page, 'Letters a week', 'None')).toEqual({ cap: 0 })
  expect(await tapAndRead(page, 'Letters a week', 'Nothing said')).toEqual({ cap: null })
  expect(await tapAndRead(page, 'A note on AI', 'Please say it')).toEqual({ ai_note: true })
  await section(page, 'A pause').getByRole('button', { name: 'No letters for …' }).tap()
  expect(await tapAndRead(page, 'A pause', '3 months')).toMatchObject({
    paused_until: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
  })
  await expect(section(page, 'A pause')).toContainText(/No letters until \w{3} \d{1,2}, \d{4}\./)
  expect(await tapAndRead(page, 'A pause', 'End the pause')).toEqual({ paused_until: null })
})

test('a change that is refused says so beside it [PROFESSORPAGE-9]', async ({ page }) => {
  await openOwnPage(page, { wishes: filledWishes })
  await page.route('**/api/professor/page/wishes/', (route) =>
    route.fulfill({ status: 403, json: { error: 'This page is open for 30 minutes.', code: 'page_closed' } }),
  )
  await section(page, 'One follow-up').getByRole('button', { name: 'No thanks' }).tap()
  await expect(section(page, 'One follow-up').getByRole('alert')).toHaveText('This page is open for 30 minutes.')
  await expect(section(page, 'One follow-up').getByRole('button', { name: 'Welcome' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})

test('data is corrected with its source, and a new address waits for two confirmations [PROFESSORPAGE-10]', async ({
  page,
}) => {
  await openOwnPage(page)
  const homepage = section(page, 'Your homepage')
  await expect(homepage).toContainText('We hold it from CSRankings.')
  await homepage.getByRole('textbox').fill('https://quill.example.edu/lab')
  await homepage.getByRole('button', { name: 'Save' }).tap()
  await expect(homepage).toContainText('We hold it from you.')
  const interests = section(page, 'Your research interests')
  await interests.getByRole('button', { name: 'Remove Grasping' }).tap()
  await interests.getByRole('button', { name: 'Save' }).tap()
  await expect(interests).toContainText('We hold them from you.')
  const address = section(page, 'Your email address')
  await address.getByRole('textbox').fill('quill@lab.example.edu')
  await address.getByRole('button', { name: 'Save' }).tap()
  await expect(address).toContainText('quill@lab.example.edu waits for the confirmation of both addresses.')
  await expect(address.getByRole('textbox')).toHaveValue('ada.quill@ucdavis.edu')
  await address.getByRole('textbox').fill(' ')
  await address.getByRole('button', { name: 'Save' }).tap()
  await expect(address.getByText('Please enter your email address.')).toBeVisible()
})

test('a professor is removed after one confirmation, and the page closes [PROFESSORPAGE-11]', async ({ page }) => {
  await openOwnPage(page)
  await page.route('**/api/professor/page/remove/', (route) => route.fulfill({ json: { ok: true } }))
  await page.getByRole('button', { name: 'Remove me' }).tap()
  await page.getByRole('button', { name: 'Keep me' }).tap()
  await page.getByRole('button', { name: 'Remove me' }).tap()
  await page.getByRole('button', { name: 'Yes, remove me' }).tap()
  await expect(page.getByRole('heading', { name: 'You are no longer listed' })).toBeVisible()
  await page.reload()
  await expect(page.getByText('We email you a link that opens this page.')).toBeVisible()
})

for (const { path, call, button, json, done } of [
  { path: 'undo', call: 'undo', button: 'Take it back', json: { undone: 'wishes' }, done: 'Undone: your preferences' },
  { path: 'undo', call: 'undo', button: 'Take it back', json: { undone: 'removal' }, done: 'you are listed again' },
  {
    path: 'address',
    call: 'address',
    button: 'Confirm',
    json: { state: 'waiting' },
    done: 'once the link in the other',
  },
  { path: 'address', call: 'address', button: 'Confirm', json: { state: 'changed' }, done: 'letters go to the new' },
  { path: 'report', call: 'report', button: 'Confirm the report', json: { ok: true }, done: 'Your report counts.' },
])
  test(`the mailed link of /professor/${path} acts by one button: ${done} [PROFESSORPAGE-12]`, async ({ page }) => {
    const sent: unknown[] = []
    await page.route(`**/api/professor/page/${call}/`, (route) => {
      sent.push(route.request().postDataJSON())
      return route.fulfill({ json })
    })
    await page.goto(`/professor/${path}?token=from-a-mail`)
    await expect(page).toHaveURL(new RegExp(`/professor/${path}$`))
    expect(sent).toEqual([])
    await page.getByRole('button', { name: button }).tap()
    await expect(page.getByText(done)).toBeVisible()
    expect(sent).toEqual([{ token: 'from-a-mail' }])
  })

test('the page for professors asks for the link by Google Scholar ID [PROFESSORPAGE-13]', async ({ page }) => {
  await page.goto('/for-professors')
  const form = section(page, 'Say which letters you welcome')
  await form.getByRole('button', { name: 'Mail me the link' }).tap()
  await expect(form.getByText('Please enter your Google Scholar ID.')).toBeVisible()
  const sent: unknown[] = []
  await page.route('**/api/professor/page/ask/', (route) => {
    sent.push(route.request().postDataJSON())
    return route.fulfill({ json: { ok: true } })
  })
  await form.getByLabel('Google Scholar ID').fill('AdaQuillAAAAJ')
  await form.getByRole('button', { name: 'Mail me the link' }).tap()
  await expect(form.getByText('If we have your address, the link is in your inbox now.')).toBeVisible()
  expect(sent).toEqual([{ scholar_id: 'AdaQuillAAAAJ' }])
})

test('the wishes are read aloud by section, with what holds [PROFESSORPAGE-9]', async ({ page }) => {
  await openOwnPage(page, { wishes: filledWishes })
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "What letters are welcome" [level=1]
      - paragraph: Ada Quill, University of California, Davis
      - region "Whom you take":
        - heading "Whom you take" [level=2]
        - group "Whom you take":
          - button "PhD students" [pressed]
          - button "Nobody now"
        - text: From
        - combobox "From"
      - region "What a letter should contain":
        - textbox "In your words"
      - region "One follow-up":
        - group "One follow-up":
          - button "Welcome" [pressed]
          - button "No thanks"
          - button "Nothing said"
      - region "The resume as an attachment":
        - group "The resume as an attachment":
          - button "No thanks" [pressed]
      - region "Letters a week":
        - group "Letters a week":
          - button "2" [pressed]
      - region "A pause"
      - region "A note on AI":
        - group "A note on AI":
          - button "Please say it" [pressed]
      - region "Your research interests"
      - region "Your homepage"
      - region "Your email address"
      - region "Remove me":
        - button "Remove me"
  `)
  await expectAccessible(page, "a professor's page")
})
