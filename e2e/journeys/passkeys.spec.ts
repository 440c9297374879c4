import type { Page } from '@playwright/test'
import { giveDevice } from '../fixtures/device.ts'
import { expectAccessible } from '../fixtures/expect-accessible.ts'
import { expireProofs } from '../fixtures/expire-proofs.ts'
import { waitForLink } from '../fixtures/mail-link.ts'
import { password, signInNewStudent, test } from '../fixtures/signed-in.ts'
import { connectGoogle } from '../fixtures/student-steps.ts'
import { expect } from '../fixtures/test.ts'

const account = (page: Page) => page.getByRole('region', { name: 'Account Management' })
const passkeys = (page: Page) => account(page).getByRole('list', { name: 'Your passkeys' }).getByRole('listitem')

async function addPasskey(page: Page, name: string): Promise<void> {
  await page.goto('/profile')
  await account(page).getByRole('button', { name: 'Add a passkey' }).click()
  await account(page).getByLabel('Name of the passkey').fill(name)
  await account(page).getByRole('button', { name: 'Continue' }).click()
  await expect(passkeys(page).filter({ hasText: name })).toBeVisible()
}

async function signOut(page: Page): Promise<void> {
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await page.goto('/login')
}

const useAPasskey = (page: Page) => page.getByRole('button', { name: 'Sign in with a passkey' }).click()

test('a student adds a passkey, signs in with it, loses it and recovers by the confirmed address [PASSKEY-1, PASSKEY-2, PASSKEY-7]', async ({
  page,
  site,
}) => {
  const { user } = await signInNewStudent(page, site)
  const email = `${user.username}@gmail.com`
  await connectGoogle(page, { username: user.username, password, google: { email, name: 'Mina Okafor' } })
  const phone = await giveDevice(page)
  await addPasskey(page, 'My old phone')
  await expect(passkeys(page)).toContainText('Not used yet.')
  await expect(account(page).getByText('Your passkeys below still sign in')).toBeVisible()
  await expectAccessible(page, 'the passkeys of the profile')

  await signOut(page)
  await useAPasskey(page)
  await expect(page.getByText('Signed in. Opening your professors…')).toBeVisible()
  await page.waitForURL('**/browse*')
  await page.goto('/profile')
  await expect(passkeys(page)).toContainText('Last used')

  // A new phone, which has no passkey.
  await phone.lose()
  await giveDevice(page)
  await signOut(page)
  await useAPasskey(page)
  await expect(page.getByText('No passkey was used. You can try again.')).toBeVisible()
  await page.getByRole('link', { name: 'Forgot password' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send Reset Email' }).click()
  await page.waitForURL('**/forgot-password/sent')
  await page.goto(await waitForLink(site, email, '/reset-password'))
  await page.getByLabel('New password', { exact: true }).fill('quite another secret')
  await page.getByLabel('Confirm new password').fill('quite another secret')
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await page.getByRole('link', { name: 'Go to sign in' }).click()
  await page.waitForURL('**/login')
  await page.getByLabel('Username').fill(user.username)
  await page.getByLabel('Password', { exact: true }).fill('quite another secret')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.waitForURL('**/browse*')

  await page.goto('/profile')
  await passkeys(page).getByRole('button', { name: 'Remove My old phone' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(passkeys(page)).toHaveCount(0)
  await expect(account(page).getByRole('heading', { name: 'Passkeys' })).toBeFocused()
  await addPasskey(page, 'My new phone')
})

test('a passkey proves that it is the student, in place of the password [PASSKEY-4, PASSKEY-5]', async ({
  page,
  site,
}) => {
  const { user } = await signInNewStudent(page, site)
  await giveDevice(page)
  await addPasskey(page, 'My phone')
  await expireProofs(site, user.id)
  await passkeys(page).getByRole('button', { name: 'Remove My phone' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  const question = page.getByRole('dialog', { name: 'Is it you?' })
  await expect(question.getByLabel('Password', { exact: true })).toBeVisible()
  await expectAccessible(page, 'the question about the proof')
  await question.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(passkeys(page)).toHaveCount(0)
  await expect(question).toBeHidden()
})

test('a device keeps one passkey of an account, and a passkey needs a name [PASSKEY-1]', async ({ page, site }) => {
  await signInNewStudent(page, site)
  await giveDevice(page)
  await addPasskey(page, 'My phone')
  await account(page).getByRole('button', { name: 'Add a passkey' }).click()
  await account(page).getByLabel('Name of the passkey').fill(' ')
  await account(page).getByRole('button', { name: 'Continue' }).click()
  await expect(account(page).getByText('Please enter a name.')).toBeVisible()
  await account(page).getByLabel('Name of the passkey').fill('The same phone')
  await account(page).getByRole('button', { name: 'Continue' }).click()
  await expect(account(page).getByText('This device has a passkey for your account already.')).toBeVisible()
  await account(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(passkeys(page)).toHaveCount(1)
})

test('a passkey that was removed here does not sign in, and the page says what to do [PASSKEY-5]', async ({
  page,
  site,
}) => {
  const { access_token } = await signInNewStudent(page, site)
  await giveDevice(page)
  await addPasskey(page, 'My phone')
  const headers = { authorization: `Bearer ${access_token}` }
  const { passkeys: stored } = (await (await page.request.get('/api/auth/passkeys/', { headers })).json()) as {
    passkeys: { id: string }[]
  }
  await page.request.delete(`/api/auth/passkeys/${stored[0]!.id}/`, { headers })
  await signOut(page)
  await useAPasskey(page)
  await expect(page.getByText('This passkey did not sign in. Please try again, or sign in another way.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeEnabled()
})
