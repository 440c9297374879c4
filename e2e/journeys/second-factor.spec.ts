import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { giveDevice } from '../fixtures/device.ts'
import { expectAccessible } from '../fixtures/expect-accessible.ts'
import { waitForLink } from '../fixtures/mail-link.ts'
import { password, signInNewStudent, test } from '../fixtures/signed-in.ts'
import { connectGoogle } from '../fixtures/student-steps.ts'
import { expect } from '../fixtures/test.ts'

const account = (page: Page) => page.getByRole('region', { name: 'Account Management' })

const codeField = (page: Page) => page.getByRole('textbox', { name: 'Code', exact: true })

/** Turns two-step sign-in on; returns the app that shows the codes, and the recovery codes. */
async function turnOn(page: Page) {
  await page.goto('/profile')
  await account(page).getByRole('button', { name: 'Turn On…' }).click()
  await expect(account(page).getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  const link = account(page).getByRole('link', { name: 'Open an app on this device' })
  const uri = new URL((await link.getAttribute('href'))!)
  const totp = new TOTP({ secret: Secret.fromBase32(uri.searchParams.get('secret')!) })
  await expect(codeField(page)).toBeFocused()
  await expectAccessible(page, 'turning on two-step sign-in')
  // Each code works once, and the sign-in of this test comes at once: the code before is accepted as well, until the
  // present one ends.
  const spentMs = Date.now() % 30_000
  if (spentMs > 22_000) await sleep(30_000 - spentMs)
  await codeField(page).fill(totp.generate({ timestamp: Date.now() - 30_000 }))
  await account(page).getByRole('button', { name: 'Turn On', exact: true }).click()
  const codes = account(page).getByRole('group', { name: 'Your recovery codes' })
  await expect(codes).toBeFocused()
  await expectAccessible(page, 'the recovery codes')
  const recovery = await codes.getByRole('listitem').allTextContents()
  await codes.getByRole('button', { name: 'Done' }).click()
  await expect(account(page).getByText('10 recovery codes left.')).toBeVisible()
  return { totp, recovery }
}

async function signOut(page: Page): Promise<void> {
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await page.goto('/login')
}

async function enterPassword(page: Page, username: string, secret = password): Promise<void> {
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(secret)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(codeField(page)).toBeFocused()
}

test('a student turns two-step sign-in on, signs in with a code, loses the phone and uses a recovery code [FACTOR-1, FACTOR-2, FACTOR-4]', async ({
  page,
  site,
}) => {
  const { user } = await signInNewStudent(page, site)
  const { totp, recovery } = await turnOn(page)
  expect(recovery).toHaveLength(10)

  await signOut(page)
  await enterPassword(page, user.username)
  const code = codeField(page)
  await expect(code).toHaveAttribute('inputmode', 'numeric')
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password)
  await expectAccessible(page, 'the code of a sign-in')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByText('Please enter the code.')).toBeVisible()
  await code.fill('000000')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(
    page.getByText(
      'This code is wrong or was used already. Please enter the next one, and check the clock of your phone.',
    ),
  ).toBeVisible()
  await code.fill(totp.generate())
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.waitForURL('**/browse*')

  // The phone is lost.
  await signOut(page)
  await enterPassword(page, user.username)
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByLabel('Recovery code').fill(recovery[0]!)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.waitForURL('**/browse*')
  await page.goto('/profile')
  await expect(account(page).getByText('9 recovery codes left.')).toBeVisible()
  await account(page).getByRole('button', { name: 'Turn Off…' }).click()
  await account(page).getByRole('button', { name: 'Use a recovery code' }).click()
  await account(page).getByLabel('Recovery code').fill(recovery[1]!)
  await account(page).getByRole('button', { name: 'Turn Off', exact: true }).click()
  await expect(account(page).getByRole('button', { name: 'Turn On…' })).toBeVisible()
})

test('adding a passkey asks for a code while two-step sign-in is on [PASSKEY-5]', async ({ page, site }) => {
  await signInNewStudent(page, site)
  const { totp } = await turnOn(page)
  await giveDevice(page)
  await page.goto('/profile')
  await account(page).getByRole('button', { name: 'Add a passkey' }).click()
  await expect(account(page).getByLabel('Name of the passkey')).toBeFocused()
  await codeField(page).fill('000000')
  await account(page).getByRole('button', { name: 'Continue' }).click()
  await expect(account(page).getByText('This code is wrong or was used already.')).toBeVisible()
  await expectAccessible(page, 'a wrong code for a passkey')
  // The device, which has stored the passkey, is not asked again.
  await codeField(page).fill(totp.generate())
  await account(page).getByRole('button', { name: 'Continue' }).click()
  await expect(account(page).getByRole('list', { name: 'Your passkeys' }).getByRole('listitem')).toHaveCount(1)
})

test('Google, then the code, in the same browser [FACTOR-9]', async ({ page, site }) => {
  const { user } = await signInNewStudent(page, site)
  const email = `${user.username}@gmail.com`
  await connectGoogle(page, { username: user.username, password, google: { email, name: 'Mina Okafor' } })
  const { totp } = await turnOn(page)
  await signOut(page)
  await page.getByRole('button', { name: 'Sign in with Google' }).click()
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Name', { exact: true }).fill('Mina Okafor')
  await page.getByRole('button', { name: 'Allow' }).click()
  await page.waitForURL('**/login*')
  await expect(codeField(page)).toBeFocused()
  await expect(page.getByLabel('Username')).toBeHidden()
  await expectAccessible(page, 'the code after Google')
  // A phone may discard the tab while the app shows the code.
  await page.reload()
  await expect(codeField(page)).toBeFocused()
  await codeField(page).fill(totp.generate())
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.waitForURL('**/browse*')
})

test('after a reset the page lists the passkeys, which its browser may remove [PASSKEY-8]', async ({ page, site }) => {
  const { user } = await signInNewStudent(page, site)
  const email = `${user.username}@gmail.com`
  await connectGoogle(page, { username: user.username, password, google: { email, name: 'Mina Okafor' } })
  await giveDevice(page)
  await page.goto('/profile')
  await account(page).getByRole('button', { name: 'Add a passkey' }).click()
  await account(page).getByLabel('Name of the passkey').fill('A strange phone')
  await account(page).getByRole('button', { name: 'Continue' }).click()
  await expect(account(page).getByText('A strange phone', { exact: true })).toBeVisible()
  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send Reset Email' }).click()
  await page.waitForURL('**/forgot-password/sent')
  await page.goto(await waitForLink(site, email, '/reset-password'))
  await page.getByLabel('New password', { exact: true }).fill('quite another secret')
  await page.getByLabel('Confirm new password').fill('quite another secret')
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await expect(page.getByRole('heading', { name: 'These passkeys still sign in' })).toBeFocused()
  await expectAccessible(page, 'the passkeys after a reset')
  await page.getByRole('button', { name: 'Remove A strange phone' }).click()
  await expect(page.getByRole('heading', { name: 'No passkey is left' })).toBeFocused()
  await page.getByRole('link', { name: 'Go to sign in' }).click()
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByText('This passkey did not sign in.')).toBeVisible()
})
