import type { Page } from '@playwright/test'
import { strongButtons } from '../fixtures/strong-buttons.ts'
import { expect, type TestSite } from '../fixtures/test.ts'
import { expectText } from '../fixtures/expect-text.ts'
import { loseConnection, regainConnection } from '../fixtures/lose-connection.ts'
import { failNext, overrideStudent, signInNewStudent, test } from '../fixtures/signed-in.ts'
import { waitUntilUnlocked } from '../fixtures/student-steps.ts'

const connected = { is_google_authenticated: true, google_email: 'mina.okafor@gmail.com' }

/** Signs in a student, connected to Google unless `fields` says otherwise, and opens a letter that can be sent. */
async function openLetter(page: Page, site: TestSite, fields: Record<string, unknown> = connected) {
  await signInNewStudent(page, site)
  await overrideStudent(page, fields)
  await page.goto('/browse')
  await page
    .getByRole('button', { name: /^Unlock Professor at/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Unlock Professor' }).click()
  await waitUntilUnlocked(page)
  await page
    .getByRole('button', { name: /^Compose Email to / })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: 'Compose Email' })
  await dialog.getByLabel('Subject').fill('Your work')
  await dialog.getByRole('textbox', { name: 'Letter' }).fill('Dear Professor, may I join your group?')
  return { dialog, send: () => dialog.getByRole('button', { name: 'Send', exact: true }).click() }
}

const text = 'Dear Professor, may I join your group?'
const sent = { state: 'sent', email_sent_date: '2026-11-25T20:00:00.000Z', emails_day: { used: 1, limit: 1 } }
const afterSending = (page: Page) => page.getByRole('dialog', { name: 'What happens now' })

/** Makes every letter succeed, and returns the letters that were sent. */
async function catchLetters(page: Page) {
  const letters: { subject: string; message: string }[] = []
  await page.route('**/api/emails/', (route) => {
    letters.push(route.request().postDataJSON() as (typeof letters)[number])
    return route.fulfill({ json: sent })
  })
  return letters
}

test('Send without a Google account leads to the profile and explains why, and one click leads back to the letter [SEND-6, SEND-7, SEND-146, PROFILE-60]', async ({
  page,
  site,
}) => {
  const { dialog, send } = await openLetter(page, site, {})
  const body = dialog.getByRole('textbox', { name: 'Letter' })
  await send()
  await page.waitForURL('**/profile')
  const message = page.getByRole('dialog')
  await expectText(message, 'Please connect your Google account to send emails')
  // Said once.
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(message.getByText('Please sign in through Google Auth')).toBeVisible()
  await expect(strongButtons(message)).toHaveText(['Sign in with Google'])
  await message.getByRole('button', { name: 'Back to your letter' }).click()
  await page.waitForURL('**/browse*')
  await expect(body).toHaveValue(text)
  await expect(dialog.getByLabel('Subject')).toHaveValue('Your work')

  await send()
  await page.waitForURL('**/profile')
  await message.getByRole('button', { name: 'Close' }).last().click()
  const section = page.getByRole('region', { name: 'Email Authentication' })
  await expect(section.getByText(/^Your letter to .+ is kept as it is\.$/)).toBeVisible()
  await expect(strongButtons(section)).toHaveText(['Sign in with Google'])
  await section.getByRole('button', { name: 'Back to your letter' }).click()
  await expect(body).toHaveValue(text)
  // A letter that does not wait for a mailbox has no such button.
  await page.goto('/profile')
  await expect(section.getByRole('button', { name: 'Sign in with Google' })).toBeVisible()
  await expect(strongButtons(section)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Back to your letter' })).toHaveCount(0)
})

test('open places are filled in the confirmation, each text once, and the letter is sent with the words [SEND-41, SEND-2]', async ({
  page,
  site,
}) => {
  const { dialog, send } = await openLetter(page, site)
  const body = dialog.getByRole('textbox', { name: 'Letter' })
  await dialog.getByLabel('Subject').fill('A question about {topic}')
  await body.fill(
    'Dear Professor, your paper on {topic} moved me. [One sentence: what you noticed in it] Yours, [Name]',
  )
  const letters = await catchLetters(page)
  const confirmation = page.getByRole('dialog', { name: 'Unfilled places' })
  const fill = confirmation.getByRole('button', { name: 'Fill in and send' })

  await send()
  await expect(confirmation.getByRole('textbox')).toHaveCount(3)
  await expect(confirmation.getByLabel('topic')).toBeFocused()
  await expect(fill).toBeDisabled()
  await confirmation.getByLabel('topic').fill('soft hands')
  // Review Email also puts what was typed into the letter.
  await confirmation.getByRole('button', { name: 'Review Email' }).click()
  await expect(confirmation).toBeHidden()
  await expect(dialog.getByLabel('Subject')).toHaveValue('A question about soft hands')
  await expect(body).toHaveValue(/^Dear Professor, your paper on soft hands moved me\. \[One/)

  await send()
  await expect(confirmation.getByRole('textbox')).toHaveCount(2)
  await confirmation.getByLabel('One sentence: what you noticed in it').fill('The third grasp surprised me.')
  await expect(fill).toBeDisabled()
  await confirmation.getByLabel('Name', { exact: true }).fill('{me}')
  await expect(fill).toBeDisabled()
  await confirmation.getByLabel('Name', { exact: true }).fill('Mina')
  await confirmation.getByLabel('Name', { exact: true }).press('Enter')
  await expectText(page, 'Email has been sent successfully!')
  expect(letters).toMatchObject([
    {
      subject: 'A question about soft hands',
      message: 'Dear Professor, your paper on soft hands moved me. The third grasp surprised me. Yours, Mina',
    },
  ])
})

test('after a letter the page says what happens now and when to follow up, and offers the next closest [SEND-43, SEND-44, SEND-45, CARD-21]', async ({
  page,
  site,
}) => {
  const { send } = await openLetter(page, site)
  await catchLetters(page)
  await send()
  const after = afterSending(page)
  // On this page, so that no alert covers its words.
  await expectText(after.getByRole('status'), 'Email has been sent successfully!')
  await expect(page.getByText('Email has been sent successfully!')).toHaveCount(1)
  await expect(after.getByRole('heading', { name: /^Your letter is on its way to / })).toBeFocused()
  await expect(after.getByText('Sent from your Gmail, mina.okafor@gmail.com.')).toBeVisible()
  await expect(after.getByText('Dec 2, 2026')).toBeVisible()
  const next = after.getByRole('region', { name: 'Next closest to you' })
  await expect(next.getByRole('article')).toHaveCount(1)
  await after.getByRole('button', { name: 'Done' }).click()
  await expect(after).toBeHidden()
  const card = page
    .getByRole('list', { name: 'Professors', exact: true })
    .getByRole('article')
    .filter({ hasText: 'Email Sent' })
  await expect(card).toContainText('First Email: Nov 25, 2026')
  const name = await card.getAttribute('aria-label')

  // After a second letter the matches do not list the professor.
  await card.getByRole('button', { name: /^Compose Email to / }).click()
  await page.getByRole('dialog', { name: 'Compose Email' }).getByRole('textbox', { name: 'Letter' }).fill(text)
  await page.getByRole('dialog', { name: 'Compose Email' }).getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByRole('dialog', { name: 'Already written to' }).getByRole('button', { name: 'Send Anyway' }).click()
  await expect(after.getByText('They have this letter as well now.')).toBeVisible()
  await next.getByRole('link', { name: 'See them in your matches' }).click()
  await page.waitForURL('**/matches')
  await expect(after).toBeHidden()
  await expect(page.getByRole('article', { name: name! })).toHaveCount(0)
})

test('Send is disabled, with the reason, while the letter cannot be sent, and otherwise enabled [SEND-42]', async ({
  page,
  site,
}) => {
  const { dialog } = await openLetter(page, site)
  const send = dialog.getByRole('button', { name: 'Send', exact: true })
  await expect(send).toBeEnabled()
  await dialog.getByLabel('Subject').fill(' ')
  await expect(send).toHaveAccessibleDescription('Write a subject first.')
  await expect(send).toBeDisabled()

  const free = { used: 0, limit: 9, resets_at: null }
  const emails_day = { used: 1, limit: 1, resets_at: '2032-03-05T18:30:00.000Z' }
  await overrideStudent(page, {
    ...connected,
    quotas: { unlocks_week: free, unlocks_total: free, ai_day: free, emails_day },
  })
  await page.reload()
  await page
    .getByRole('button', { name: /^Compose Email to / })
    .first()
    .click()
  const limit =
    'You have reached your daily email limit. Please visit the pricing page to upgrade your plan. You can send again on Fri, Mar 5, 10:30 AM.'
  await expect(dialog.getByText(limit)).toBeVisible()
  await expect(send).toBeDisabled()
  await dialog.getByRole('textbox', { name: 'Letter' }).fill('Dear Professor, not saved yet.')
  await expect(strongButtons(dialog)).toHaveText(['Save draft'])
  await dialog.getByRole('link', { name: 'See plans' }).click()
  await page.waitForURL('**/pricing')
})

test('the message about the daily limit refers to the pricing page [SEND-16, SEND-10]', async ({ page, site }) => {
  const { dialog, send } = await openLetter(page, site)
  await failNext(page, 'POST', '/api/emails/', 403, 'Daily limit')
  await send()
  await expectText(page, 'You have reached your daily email limit. Please visit the pricing page to upgrade your plan.')
  await expect(dialog.getByRole('textbox', { name: 'Letter' })).toHaveValue('Dear Professor, may I join your group?')
})

test('an expired Google connection leads to the profile after two seconds, and back to the letter [SEND-11, PROFILE-60]', async ({
  page,
  site,
}) => {
  const expired =
    'Your Google authentication has expired. Please reconnect your Google account to continue sending emails.'
  const { dialog, send } = await openLetter(page, site)
  await failNext(page, 'POST', '/api/emails/', 405, 'expired')
  const start = Date.now()
  await send()
  await expectText(page, expired)
  await page.waitForURL('**/profile')
  expect(Date.now() - start).toBeGreaterThanOrEqual(2_000)
  const message = page.getByRole('dialog')
  await expect(message.getByText(expired)).toBeVisible()
  await message.getByRole('button', { name: 'Back to your letter' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Letter' })).toHaveValue(text)
})

test('the questions after Send come also if no script can be loaded any more [SEND-2, SEND-41]', async ({
  page,
  site,
}) => {
  const { dialog, send } = await openLetter(page, site)
  await catchLetters(page)
  const body = dialog.getByRole('textbox', { name: 'Letter' })
  await body.fill('Dear {name}, may I join your group?')
  await page.route('**/*.js', (route) => route.abort())
  await send()
  await page.getByRole('dialog', { name: 'Unfilled places in your letter' }).getByLabel('name').fill('Ada')
  await page.getByRole('button', { name: 'Review Email' }).click()
  await expect(body).toHaveValue('Dear Ada, may I join your group?')
})

test('other failures show the server’s sentence, its status or a general text, and the letter remains [SEND-12, SEND-93]', async ({
  page,
  site,
}) => {
  const { dialog, send } = await openLetter(page, site)
  await page.route('**/api/emails/', (route) => route.abort())
  await loseConnection(page)
  await send()
  await expectText(page, 'Failed to send email. Please try again.')
  await regainConnection(page)
  await page.unroute('**/api/emails/')
  await failNext(page, 'POST', '/api/emails/', 409, 'Professor has opted out.')
  await send()
  await expectText(page, 'Professor has opted out.')
  await failNext(page, 'POST', '/api/emails/', 500)
  await send()
  await expectText(page, 'Server error: 500')
  await page.route('**/api/emails/', (route) => route.abort())
  await send()
  await expectText(
    page,
    'Labreach did not answer, so your letter may leave all the same. Send it again to learn what became of it: it never leaves twice.',
  )
  await expect(dialog.getByRole('textbox', { name: 'Letter' })).toHaveValue('Dear Professor, may I join your group?')
})
