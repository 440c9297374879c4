import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, type TestSite } from '../fixtures/test.ts'
import { connectGoogle } from '../fixtures/student-steps.ts'
import { expectText } from '../fixtures/expect-text.ts'
import { password, failNext, overrideStudent, signInNewStudent, test, type NewSession } from '../fixtures/signed-in.ts'
import { call } from '../fixtures/student-over-http.ts'

const section = (page: Page, name: string) => page.getByRole('region', { name })
const refreshSession = (site: TestSite, { refresh_token }: NewSession) =>
  call(site, '/api/auth/refresh/', { body: { refresh: refresh_token } })

test('Google is connected and disconnected in its section [GOOGLE-14, GOOGLE-15]', async ({ page, site }) => {
  const { user } = await signInNewStudent(page, site)
  const google = { email: `${user.username}@gmail.com`, name: 'Mina Okafor' }
  await connectGoogle(page, { username: user.username, password, google })
  const email = section(page, 'Email Authentication')
  await expectText(email, 'Connected to Google')
  await email.getByRole('button', { name: 'Disconnect' }).click()
  await expectText(email, 'Sign in with Google')
  await page.reload()
  await expectText(email, 'Sign in with Google')
})

test('changing the password requires the old one and ends every other session [PASSWORD-18, PASSWORD-19, PASSWORD-20, PASSWORD-21, PASSWORD-23, PASSWORD-24]', async ({
  page,
  site,
}) => {
  const { user } = await signInNewStudent(page, site)
  const otherSession = await call<NewSession>(site, '/api/auth/login/', {
    body: { username: user.username, password },
  })
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Change Password' }).click()
  const change = async (old: string, next: string, confirmation: string) => {
    await page.getByLabel('Current password').fill(old)
    await page.getByLabel('New password', { exact: true }).fill(next)
    await page.getByLabel('Confirm new password').fill(confirmation)
    await page.getByRole('button', { name: 'Change Password' }).click()
  }
  await expect(page.getByLabel('Current password')).toBeFocused()
  await change(password, '', '')
  await expectText(page, 'Please fill in all password fields.')
  await change(password, 'quite another secret', 'quite another secreT')
  await expectText(page, 'New password and confirmation do not match.')
  await change(password, 'seven77', 'seven77')
  await expectText(page, 'New password must be at least 8 characters long.')
  await change('not the old one', 'quite another secret', 'quite another secret')
  await expectText(page, 'The old password is not right.')

  const path = '/api/auth/me/'
  await failNext(page, 'POST', path, 500)
  await change(password, 'quite another secret', 'quite another secret')
  await expect(page.getByText('Failed to change password', { exact: true })).toBeVisible()
  await expectText(page, 'Failed to change password')
  await failNext(page, 'POST', path, 0)
  await change(password, 'quite another secret', 'quite another secret')
  await expectText(page, 'Failed to change password. Please try again.')

  await change(password, 'quite another secret', 'quite another secret')
  await expectText(page, 'Password changed successfully!')
  // The message of the failed attempt must not remain.
  await expect(page.getByText('Failed to change password. Please try again.')).toBeHidden({ timeout: 3_000 })
  await expect(page.getByLabel('Current password')).toBeHidden()
  await expect(refreshSession(site, otherSession)).rejects.toThrow('401')
  const refresh_token = await page.evaluate(() => localStorage.getItem('refresh_token'))
  await refreshSession(site, { ...otherSession, refresh_token: refresh_token! })
  // The page uses the new tokens.
  await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download My Data' }).click()])
  const body = { username: user.username, password: 'quite another secret' }
  await call(site, '/api/auth/login/', { body })
})

test('a student who signs in with Google has no password to change [PASSWORD-17]', async ({ page, site }) => {
  await signInNewStudent(page, site)
  await overrideStudent(page, { google_user: true })
  await page.goto('/profile')
  await expect(page.getByRole('button', { name: 'Delete Account' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Change Password' })).toHaveCount(0)
})

test('an address belongs to the account after its link is confirmed [ACCOUNT-9]', async ({ page, site }) => {
  const { user } = await signInNewStudent(page, site)
  const address = `${user.username}@mail.example`
  await page.goto('/profile')
  const account = section(page, 'Account Management')
  await expectText(account, 'No address yet.')
  await account.getByRole('button', { name: 'Send Link' }).click()
  await expect(account.getByText('Please enter your email address.')).toBeVisible()
  await account.getByLabel('Your address').fill('nobody')
  await account.getByRole('button', { name: 'Send Link' }).click()
  await expectText(account, 'This is not an email address. Please check it and try again.')
  await account.getByLabel('Your address').fill(address)
  await account.getByRole('button', { name: 'Send Link' }).click()
  await expectText(account, `We sent an email to ${address}.`)

  await page.goto(await waitForLink(site, address))
  await page.getByRole('button', { name: /confirm/i }).click()
  await expect(page.getByText(address)).toBeVisible()
  await page.goto('/profile')
  await expect(account.getByText(address)).toBeVisible()
  await expectText(account, 'Verified')
})

test('all data of the student is downloaded as one archive [ACCOUNT-8]', async ({ page, site }) => {
  await signInNewStudent(page, site)
  await page.goto('/profile')
  const button = page.getByRole('button', { name: 'Download My Data' })
  await failNext(page, 'GET', '/api/auth/me/data/', 500)
  await button.click()
  await expectText(page, 'Your data could not be downloaded. Please try again.')
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
  expect(download.suggestedFilename()).toBe('labreach-data.zip')
  const bytes = await readFile(await download.path())
  expect(bytes.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004')
  for (const name of ['data.json', 'resume.json', 'letters.csv', 'due.ics', 'Mina Okafor.pdf'])
    expect(bytes.includes(name)).toBe(true)
})

test('the profile is downloaded as JSON Resume [PROFILE-68]', async ({ page, site }) => {
  await signInNewStudent(page, site)
  await page.goto('/profile')
  const button = page.getByRole('button', { name: 'Download JSON Resume' })
  await failNext(page, 'GET', '/api/auth/me/resume.json', 500)
  await button.click()
  await expectText(page, 'Your profile could not be downloaded. Please try again.')
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
  expect(download.suggestedFilename()).toBe('resume.json')
  expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toMatchObject({ meta: { version: 'v1.0.0' } })
})

test('typing DELETE deletes the account and its data in the browser [ACCOUNT-4, ACCOUNT-5, ACCOUNT-6, ACCOUNT-7]', async ({
  page,
  site,
}) => {
  const { user } = await signInNewStudent(page, site)
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Delete Account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await expect(dialog.getByText(/professors asked not to be listed, and the payment records/)).toBeVisible()
  await expect(dialog.getByText(/revoked at Google/)).toBeVisible()
  const confirm = async (word: string) => {
    await dialog.getByLabel('Type DELETE to confirm').fill(word)
    await dialog.getByRole('button', { name: 'Delete Account' }).click()
  }
  for (const word of ['', 'delete', 'DELETE ']) {
    await confirm(word)
    await expectText(dialog, 'Please type "DELETE" to confirm account deletion.')
  }
  const path = '/api/auth/me/'
  for (const [status, sentence, shown] of [
    [500, undefined, 'Failed to delete account'],
    [0, undefined, 'Failed to delete account Please try again.'],
    [503, 'Not at the moment.', 'Not at the moment.'],
  ] as const) {
    await failNext(page, 'POST', path, status, sentence)
    await confirm('DELETE')
    await expectText(page, shown)
    await page.getByText(shown, { exact: true }).click()
  }
  await page.evaluate(() => sessionStorage.setItem('browse_page', '2'))
  await confirm('DELETE')
  await expectText(page, 'Account deleted successfully. You will be redirected to the homepage.')
  await expect(page).toHaveURL(/profile/)
  await page.waitForURL(`${site.url}/`)
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull()
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([])
  await expect(
    call(site, '/api/auth/login/', { body: { username: user.username, password } }),
    'the account is gone',
  ).rejects.toThrow('401')
})

test('the dialog of a student who may pay says that a deletion ends the subscription [PAYMENT-34]', async ({
  page,
  site,
}) => {
  await signInNewStudent(page, site)
  await page.goto('/profile')
  const button = page.getByRole('button', { name: 'Delete Account' })
  await button.click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  const ending = dialog.getByText(/your subscription, if one is running: it is not charged again/)
  await expect(dialog.getByText(/your favorites/)).toBeVisible()
  await expect(ending).toHaveCount(0)
  await overrideStudent(page, { subscription: 'B', has_customer_portal: true })
  await page.reload()
  await button.click()
  await expect(ending).toBeVisible()
})

test('the profile links to the plans on Free and to the customer portal on a paid plan [PLAN-17, PAYMENT-15, PAYMENT-17, PAYMENT-18]', async ({
  page,
  site,
}) => {
  await signInNewStudent(page, site)
  await page.goto('/profile')
  const plan = section(page, 'Subscription Management')
  await expectText(plan, 'Free Plan')
  await plan.getByRole('link', { name: 'Upgrade Plan' }).click()
  await page.waitForURL('**/pricing')

  await overrideStudent(page, { subscription: 'B', current_free_trial: true, trial_ends: '2027-01-05T12:00:00Z' })
  await page.goto('/profile')
  await expectText(plan, 'Free Trial')
  await expect(plan.getByRole('link', { name: 'Upgrade Plan' })).toBeVisible()
  await page.unroute('**/api/auth/me/')
  await overrideStudent(page, { subscription: 'B', has_customer_portal: true })
  await page.reload()
  const manage = plan.getByRole('button', { name: 'Manage subscription' })
  await expect(plan.getByText(/payment methods, download invoices, cancel or modify the subscription/)).toBeVisible()
  const path = '/api/create-portal-session/'
  await failNext(page, 'POST', path, 500)
  await manage.click()
  await expectText(page, 'Failed to access customer portal. Please try again.')
  await failNext(page, 'POST', path, 404, 'You have not paid for anything yet.')
  await manage.click()
  await expectText(page, 'You have not paid for anything yet.')
  await page.route(`**${path}`, (route) => route.fulfill({ json: { portal_url: `${site.url}/terms` } }))
  const request = page.waitForRequest(`**${path}`)
  await manage.click()
  expect((await request).postDataJSON()).toMatchObject({ return_url: `${site.url}/profile` })
  await page.waitForURL('**/terms')
  await page.goto('/profile')
  await manage.waitFor()
  await page.evaluate(() => localStorage.removeItem('user'))
  await manage.click()
  await expectText(page, 'Please log in to manage your subscription')
})

test('an action without a stored student is refused with a message [PROFILE-19]', async ({ page, site }) => {
  await signInNewStudent(page, site)
  await page.goto('/profile')
  await page.getByLabel('Major').fill('Physics')
  await page.evaluate(() => localStorage.removeItem('user'))
  await page.getByRole('region', { name: 'Unsaved changes' }).getByRole('button', { name: 'Save' }).click()
  await expectText(page, 'User not found. Please refresh and try again.')
})

/** Waits for a mail to an address and returns the path of its link. */
async function waitForLink(site: TestSite, address: string): Promise<string> {
  let link: string | undefined
  await expect
    .poll(
      async () => {
        const url = `${site.sandboxUrl}/control/mail?to=${encodeURIComponent(address)}`
        const { mails } = (await (await fetch(url)).json()) as { mails: { id: string }[] }
        if (!mails[0]) return undefined
        const raw = await (await fetch(`${site.sandboxUrl}/control/mail/${mails[0].id}/raw`)).text()
        link = /\/confirm-email\?token=[\w-]+/.exec(raw.replace(/=\r?\n/g, '').replaceAll('=3D', '='))?.[0]
        return link
      },
      { timeout: 15_000 },
    )
    .toBeDefined()
  return link!
}
