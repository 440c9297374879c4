import type { Page } from '@playwright/test'
import { cards } from '../fixtures/browse-page.ts'
import { expect } from '../fixtures/test.ts'
import { expectText, recordText } from '../fixtures/expect-text.ts'
import { password, failNext, signInNewStudent, test } from '../fixtures/signed-in.ts'
import { connectGoogle } from '../fixtures/student-over-http.ts'

const path = '/api/auth/login/'
const readStorage = (page: Page) =>
  page.evaluate(() => ({ local: Object.keys(localStorage), session: Object.keys(sessionStorage) }))

async function submit(page: Page, username: string, secret: string): Promise<void> {
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(secret)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

/** Registers a student, removes the session from the browser and opens the login page; returns the username. */
async function registerAndForget(...[page, site]: Parameters<typeof signInNewStudent>): Promise<string> {
  const { user } = await signInNewStudent(page, site)
  await page.evaluate(() => localStorage.clear())
  await page.goto('/login')
  return user.username
}

test('empty fields are refused, and the input remains after every failed login [LOGIN-4, LOGIN-7]', async ({
  page,
}) => {
  await page.goto('/login')
  await submit(page, 'mina', '')
  await expectText(page, 'Please enter both username and password.')
  await page.getByLabel('Username').fill('min')
  await expect(page.getByRole('alert'), 'a change of a field hides the error').toHaveCount(0)
  await submit(page, '  ', 'a secret')
  await expectText(page, 'Please enter both username and password.')

  await submit(page, 'nobody.here', 'a secret')
  await expect(page.getByText('The username or password is not right.')).toBeVisible()
  await expect(page.getByText('Please enter both username and password.')).toBeHidden()
  for (const status of [500, 0]) {
    await failNext(page, 'POST', path, status)
    await submit(page, 'nobody.here', 'a secret')
    await expectText(page, 'Login failed. Please try again.')
  }
  const tooMany = 'Too many tries. Please try again in 2 minutes.'
  await failNext(page, 'POST', path, 429, tooMany)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByText(tooMany)).toBeVisible()
  await expect(page.getByLabel('Username')).toHaveValue('nobody.here')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('a secret')
  await expect(page).toHaveURL('/login')
})

test('a login is remembered by default and leads to /browse after a second [SESSION-1, LOGIN-2, LOGIN-6]', async ({
  page,
  site,
}) => {
  const username = await registerAndForget(page, site)
  await page.evaluate(() => localStorage.setItem('temporary_token', 'left by a visitor'))
  await expect(page.getByRole('checkbox', { name: 'Remember me' })).toBeChecked()
  for (const name of ['Remember me', 'Forgot password', 'Sign in with Google']) await expectText(page, name)
  recordText('Sign In')
  const response = page.waitForResponse(`**${path}`)
  await submit(page, username, password)
  await response
  const start = Date.now()
  await expect(page.getByText('Signed in. Opening your professors…')).toBeVisible()
  await page.waitForURL('**/browse*')
  expect(Date.now() - start).toBeGreaterThan(800)
  const { local, session } = await readStorage(page)
  expect(local).toEqual(expect.arrayContaining(['access_token', 'refresh_token', 'user', 'last_auth_validation']))
  expect(local).not.toContain('temporary_token')
  expect(session).not.toContain('access_token')
})

test('a login without Remember me lasts for the browser session only [SESSION-1]', async ({ page, site }) => {
  const username = await registerAndForget(page, site)
  await page.getByRole('checkbox', { name: 'Remember me' }).uncheck()
  await submit(page, username, password)
  await page.waitForURL('**/browse*')
  await expect(cards(page)).toHaveCount(9)
  const { local, session } = await readStorage(page)
  expect(session).toEqual(expect.arrayContaining(['access_token', 'refresh_token', 'user']))
  for (const key of ['access_token', 'refresh_token', 'user']) expect(local).not.toContain(key)
  const otherTab = await page.context().newPage()
  await otherTab.goto('/browse')
  await otherTab.waitForURL('**/login')
})

test('a sign-in with Google without Remember me lasts for the browser session only [SESSION-1]', async ({
  page,
  site,
}) => {
  const { user, access_token } = await signInNewStudent(page, site)
  const email = `${user.username}@gmail.com`
  await connectGoogle(site, access_token, user.username, email)
  await page.evaluate(() => localStorage.clear())
  await page.goto('/login')
  await page.getByRole('checkbox', { name: 'Remember me' }).uncheck()
  await page.getByRole('button', { name: 'Sign in with Google' }).click()
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Allow' }).click()
  await page.waitForURL('**/browse*')
  const { local, session } = await readStorage(page)
  expect(session).toEqual(expect.arrayContaining(['access_token', 'refresh_token', 'user']))
  for (const key of ['access_token', 'refresh_token', 'user']) expect(local).not.toContain(key)
})

test('a student with a session is redirected to /browse [LANDING-2, LOGIN-3]', async ({ page, site }) => {
  await signInNewStudent(page, site)
  for (const address of ['/login', '/register', '/']) {
    await page.goto(address)
    await page.waitForURL('**/browse*')
  }
})

test('the password can be shown and hidden, and links lead to the reset and the registration [LOGIN-1]', async ({
  page,
}) => {
  await page.goto('/login')
  const field = page.getByLabel('Password', { exact: true })
  await field.fill('a secret')
  await expect(field).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show or hide the password' }).click()
  await expect(field).toHaveAttribute('type', 'text')
  await page.getByRole('link', { name: 'Forgot password' }).click()
  await page.waitForURL('**/forgot-password')
  await page.goto('/login')
  await page.getByRole('link', { name: 'Sign up' }).click()
  await page.waitForURL('**/register')
})

test('a click before the settings of the site are loaded leads to Google [GOOGLE-17]', async ({ page }) => {
  await page.route('**/api/site/', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2_000))
    await route.continue()
  })
  await page.goto('/login')
  await page.getByRole('button', { name: 'Sign in with Google' }).click()
  await expect(page.getByRole('button', { name: 'Allow' })).toBeVisible()
})

test('a known address is told to log in with Google, or with the password of its account [LOGIN-9]', async ({
  page,
}) => {
  await page.goto('/login?google_register_redirect=true')
  await expect(page.getByText('Please sign in with Google.')).toBeVisible()
  await page.goto('/login?google_register_redirect=true&has_password=true')
  await expect(
    page.getByText(/belongs to an account with a password. Sign in with it, then connect Google/),
  ).toBeVisible()
  await expect(page.getByText('Please sign in with Google.')).toBeHidden()
  await page.goto('/login?google_register_redirect=false')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await expect(page.getByText('Please sign in with Google.')).toBeHidden()
})

test('the state of the URL is sent with the login call; after an expired state a password works [LOGIN-10, LOGIN-5]', async ({
  page,
  site,
}) => {
  const username = await registerAndForget(page, site)
  const request = page.waitForRequest(`**${path}`)
  await page.goto('/login?state=123456')
  expect((await request).postDataJSON()).toEqual({ state: '123456' })
  await expect(page.getByText('This sign-in has expired. Please sign in with Google again.')).toBeVisible()
  await expect(page).toHaveURL('/login')
  await submit(page, username, password)
  await page.waitForURL('**/browse*')
})
