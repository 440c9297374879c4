import type { Page } from '@playwright/test'
import { expect, type TestSite } from '../fixtures/test.ts'
import { expectText } from '../fixtures/expect-text.ts'
import { failNext, overrideStudent, signInNewStudent, test } from '../fixtures/signed-in.ts'

const connected = { is_google_authenticated: true, google_email: 'mina.okafor@gmail.com' }

/** Signs in a student, connected to Google unless given, and opens a letter that can be sent. */
async function openLetter(page: Page, site: TestSite, fields: Record<string, unknown> = connected) {
  await signInNewStudent(page, site)
  await overrideStudent(page, fields)
  await page.goto('/browse')
  await page
    .getByRole('button', { name: /^Unlock Professor at/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Unlock Professor' }).click()
  await page
    .getByRole('button', { name: /^Compose Email to / })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: 'Compose Email' })
  await dialog.getByLabel('Subject').fill('Your work')
  await dialog.getByRole('textbox', { name: 'Letter' }).fill('Dear Professor, may I join your group?')
  return { dialog, send: () => dialog.getByRole('button', { name: 'Send', exact: true }).click() }
}

test('Send without a Google account leads to the profile and explains why [SEND-6, SEND-7]', async ({ page, site }) => {
  const { send } = await openLetter(page, site, {})
  await send()
  await page.waitForURL('**/profile')
  await expectText(page, 'Please connect your Google account to send emails')
  await expect(page.getByRole('dialog').getByText('Please log in through Google Auth')).toBeVisible()
})

test('the daily limit is explained with the pricing page [SEND-16, SEND-10]', async ({ page, site }) => {
  const { dialog, send } = await openLetter(page, site)
  await failNext(page, 'POST', '/api/emails/', 403, 'Daily limit')
  await send()
  await expectText(page, 'You have reached your daily email limit. Please visit the pricing page to upgrade your plan.')
  await expect(dialog.getByRole('textbox', { name: 'Letter' })).toHaveValue('Dear Professor, may I join your group?')
})

test('an expired Google connection leads to the profile after two seconds [SEND-11]', async ({ page, site }) => {
  const expired =
    'Your Google authentication has expired. Please reconnect your Google account to continue sending emails.'
  const { send } = await openLetter(page, site)
  await failNext(page, 'POST', '/api/emails/', 405, 'expired')
  const start = Date.now()
  await send()
  await expectText(page, expired)
  await page.waitForURL('**/profile')
  expect(Date.now() - start).toBeGreaterThanOrEqual(2_000)
  await expect(page.getByRole('dialog').getByText(expired)).toBeVisible()
})

test('other failures show the server’s sentence, its status or a general text, and the letter remains [SEND-12]', async ({
  page,
  site,
}) => {
  const { dialog, send } = await openLetter(page, site)
  await failNext(page, 'POST', '/api/emails/', 409, 'Professor has opted out.')
  await send()
  await expectText(page, 'Professor has opted out.')
  await failNext(page, 'POST', '/api/emails/', 500)
  await send()
  await expectText(page, 'Server error: 500')
  await failNext(page, 'POST', '/api/emails/', 0)
  await send()
  await expectText(page, 'Failed to send email. Please try again.')
  await expect(dialog.getByRole('textbox', { name: 'Letter' })).toHaveValue('Dear Professor, may I join your group?')
})
