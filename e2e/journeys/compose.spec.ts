import type { Locator } from '@playwright/test'
import { openLetter, holdCalls } from '../fixtures/composer.ts'
import { cards, showUnlockedCard } from '../fixtures/browse-page.ts'
import { expect } from '../fixtures/test.ts'
import { expectText, recordText } from '../fixtures/expect-text.ts'
import { failNext, overrideStudent, signInNewStudent, test } from '../fixtures/signed-in.ts'

const connected = { is_google_authenticated: true, google_email: 'mina.okafor@gmail.com' }
const basic = { ...connected, subscription: 'B' }
const sent = { state: 'sent', email_sent_date: new Date().toISOString(), emails_day: { used: 1, limit: 1 } }
const times = { created_at: '2026-10-02T17:20:00Z', updated_at: '2026-10-09T17:20:00Z' }

test('a letter has a default subject, and closes by Cancel, X, Escape and the backdrop [COMPOSE-1, COMPOSE-2, COMPOSE-4, COMPOSE-6]', async ({
  page,
  site,
}) => {
  const { dialog, body, open, close } = await openLetter(page, site, { major: 'Physics' })
  await expect(dialog.getByLabel('Subject')).toHaveValue('Research Internship Inquiry - Physics')
  recordText('Research Internship Inquiry - Physics')
  await expect(body).toHaveAttribute('rows', '15')
  await close()
  for (const leave of [
    () => dialog.getByRole('button', { name: 'Close' }).click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(5, 5),
  ]) {
    await open()
    await leave()
    await expect(dialog).toBeHidden()
  }
})

test('beside the default subject stands a better one, which one tap takes and an edit ends [TEMPLATE-55]', async ({
  page,
  site,
}) => {
  const { dialog } = await openLetter(page, site, { major: 'Physics', academic_level: 'undergraduate' })
  const subject = dialog.getByLabel('Subject')
  const use = dialog.getByRole('button', { name: /^Use: Undergraduate student, (spring|summer|fall) \d{4}: / })
  await expect(subject).toHaveValue('Research Internship Inquiry - Physics')
  const offered = (await use.innerText()).replace('Use: ', '')
  expect(offered.length).toBeLessThanOrEqual(78)
  await use.click()
  await expect(subject).toHaveValue(offered)
  await expect(use).toBeHidden()
  await subject.fill('Research Internship Inquiry - Physics')
  await expect(use).toBeVisible()
  await subject.fill('My own subject')
  await expect(use).toBeHidden()
})

test('the form has two thirds of the width, and what scrolls is at most 60 % as high as the window [COMPOSE-3]', async ({
  page,
  site,
}) => {
  const { dialog, body } = await openLetter(page, site)
  await body.fill('A line\n'.repeat(100))
  const side = dialog.getByRole('complementary', { name: 'About the professor' })
  const [form, third] = [await side.locator('xpath=preceding-sibling::div').boundingBox(), await side.boundingBox()]
  expect(form!.width / third!.width).toBeGreaterThan(1.7)
  expect(form!.width / third!.width).toBeLessThan(2.4)
  const scrolling = await dialog.evaluate((element) =>
    [...element.querySelectorAll('*')]
      .filter((one) => getComputedStyle(one).overflowY === 'auto' && one.checkVisibility())
      .map((one) => ({ height: one.clientHeight, hasMore: one.scrollHeight > one.clientHeight })),
  )
  expect(scrolling.filter(({ hasMore }) => hasMore)).toHaveLength(1)
  for (const { height } of scrolling) expect(height).toBeLessThanOrEqual(0.6 * 800)
})

test('two and three interests are joined grammatically in a template [COMPOSE-14]', async ({ page, site }) => {
  await signInNewStudent(page, site)
  const content = 'On {professor_key_interests}'
  await page.route('**/api/templates/', (route) =>
    route.fulfill({ json: [{ id: 1, name: 'On', content, default: true, ...times }] }),
  )
  for (const [interests, joined] of [
    [['a', 'b', 'c'], 'a, b, and c'],
    [['a', 'b'], 'a and b'],
  ] as const) {
    await page.route('**/api/professors/page?*', async (route) => {
      const response = await route.fetch()
      const json = (await response.json()) as { professors: { unlocked: boolean; professor: object }[] }
      const [first] = json.professors
      Object.assign(first!, { unlocked: true })
      Object.assign(first!.professor, { name: 'Ada Quill', key_interests: interests })
      await route.fulfill({ response, json })
    })
    await page.goto(`/browse?minCitations=${interests.length}`)
    await page.getByRole('button', { name: 'Compose Email to Ada Quill' }).click()
    await expect(page.getByRole('textbox', { name: 'Letter' })).toHaveValue(`On ${joined}`)
    recordText(joined)
    await page.unroute('**/api/professors/page?*')
  }
})

test('a place in braces or brackets is marked, and Send asks about it [COMPOSE-2, COMPOSE-12, SEND-2, SEND-4, SEND-13]', async ({
  page,
  site,
}) => {
  const { dialog, body, send } = await openLetter(page, site, connected)
  await body.fill('Dear [Professor Name], may I join {group}?')
  await expect(dialog.locator('mark')).toHaveText(['[Professor Name]', '{group}'])
  const { requests, release } = await holdCalls(page, '**/api/emails/', sent)
  await send()
  await expectText(
    page,
    'Your email appears to contain template variables (text in curly braces {} or square brackets []). These may not have been properly replaced with actual values. Are you sure you want to send this email as-is?',
  )
  await page.getByRole('button', { name: 'Review Email' }).click()
  await expect(page.getByRole('dialog', { name: 'Unfilled places' })).toBeHidden()
  expect(requests).toHaveLength(0)
  await send()
  await page.getByRole('button', { name: 'Send Anyway' }).click()
  await expectText(page, 'Sending...')
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeDisabled()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  release()
  await expectText(page, 'Email has been sent successfully!')
  await expect(dialog).toBeHidden()
  await expect(cards(page).first().getByText('Email Sent')).toBeVisible()
})

test('Send asks about unfilled places first, then about a second letter to the same professor [SEND-3]', async ({
  page,
  site,
}) => {
  await signInNewStudent(page, site)
  await overrideStudent(page, connected)
  await showUnlockedCard(page, { email_sent: true, email_sent_date: '2026-11-02T18:00:00Z' })
  await page.goto('/browse?minCitations=1')
  await page.getByRole('button', { name: 'Compose Email to Ada Quill' }).click()
  const body = page.getByRole('textbox', { name: 'Letter' })
  await body.fill('Dear [Name]')
  await page.getByRole('dialog', { name: 'Compose Email' }).getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByRole('dialog', { name: 'Unfilled places' }).getByRole('button', { name: 'Send Anyway' }).click()
  await expectText(
    page,
    'You have already sent an email to this professor on Nov 2, 2026. Sending another email may appear repetitive.',
  )
  const { requests, release } = await holdCalls(page, '**/api/emails/', sent)
  await page.getByRole('dialog', { name: 'Already written to' }).getByRole('button', { name: 'Send Anyway' }).click()
  await expect.poll(() => requests.length).toBe(1)
  release()
  await expectText(page, 'Email has been sent successfully!')
})

test('a key that is held down, or pressed twice, does not answer the question whether to write again [SEND-91]', async ({
  page,
  site,
}) => {
  await signInNewStudent(page, site)
  await overrideStudent(page, connected)
  await showUnlockedCard(page, { email_sent: true, email_sent_date: '2026-11-02T18:00:00Z' })
  await page.goto('/browse?minCitations=1')
  await page.getByRole('button', { name: 'Compose Email to Ada Quill' }).click()
  await page.getByRole('textbox', { name: 'Letter' }).fill('Dear Ada')
  const { requests } = await holdCalls(page, '**/api/emails/', sent)
  const send = page.getByRole('dialog', { name: 'Compose Email' }).getByRole('button', { name: 'Send', exact: true })
  const again = page.getByRole('dialog', { name: 'Already written to' })
  await expect(send).toBeEnabled()
  await send.focus()
  await page.keyboard.down('Enter')
  await expect(again.getByRole('button', { name: 'Review Email' })).toBeFocused()
  // The browser repeats a key that is held down.
  await page.keyboard.down('Enter')
  await again.getByRole('button', { name: 'Send Anyway' }).focus()
  await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await expect(again).toBeVisible()
  await again.getByRole('button', { name: 'Review Email' }).press('Enter')
  await expect(again).toBeHidden()
  expect(requests).toHaveLength(0)
})

test('Send requires a subject, a body and a valid address [SEND-1, SEND-5, RECIPIENT-10]', async ({ page, site }) => {
  await page.route('**/api/professors/publications?*', (route) => route.fulfill({ json: [] }))
  await page.route('**/api/emails/get_professor_email/', (route) => route.fulfill({ json: { email: '' } }))
  const { dialog, body, send } = await openLetter(page, site, basic)
  const button = dialog.getByRole('button', { name: 'Send', exact: true })
  const subject = dialog.getByLabel('Subject')
  await body.fill(' ')
  await expect(button).toBeDisabled()
  await body.fill('Dear Professor, may I join your group?')
  await subject.fill(' ')
  await expect(button).toBeDisabled()
  await subject.fill('A question')
  await expect(button).toBeEnabled()
  await dialog.getByLabel('Recipient').fill('nobody')
  await send()
  await expectText(dialog, 'Please enter a valid email address')
  await dialog.getByLabel('Recipient').fill(' Ada.Quill@example.edu ')
  const { requests, release } = await holdCalls(page, '**/api/emails/', sent)
  await send()
  await expect.poll(() => requests.length).toBe(1)
  expect(requests[0]!.postDataJSON()).toEqual({
    scholar_id: expect.any(String),
    subject: 'A question',
    message: 'Dear Professor, may I join your group?',
    to_email: 'Ada.Quill@example.edu',
    leave: 'undo',
  })
  expect(requests[0]!.headers()['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/)
  release()
  await expect(dialog).toBeHidden()
})

test('a letter can be written if the templates cannot be loaded [COMPOSE-15]', async ({ page, site }) => {
  const { body, dialog, open, close } = await openLetter(page, site)
  await close()
  await failNext(page, 'GET', '/api/templates/', 403)
  await page.reload()
  await open()
  await expectText(dialog, 'Failed to load email templates')
  await body.fill('Dear Professor')
})

test('the coach beside the letter shows what is open and what is done, and does not disable Send [COMPOSE-16, COMPOSE-40]', async ({
  page,
  site,
}) => {
  const { dialog, body } = await openLetter(page, site, connected)
  await body.fill('I write. [Name]')
  await dialog.getByRole('tab', { name: 'Coach' }).click()
  const coach = dialog.getByRole('region', { name: 'Coach' })
  await expect(coach.getByText('Worth a look: Some places in brackets are still open.')).toBeVisible()
  await expect(coach.getByText('Not yet: Say one thing that you did yourself')).toBeVisible()
  await expect(coach.getByText('14 of 25 guides ask for it.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Send', exact: true })).toBeEnabled()
  const deed = 'Last summer I counted barnacles on 40 tiles in the harbour.'
  await body.fill(`Dear Professor,\n\n${'A line.\n\n'.repeat(40)}${deed} Could we talk for fifteen minutes next week?`)
  await expect(coach.getByText('Done: You ask for something small and clear.')).toBeVisible()
  await coach.getByRole('button', { name: 'Done: You say what you did yourself.' }).click()
  await expect(body).toBeFocused()
  expect(await readSelection(body)).toBe(deed)
  // The place is in sight, though the letter is longer than the window.
  await expect(body).toBeInViewport()
  const names = dialog.getByRole('button', { name: 'Worth a look: The greeting leaves out the name' })
  await names.press('Enter')
  await expect.poll(() => readSelection(body)).toBe('Dear Professor')
})

const readSelection = (body: Locator) =>
  body.evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart, area.selectionEnd))
