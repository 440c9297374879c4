import type { Page } from '@playwright/test'
import { cards } from '../fixtures/browse-page.ts'
import { waitForLink } from '../fixtures/mail-link.ts'
import { expect } from '../fixtures/test.ts'
import { connectGoogle } from '../fixtures/student-steps.ts'
import { expectText, recordText } from '../fixtures/expect-text.ts'
import { password, failNext, signInNewStudent, test } from '../fixtures/signed-in.ts'

async function requestMail(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send Reset Email' }).click()
}

async function setPassword(page: Page, next: string, confirmation: string): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(next)
  await page.getByLabel('Confirm new password').fill(confirmation)
  await page.getByRole('button', { name: 'Reset Password' }).click()
}

test('an address is required, and a mail that cannot be sent is reported [PASSWORD-1, PASSWORD-2, PASSWORD-5]', async ({
  page,
}) => {
  const path = '/api/auth/password-reset/'
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot password' }).click()
  await requestMail(page, '  ')
  await expectText(page, 'Please enter your email address.')
  for (const status of [500, 0]) {
    await failNext(page, 'POST', path, status)
    await requestMail(page, 'mina@example.edu')
    await expectText(page, 'Failed to send password reset email. Please try again.')
  }
  await requestMail(page, 'no address')
  await expect(page.getByText('This is not an email address. Please check it and try again.')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('no address')
})

test('an unknown address gets the same page as a known one, with the next steps [PASSWORD-3, PASSWORD-4]', async ({
  page,
}) => {
  await page.goto('/forgot-password')
  await requestMail(page, 'nobody@example.edu')
  await page.waitForURL('**/forgot-password/sent')
  for (const text of ['nobody@example.edu', /spam folder/, /within 30 minutes/, /works once/])
    await expect(page.getByText(text)).toBeVisible()
  recordText('Send Reset Email')
  await page.getByRole('button', { name: 'Send Another Email' }).click()
  await page.waitForURL('**/forgot-password')
  await expect(page.getByLabel('Email')).toHaveValue('nobody@example.edu')
  recordText('Send Another Email')
  await page.goto('/forgot-password/sent')
  await page.getByRole('button', { name: 'Back to Sign In' }).click()
  await page.waitForURL('**/login')
  recordText('Back to Sign In')
})

test('the link of the mail replaces a forgotten password, once [PASSWORD-7, PASSWORD-8, PASSWORD-10, PASSWORD-11, PASSWORD-12, PASSWORD-14, PASSWORD-15]', async ({
  page,
  site,
}) => {
  const { user } = await signInNewStudent(page, site)
  const email = `${user.username}@gmail.com`
  await connectGoogle(page, { username: user.username, password, google: { email, name: 'Mina Okafor' } })
  const otherTab = await page.context().newPage()
  await otherTab.goto('/browse')
  await expect(cards(otherTab)).toHaveCount(9)
  await page.goto('/forgot-password')
  await requestMail(page, email)
  await page.waitForURL('**/forgot-password/sent')

  const link = await waitForLink(site, email, '/reset-password')
  await page.goto(link)
  await expect(page.getByText(user.username)).toBeVisible()
  await expect(page).toHaveURL('/reset-password')
  await page.reload()
  await expect(page.getByText(user.username)).toBeVisible()
  await expect(page).toHaveURL('/reset-password')
  await setPassword(page, 'abcdefgh', '')
  await expectText(page, 'Please enter and confirm your new password.')
  await setPassword(page, 'abc', 'abd')
  await expectText(page, 'Passwords do not match. Please try again.')
  await setPassword(page, 'seven77', 'seven77')
  await expectText(page, 'Password must be at least 8 characters long.')
  await setPassword(page, 'password1', 'password1')
  await expect(page.getByText(/one of the most used ones/)).toBeVisible()
  const path = '/api/auth/reset-password/'
  for (const status of [500, 0]) {
    await failNext(page, 'POST', path, status)
    await setPassword(page, 'quite another secret', 'quite another secret')
    await expectText(page, 'Failed to reset password. Please try again or request a new reset link.')
  }
  await setPassword(page, 'quite another secret', 'quite another secret')
  await expect(page.getByText('Your password is changed. You can sign in with it now…')).toBeVisible()
  await otherTab.waitForURL('**/login')
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull()
  await page.waitForURL('**/login')
  await page.goto('/reset-password')
  await expectText(page, 'Invalid or missing reset token. Please request a new password reset.')

  await page.goto(link)
  await setPassword(page, 'a third long secret', 'a third long secret')
  await expect(page.getByText(/This link has been used already/)).toBeVisible()
  await page.getByRole('link', { name: 'Request a new reset link' }).click()
  await page.waitForURL('**/forgot-password')

  await page.goto('/login')
  await page.getByLabel('Username').fill(user.username)
  await page.getByLabel('Password', { exact: true }).fill('quite another secret')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.waitForURL('**/browse*')
})

test('a link without a token is reported, with a link to request a new mail [PASSWORD-9]', async ({ page }) => {
  await page.goto('/reset-password?username=mina')
  await expectText(page, 'Invalid or missing reset token. Please request a new password reset.')
  await page.getByRole('link', { name: 'Request a new reset link' }).click()
  await page.waitForURL('**/forgot-password')
})

test('an address is confirmed by a click on the button, not by opening the link [ACCOUNT-9]', async ({
  page,
  site,
}) => {
  const { user, access_token } = await signInNewStudent(page, site)
  const email = `${user.username}@riverbend.example`
  const response = await page.request.post('/api/auth/email/', {
    headers: { authorization: `Bearer ${access_token}` },
    data: { email },
  })
  expect(response.status()).toBe(200)
  const link = await waitForLink(site, email, '/confirm-email')
  const calls: string[] = []
  page.on('request', (request) => request.url().includes('/email/confirm/') && calls.push(request.url()))
  await page.goto(link)
  await expect(page).toHaveURL('/confirm-email')
  await page.reload()
  await expect(page).toHaveURL('/confirm-email')
  const button = page.getByRole('button', { name: 'Confirm address' })
  await expect(button).toBeVisible()
  expect(calls).toEqual([])
  await button.click()
  await expect(page.getByText(`${email} is confirmed.`)).toBeVisible()
  expect(calls).toHaveLength(1)
  await page.goto(link)
  await button.click()
  await expect(page.getByText(/This link has been used already/)).toBeVisible()
  await page.getByRole('link', { name: 'Go to your profile' }).click()
  await page.waitForURL('**/profile')
})
