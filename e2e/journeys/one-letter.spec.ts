import type { Page } from '@playwright/test'
import { openLetterWithMailbox, injectFault, getComposer, type Composer } from '../fixtures/composer.ts'
import { cards } from '../fixtures/browse-page.ts'
import { expect, type TestSite } from '../fixtures/test.ts'
import { sentBy } from '../fixtures/student-steps.ts'
import { afterSending, holdLonger, sendNow, sendNowIfHeld } from '../fixtures/send-now.ts'
import { expectText } from '../fixtures/expect-text.ts'
import { connection } from '../fixtures/database.ts'
import { test } from '../fixtures/signed-in.ts'

const text = 'Dear Professor, may I join your group?'
const sent = 'Email has been sent successfully!'
const secondLetterQuestion = (page: Page) => page.getByRole('dialog', { name: 'Already written to' })

async function fillLetter({ dialog, body }: Composer) {
  await dialog.getByLabel('Subject').fill('Your work')
  await body.fill(text)
}

async function openFilledLetter(page: Page, site: TestSite): Promise<Composer & { email: string }> {
  const letter = await openLetterWithMailbox(page, site, 'B')
  await fillLetter(letter)
  return letter
}

/** Dates the letters of a student back by eight days: within seven days a second one to a professor is refused. */
async function dateLettersBack(site: TestSite, { student }: Composer): Promise<void> {
  const sql = await connection(site.dataDir)
  await sql`update outreaches set reserved_at = reserved_at - interval '8 days' where student_id = ${student.user.id}`
  await sql.end()
}

/** A letter that was sent, or may have been, counts: within seven days the next one waits, and says why. */
async function expectTooSoon({ dialog }: Composer): Promise<void> {
  await expect(dialog.getByText(/^You have written to .* in the last seven days\./)).toBeVisible()
  const send = dialog.getByRole('button', { name: 'Send', exact: true })
  await expect(send).toBeDisabled()
  await expect(send).toHaveAccessibleDescription(/^You can send this letter from /)
}

/** Opens the same letter in another tab of the same browser. */
async function openInAnotherTab(page: Page, { student }: Composer): Promise<{ tab: Page; letter: Composer }> {
  const tab = await page.context().newPage()
  await tab.goto(page.url())
  const letter = getComposer(tab, student)
  await letter.open()
  return { tab, letter }
}

test('a double click in each of two tabs sends one letter, and a later letter is sent as a new one [SEND-13, SEND-18]', async ({
  page,
  site,
}) => {
  const first = await openFilledLetter(page, site)
  const { tab, letter: second } = await openInAnotherTab(page, first)
  await expect(second.body).toHaveValue(text)
  await injectFault(site, 'gmail', 'latency', { ms: 1_500 })
  for (const { dialog } of [first, second])
    await dialog.getByRole('button', { name: 'Send', exact: true }).evaluate((button: HTMLElement) => {
      button.click()
      button.click()
    })
  // Both tabs show the same letter.
  await expect(afterSending(tab).getByRole('button', { name: 'Undo' })).toBeVisible()
  await sendNowIfHeld(page)
  await expectText(page, sent)
  await expect(tab.getByText(sent)).toBeVisible({ timeout: 20_000 })
  expect(await sentBy(site, first.email)).toHaveLength(1)

  await dateLettersBack(site, first)
  await first.finish()
  await first.open()
  await expect(first.body).not.toHaveValue(text)
  await fillLetter(first)
  await first.send()
  await secondLetterQuestion(page).getByRole('button', { name: 'Send Anyway' }).click()
  await sendNow(page)
  await expectText(page, sent)
  expect(await sentBy(site, first.email)).toHaveLength(2)
})

/** Loses the responses to *Send*, and returns the function that ends this. The letters reach the server. */
async function loseResponses(page: Page): Promise<() => Promise<void>> {
  await page.route('**/api/emails/', async (route) => {
    await route.fetch()
    await route.abort()
  })
  return () => page.unroute('**/api/emails/')
}
const noAnswer =
  'Labreach did not answer, so your letter may leave all the same. Send it again to learn what became of it: it never leaves twice.'

test('a lost response, a retry and a reload send one letter [SEND-18]', async ({ page, site }) => {
  const { email, dialog, body, send, open } = await openFilledLetter(page, site)
  const regain = await loseResponses(page)
  await send()
  await expectText(page, noAnswer)
  await expect(body).toHaveValue(text)
  await send()
  await expect(dialog.getByText('Sending...')).toBeHidden()
  await regain()
  await page.reload()
  await open()
  await expect(body).toHaveValue(text)
  await send()
  await sendNowIfHeld(page)
  await expectText(page, sent)
  expect(await sentBy(site, email)).toHaveLength(1)
})

test('after a lost response the only letter of the day can be sent again, and taken back: one lost response is not noticed [SEND-93]', async ({
  page,
  site,
}) => {
  const letter = await openLetterWithMailbox(page, site, 'F')
  await fillLetter(letter)
  const regain = await loseResponses(page)
  await letter.send()
  await expectText(page, noAnswer)
  // Its ten seconds began with the first attempt.
  await holdLonger(site, letter, 15)
  await regain()
  await expect(letter.dialog.getByText('0 letters left today')).toBeVisible()
  await letter.send()
  await afterSending(page).getByRole('button', { name: 'Undo' }).click()
  await expect(letter.dialog.getByText('1 letter left today')).toBeVisible()

  await page.route(
    '**/api/emails/',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await letter.send()
  await sendNow(page)
  await expectText(page, sent)
  expect(await sentBy(site, letter.email)).toHaveLength(1)
})

test('a tab with another text is told that the letter was sent, and sends its own text only after a confirmation [SEND-18]', async ({
  page,
  site,
}) => {
  const first = await openFilledLetter(page, site)
  const { tab, letter: second } = await openInAnotherTab(page, first)
  await second.body.fill('Dear Professor, I have one more question.')
  await first.send()
  await sendNow(page)
  await expectText(page, sent)
  await second.send()
  await expect(
    tab.getByText('This letter was sent already, with another text or to another address. Nothing was sent now.'),
  ).toBeVisible()
  await expectTooSoon(second)
  expect(await sentBy(site, first.email)).toHaveLength(1)

  await dateLettersBack(site, first)
  await second.close()
  await second.open()
  await second.send()
  await secondLetterQuestion(tab).getByRole('button', { name: 'Review Email' }).click()
  await expect(second.body).toHaveValue('Dear Professor, I have one more question.')
  await second.send()
  await secondLetterQuestion(tab).getByRole('button', { name: 'Send Anyway' }).click()
  await sendNow(tab)
  await expect(tab.getByText(sent)).toBeVisible()
  expect(await sentBy(site, first.email)).toHaveLength(2)
})

test('the text of another tab outlives a letter that was sent, also when that tab is closed [COMPOSE-17]', async ({
  page,
  site,
}) => {
  const first = await openFilledLetter(page, site)
  const { tab, letter: second } = await openInAnotherTab(page, first)
  await second.body.fill('Dear Professor, I have one more question.')
  await expect(first.dialog.getByText('You are writing this letter in another tab, too.')).toBeVisible()
  await first.send()
  await sendNow(page)
  await expectText(page, sent)
  await tab.close()
  await first.finish()
  await first.open()
  await expect(first.body).toHaveValue('Dear Professor, I have one more question.')
  expect(await sentBy(site, first.email)).toHaveLength(1)
})

test("a letter that Google did not confirm is not sent again without the student's confirmation [SEND-20]", async ({
  page,
  site,
}) => {
  const letter = await openFilledLetter(page, site)
  await injectFault(site, 'gmail', 'lost_response')
  await letter.send()
  await sendNow(page)
  await expectText(page, 'Google did not confirm this letter. Please check your Sent folder before you write again.')
  await expectTooSoon(letter)
  await expect(letter.body).toHaveValue(text)
  await letter.close()

  await dateLettersBack(site, letter)
  await letter.open()
  await letter.send()
  await expect(secondLetterQuestion(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(secondLetterQuestion(page)).toBeHidden()
  await expect(letter.body).toHaveValue(text)
  expect(await sentBy(site, letter.email)).toHaveLength(1)
})

test('sending deletes the draft, on the card and in the composer [DRAFT-17, CARD-8]', async ({ page, site }) => {
  const letter = await openFilledLetter(page, site)
  await letter.saveDraft.click()
  await expectText(page, 'Draft saved successfully')
  await letter.body.fill(`${text} Thank you.`)
  const card = cards(page).filter({ has: page.getByRole('button', { name: /^Compose Email to / }) })
  await letter.send()
  await sendNow(page)
  await expectText(page, sent)
  await letter.finish()
  await expect(card.getByText('Email Sent')).toBeVisible()
  await expect(card.getByLabel('Draft saved')).toBeHidden()
  await page.reload()
  await expect(card.getByText('Email Sent')).toBeVisible()
  await expect(card.getByLabel('Draft saved')).toBeHidden()
  await letter.open()
  await expect(letter.dialog.getByText('No draft saved yet.')).toBeVisible()
  await expect(letter.body).not.toHaveValue(/may I join/)
})
