import type { Page } from '@playwright/test'
import { expect } from '../fixtures/test.ts'
import { expectText, recordText } from '../fixtures/expect-text.ts'
import { password, refuse, signIn, test } from '../fixtures/signed-in.ts'
import { connectGoogle } from '../fixtures/student-over-http.ts'

const path = '/api/auth/login/'
const stored = (page: Page) =>
  page.evaluate(() => ({ kept: Object.keys(localStorage), brief: Object.keys(sessionStorage) }))

async function fill(page: Page, username: string, secret: string): Promise<void> {
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(secret)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

/** A registered student whom this browser no longer knows. */
async function registered(...[page, site]: Parameters<typeof signIn>): Promise<string> {
  const { user } = await signIn(page, site)
  await page.evaluate(() => localStorage.clear())
  await page.goto('/login')
  return user.username
}

test('refuses empty fields and keeps what was typed, whatever the server says [LOGIN-4, LOGIN-7]', async ({ page }) => {
  await page.goto('/login')
  await fill(page, 'mina', '')
  await expectText(page, 'Please enter both username and password.')
  await page.getByLabel('Username').fill('min')
  await expect(page.getByRole('alert'), 'a note goes when a field changes').toHaveCount(0)
  await fill(page, '  ', 'a secret')
  await expectText(page, 'Please enter both username and password.')

  await fill(page, 'nobody.here', 'a secret')
  await expect(page.getByText('The username or password is not right.')).toBeVisible()
  await expect(page.getByText('Please enter both username and password.')).toBeHidden()
  for (const status of [500, 0]) {
    await refuse(page, 'POST', path, status)
    await fill(page, 'nobody.here', 'a secret')
    await expectText(page, 'Login failed. Please try again.')
  }
  const tooOften = 'That was too often. Please try again in 2 minutes.'
  await refuse(page, 'POST', path, 429, tooOften)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByText(tooOften)).toBeVisible()
  await expect(page.getByLabel('Username')).toHaveValue('nobody.here')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('a secret')
  await expect(page).toHaveURL('/login')
})

test('remembers a login for good, which is the default, and goes to /browse a second later [SESSION-1, LOGIN-2, LOGIN-6]', async ({
  page,
  site,
}) => {
  const username = await registered(page, site)
  await page.evaluate(() => localStorage.setItem('temporary_token', 'left by a visitor'))
  await expect(page.getByRole('checkbox', { name: 'Remember me' })).toBeChecked()
  for (const name of ['Remember me', 'Forgot password', 'Sign in with Google']) await expectText(page, name)
  recordText('Sign In')
  const answered = page.waitForResponse(`**${path}`)
  await fill(page, username, password)
  await answered
  const begun = Date.now()
  await expect(page.getByText('Signed in. Opening your professors…')).toBeVisible()
  await page.waitForURL('**/browse*')
  expect(Date.now() - begun).toBeGreaterThan(800)
  const { kept, brief } = await stored(page)
  expect(kept).toEqual(expect.arrayContaining(['access_token', 'refresh_token', 'user', 'last_auth_validation']))
  expect(kept).not.toContain('temporary_token')
  expect(brief).not.toContain('access_token')
})

test('keeps a login that shall not be remembered for the browser session only [SESSION-1]', async ({ page, site }) => {
  const username = await registered(page, site)
  await page.getByRole('checkbox', { name: 'Remember me' }).uncheck()
  await fill(page, username, password)
  await page.waitForURL('**/browse*')
  await expect(page.getByRole('article')).toHaveCount(9)
  const { kept, brief } = await stored(page)
  expect(brief).toEqual(expect.arrayContaining(['access_token', 'refresh_token', 'user']))
  for (const key of ['access_token', 'refresh_token', 'user']) expect(kept).not.toContain(key)
  const elsewhere = await page.context().newPage()
  await elsewhere.goto('/browse')
  await elsewhere.waitForURL('**/login')
})

test('keeps a sign-in with Google for the browser session only, where it shall not be remembered [SESSION-1]', async ({
  page,
  site,
}) => {
  const { user, access_token } = await signIn(page, site)
  const email = `${user.username}@gmail.com`
  await connectGoogle(site, access_token, user.username, email)
  await page.evaluate(() => localStorage.clear())
  await page.goto('/login')
  await page.getByRole('checkbox', { name: 'Remember me' }).uncheck()
  await page.getByRole('button', { name: 'Sign in with Google' }).click()
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Allow' }).click()
  await page.waitForURL('**/browse*')
  const { kept, brief } = await stored(page)
  expect(brief).toEqual(expect.arrayContaining(['access_token', 'refresh_token', 'user']))
  for (const key of ['access_token', 'refresh_token', 'user']) expect(kept).not.toContain(key)
})

test('sends whoever is signed in on to /browse [LANDING-2, LOGIN-3]', async ({ page, site }) => {
  await signIn(page, site)
  for (const address of ['/login', '/register', '/']) {
    await page.goto(address)
    await page.waitForURL('**/browse*')
  }
})

test('shows and hides the password, and leads to the other ways in [LOGIN-1]', async ({ page }) => {
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

test('a click that is quicker than the settings of this site still leads to Google [GOOGLE-17]', async ({ page }) => {
  await page.route('**/api/site/', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2_000))
    await route.continue()
  })
  await page.goto('/login')
  await page.getByRole('button', { name: 'Sign in with Google' }).click()
  await expect(page.getByRole('button', { name: 'Allow' })).toBeVisible()
})

test('tells whose address is known to log in with Google [LOGIN-9]', async ({ page }) => {
  await page.goto('/login?google_register_redirect=true')
  await expect(page.getByText('Please log in with Google.')).toBeVisible()
  await page.goto('/login?google_register_redirect=true&has_password=true')
  await expect(
    page.getByText(/belongs to an account with a password. Sign in with it, then connect Google/),
  ).toBeVisible()
  await expect(page.getByText('Please log in with Google.')).toBeHidden()
  await page.goto('/login?google_register_redirect=false')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await expect(page.getByText('Please log in with Google.')).toBeHidden()
})

test('sends the state of the address with the login call; a spent one does not stand in the way of a password [LOGIN-10, LOGIN-5]', async ({
  page,
  site,
}) => {
  const username = await registered(page, site)
  const asked = page.waitForRequest(`**${path}`)
  await page.goto('/login?state=123456')
  expect((await asked).postDataJSON()).toEqual({ state: '123456' })
  await expect(page.getByText('This sign-in has expired. Please sign in with Google again.')).toBeVisible()
  await expect(page).toHaveURL('/login')
  await fill(page, username, password)
  await page.waitForURL('**/browse*')
})
