import type { Page } from '@playwright/test'
import { openFirstLetter, openLetter } from '../fixtures/composer.ts'
import { strongButtons } from '../fixtures/strong-buttons.ts'
import { expect } from '../fixtures/test.ts'
import { grant } from '../fixtures/grant-plan.ts'
import { expectText } from '../fixtures/expect-text.ts'
import { connection } from '../fixtures/database.ts'
import { sendNow } from '../fixtures/send-now.ts'
import { sentBy } from '../fixtures/student-steps.ts'
import { password, signInNewStudent, test } from '../fixtures/signed-in.ts'

/** Fills in and submits the sandbox's consent page. */
async function consent(page: Page, email: string, answer: 'Allow' | 'Deny'): Promise<void> {
  if (answer === 'Allow') {
    await page.getByLabel('Email', { exact: true }).fill(email)
    await page.getByLabel('Name', { exact: true }).fill('Mina Okafor')
  }
  await page.getByRole('button', { name: answer }).click()
}

test('connecting Google from a letter returns to the same letter, ready to send [GOOGLE-18]', async ({
  page,
  site,
}) => {
  const student = await signInNewStudent(page, site)
  await grant(site, student.user.username, 'B')
  const { dialog, body } = await openFirstLetter(page, student)
  const input = {
    subject: 'A question of mine',
    body: 'Dear Professor, may I?',
    recipient: 'ada@elsewhere.example.edu',
  }
  await dialog.getByLabel('Recipient').fill(input.recipient)
  await dialog.getByLabel('Subject').fill(input.subject)
  await body.fill(input.body)
  await dialog.getByRole('button', { name: 'Connect Google' }).click()
  await consent(page, `${student.user.username}@gmail.com`, 'Allow')
  await page.waitForURL('**/browse*')
  await expectText(page, 'Google is connected. Your letter is ready to send.')
  await expect(body).toHaveValue(input.body)
  await expect(dialog.getByLabel('Subject')).toHaveValue(input.subject)
  await expect(dialog.getByLabel('Recipient')).toHaveValue(input.recipient)
  await expect(dialog.getByRole('button', { name: 'Send', exact: true })).toBeEnabled()
  await expect(dialog.getByRole('button', { name: 'Connect Google' })).toBeHidden()
  // The letter opens only once after the return from Google.
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Find Professors' })).toBeVisible()
  await expect(dialog).toBeHidden()
})

test('connecting Google from a letter comes back to it after a proof of the password too, and one click sends [SEND-40, SEND-144]', async ({
  page,
  site,
}) => {
  const { dialog, body, student, send } = await openLetter(page, site)
  await body.fill('Dear Professor, may I join your group?')
  const sql = await connection(site.dataDir)
  await sql`update sessions set proved_at = now() - interval '1 hour' where student_id = ${student.user.id}`
  await sql.end()
  await expect(dialog.getByText(/^Your own Gmail sends this letter/)).toBeVisible()
  await expect(strongButtons(dialog)).toHaveText(['Connect Google'])
  await dialog.getByRole('button', { name: 'Connect Google' }).click()
  const question = page.getByRole('dialog', { name: 'Is it you?' })
  await question.getByLabel('Password', { exact: true }).fill(password)
  await question.getByRole('button', { name: 'Continue' }).click()
  await consent(page, `${student.user.username}@gmail.com`, 'Allow')
  await page.waitForURL('**/browse*')
  await expect(body).toHaveValue('Dear Professor, may I join your group?')
  await expect(dialog.getByText(/^Your own Gmail sends this letter/)).toBeHidden()
  await expect(strongButtons(dialog).first()).toHaveText('Send')
  await send()
  await sendNow(page)
  await expectText(page, 'Email has been sent successfully!')
  expect(await sentBy(site, `${student.user.username}@gmail.com`)).toHaveLength(1)
})

test('Send without Google leads to the profile, and connecting there leads back to the letter, also after a denied consent [GOOGLE-18, SEND-7]', async ({
  page,
  site,
}) => {
  const { dialog, body, student, send } = await openLetter(page, site)
  // The template choice must be restored too.
  await dialog.getByLabel('Template', { exact: true }).selectOption('Blank')
  await body.fill('Dear Professor, a blank beginning.')
  await send()
  await page.waitForURL('**/profile')
  // The composer may still be closing.
  const message = page.getByRole('dialog', { name: 'Please connect your Google account to send emails' })
  await message.getByRole('button', { name: 'Close' }).last().click()
  await page.getByRole('button', { name: 'Sign in with Google' }).click()
  await consent(page, '', 'Deny')
  await page.waitForURL('**/profile*')
  await expect(page.getByRole('button', { name: 'Sign in with Google' })).toBeVisible()
  await page.getByRole('button', { name: 'Sign in with Google' }).click()
  await consent(page, `${student.user.username}@gmail.com`, 'Allow')
  await page.waitForURL('**/browse*')
  await expect(body).toHaveValue('Dear Professor, a blank beginning.')
})

test('connecting Google from the profile stays there and confirms it once', async ({ page, site }) => {
  const { student, close } = await openLetter(page, site)
  await close()
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Sign in with Google' }).click()
  await consent(page, `${student.user.username}@gmail.com`, 'Allow')
  await page.waitForURL('**/profile*')
  await expectText(page, 'Google is connected. You can send letters now.')
  await page.reload()
  await expect(page.getByText('Connected to Google')).toBeVisible()
  await expect(page.getByText('Google is connected.')).toBeHidden()
})

test('with unsaved changes of the profile, connecting there offers the letter instead of opening it [PROFILE-101]', async ({
  page,
  site,
}) => {
  const { body, student, send } = await openLetter(page, site)
  await body.fill('Dear Professor, I wait.')
  await send()
  await page.waitForURL('**/profile')
  await page
    .getByRole('dialog', { name: 'Please connect your Google account to send emails' })
    .getByRole('button', { name: 'Close' })
    .last()
    .click()
  await page.getByLabel('Major').fill('Physics')
  page.on('dialog', (question) => question.accept())
  await page.getByRole('button', { name: 'Sign in with Google' }).click()
  await consent(page, `${student.user.username}@gmail.com`, 'Allow')
  await page.waitForURL('**/profile*')
  await expectText(page, 'Google is connected. You can send letters now.')
  await expect(page.getByLabel('Major')).toHaveValue('Physics')
  await expect(page.getByRole('button', { name: 'Back to your letter' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
