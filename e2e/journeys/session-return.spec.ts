import type { Page } from '@playwright/test'
import { expect } from '../fixtures/test.ts'
import { password, signInNewStudent, test } from '../fixtures/signed-in.ts'

const store = (page: Page, values: Record<string, string>) =>
  page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
  }, values)
const signInAs = async (page: Page, username: string) => {
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

test('after an expired session a student signs in again and returns to the requested page [REGISTER-22, SESSION-12]', async ({
  page,
  site,
}) => {
  const { user } = await signInNewStudent(page, site)
  await store(page, { access_token: 'expired', refresh_token: 'unknown', last_auth_validation: '1' })
  await page.goto('/outreach?show=all#letters')
  await page.waitForURL('**/register')
  const notice = page.getByRole('region', { name: 'You have an account' })
  await notice.getByRole('link', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible()
  await signInAs(page, user.username)
  await expect(page.getByText('Signed in. Opening the page you asked for…')).toBeVisible()
  await page.waitForURL('**/outreach**')
})

test('a page that requires a session is shown after the sign-in, only to the student who requested it [SESSION-12]', async ({
  page,
  site,
}) => {
  const { user: other } = await signInNewStudent(page, site)
  const { user } = await signInNewStudent(page, site)
  await page.evaluate(() => localStorage.removeItem('access_token'))
  await page.goto('/browse?search=Ada%20Park')
  await page.waitForURL('**/login')
  await signInAs(page, other.username)
  await page.waitForURL((url) => url.pathname === '/browse' && url.search === '')

  await page.evaluate(() => localStorage.clear())
  await page.goto('/profile')
  await page.waitForURL('**/login')
  await signInAs(page, user.username)
  await page.waitForURL('**/profile')
})

test('every end of a session removes the filters, so the next student does not get them [BROWSE-27]', async ({
  page,
  site,
}) => {
  const { user } = await signInNewStudent(page, site)
  const filters = { browse_schools: 'UC Davis', browse_page: '3' }
  const findFilters = async () =>
    (await page.evaluate(() => Object.keys(localStorage))).filter((key) => key.startsWith('browse_'))
  await store(page, filters)
  // Closing the browser removes the tokens of a session without Remember me.
  await page.evaluate(() => ['access_token', 'refresh_token', 'user'].forEach((key) => localStorage.removeItem(key)))
  await page.goto('/browse')
  await page.waitForURL('**/login')
  expect(await findFilters()).toEqual([])

  await store(page, filters)
  await page.goto('/login')
  await signInAs(page, user.username)
  await page.waitForURL((url) => url.pathname === '/browse' && url.search === '')
  expect(await findFilters()).toEqual([])
})
