import type { Page } from '@playwright/test'
import { expect } from '../fixtures/test.ts'
import { expireProofs } from '../fixtures/expire-proofs.ts'
import { connection } from '../fixtures/database.ts'
import { connectGoogle } from '../fixtures/student-steps.ts'
import { expectText } from '../fixtures/expect-text.ts'
import { password, signInNewStudent, test } from '../fixtures/signed-in.ts'

const question = (page: Page) => page.getByRole('dialog', { name: 'Is it you?' })

test('a stolen token can change nothing, and the owner continues after typing the password [ACCOUNT-10]', async ({
  page,
  site,
}) => {
  const { user, access_token: stolen } = await signInNewStudent(page, site)
  await expireProofs(site, user.id)
  const attack = (path: string, data: object) =>
    page.request.post(path, { headers: { authorization: `Bearer ${stolen}` }, data })
  for (const response of [
    await attack('/api/auth/email/', { email: 'mallory@evil.example' }),
    await attack('/api/auth/google/ticket/', {}),
    await attack('/api/auth/clear-google-token/', {}),
    await attack('/api/auth/me/', { action: 'delete_account' }),
  ]) {
    expect(response.status()).toBe(400)
    expect(await response.json()).toMatchObject({ code: 'proof_needed' })
  }

  await page.goto('/profile')
  const account = page.getByRole('region', { name: 'Account Management' })
  const address = `${user.username}@mail.example`
  await account.getByLabel('Your address').fill(address)
  await account.getByRole('button', { name: 'Send Link' }).click()
  await expect(question(page).getByLabel('Password', { exact: true })).toBeFocused()
  await question(page).getByRole('button', { name: 'Continue' }).click()
  await expectText(question(page), 'Please enter your password.')
  await question(page).getByLabel('Password', { exact: true }).fill('not the password')
  await question(page).getByRole('button', { name: 'Continue' }).click()
  await expectText(question(page), 'The password is not right.')
  await question(page).getByRole('button', { name: 'Cancel' }).click()
  await expectText(account, 'Please confirm that it is you. Nothing has been changed yet.')
  await expect(account.getByLabel('Your address')).toHaveValue(address)

  await account.getByRole('button', { name: 'Send Link' }).click()
  await question(page).getByLabel('Password', { exact: true }).fill(password)
  await question(page).getByRole('button', { name: 'Continue' }).click()
  await expectText(account, `We sent an email to ${address}.`)
  await expect(question(page)).toBeHidden()
})

test('a student who signs in with Google gives the proof there, returns and continues [ACCOUNT-10]', async ({
  page,
  site,
}) => {
  const { user } = await signInNewStudent(page, site)
  const google = { email: `${user.username}@gmail.com`, name: 'Mina Okafor' }
  await connectGoogle(page, { username: user.username, password, google })
  const sql = await connection(site.dataDir)
  await sql`update students set password_hash = null where id = ${user.id}`
  await sql.end()
  await expireProofs(site, user.id)
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Disconnect' }).click()
  await question(page).getByRole('button', { name: 'Continue with Google' }).click()
  await page.getByRole('button', { name: 'Allow' }).click()
  await expectText(page, 'Google has confirmed that it is you. You can go on for the next five minutes.')
  await page.getByRole('button', { name: 'Disconnect' }).click()
  await expect(page.getByRole('button', { name: 'Sign in with Google' })).toBeVisible()
})

test('the final button of a deletion is reachable on a low screen and is red [COMPOSE-3]', async ({ page, site }) => {
  await signInNewStudent(page, site)
  await page.setViewportSize({ width: 740, height: 360 })
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Delete Account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  const button = dialog.getByRole('button', { name: 'Delete Account' })
  await button.scrollIntoViewIfNeeded()
  await expect(button).toBeInViewport({ ratio: 1 })
  const getColour = (name: string) =>
    dialog.getByRole('button', { name }).evaluate((element) => getComputedStyle(element).backgroundColor)
  const [red, green, blue] = (await getColour('Delete Account')).match(/\d+/g)!.map(Number)
  expect(red).toBeGreaterThan(green! + blue!)
})
