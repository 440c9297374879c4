import type { BrowserContext, Page, Request } from '@playwright/test'
import { cards } from '../fixtures/browse-page.ts'
import { expect } from '../fixtures/test.ts'
import { alertSelector, installClock } from '../fixtures/page-clock.ts'
import { expectText } from '../fixtures/expect-text.ts'
import { failNext, overrideStudent, signInNewStudent, test } from '../fixtures/signed-in.ts'

const isRefresh = (request: Request) => new URL(request.url()).pathname.endsWith('/auth/refresh/')
const store = (page: Page, values: Record<string, string>) =>
  page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
  }, values)
const getKeys = (page: Page) => page.evaluate(() => Object.keys(localStorage))
const openBrowse = async (page: Page) => {
  await page.goto('/browse')
  await expect(cards(page)).toHaveCount(9)
}

/** Delays matching requests of a context until `count` of them are pending. */
async function addBarrier(context: BrowserContext, path: string, count: number): Promise<void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  let pending = 0
  await context.route(path, async (route) => {
    if (++pending === count) release()
    await released
    await route.continue()
  })
}

test('ten tabs with an expired access token make exactly one refresh call per tab and lose no request [SESSION-5]', async ({
  page,
  context,
  site,
}) => {
  // On a slow machine ten tabs at once may take a minute.
  test.setTimeout(360_000)
  await signInNewStudent(page, site)
  const tabs = [page]
  while (tabs.length < 10) tabs.push(await context.newPage())
  for (const tab of tabs.slice(1)) await tab.goto('/terms')
  // The navigation below would abort a pending call of this page, which would be counted as a failed one.
  await Promise.all(tabs.map((tab) => tab.waitForLoadState('networkidle')))
  await store(page, { access_token: 'expired', last_auth_validation: String(Date.now()) })

  // No tab gets the refusal before all tabs have used the token, or a new token before all have requested one.
  await addBarrier(context, '**/api/auth/me/', tabs.length)
  await addBarrier(context, '**/auth/refresh/', tabs.length)
  const records = tabs.map((tab) => {
    const [refreshes, statuses] = [[] as Request[], new Map<string, number>()]
    const failed: string[] = []
    tab.on('request', (request) => void (isRefresh(request) && refreshes.push(request)))
    tab.on('response', (response) => {
      const url = new URL(response.url())
      if (url.pathname.startsWith('/api/')) statuses.set(url.pathname, response.status())
    })
    // Only API calls count: the navigation may abort the icon of the old page.
    tab.on('requestfailed', (request) => void (request.url().includes('/api/') && failed.push(request.url())))
    return { refreshes, statuses, failed }
  })
  await Promise.all(tabs.map((tab) => tab.goto('/browse')))
  await Promise.all(tabs.map((tab) => expect(cards(tab)).toHaveCount(9, { timeout: 150_000 })))

  expect(records.map(({ refreshes }) => refreshes.length)).toEqual(tabs.map(() => 1))
  for (const { statuses, failed } of records) {
    // The cards may be shown before every refused call has been repeated.
    await expect.poll(() => [...statuses.values()].filter((status) => status !== 200)).toEqual([])
    expect(statuses.get('/api/auth/me/')).toBe(200)
    expect(failed).toEqual([])
  }
})

test('a tab uses the token that another tab has renewed, without a refresh call', async ({ page, site }) => {
  const { access_token } = await signInNewStudent(page, site)
  await store(page, { access_token: 'expired', last_auth_validation: String(Date.now()) })
  const refreshes: string[] = []
  page.on('request', (request) => void (isRefresh(request) && refreshes.push(request.url())))
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch()
    if (response.status() === 401) await store(page, { access_token })
    await route.fulfill({ response })
  })
  await openBrowse(page)
  expect(refreshes).toEqual([])
})

test('a session that cannot be refreshed ends on /register with its stored data removed and an alert for 10 seconds [SESSION-6, SESSION-7, REGISTER-21, ALERT-3]', async ({
  page,
  site,
}) => {
  const { stopAfter } = await installClock(page, alertSelector)
  await signInNewStudent(page, site)
  await openBrowse(page)
  await store(page, {
    access_token: 'expired',
    refresh_token: 'unknown',
    temporary_token: 'left',
    professor_cache: '{}',
    email_cache: '{}',
    browse_schools: 'UC Davis',
  })
  await page.evaluate(() => window.addEventListener('tokenExpired', () => sessionStorage.setItem('event', 'received')))
  await page.getByRole('button', { name: 'Next' }).click()
  const alert = page.getByText('Your session has expired. Please sign in again.')
  await expect(alert).toBeVisible()
  await expect(page).toHaveURL('/register')
  expect(await page.evaluate(() => sessionStorage.getItem('event'))).toBe('received')
  const sessionKeys = ['user', 'access_token', 'refresh_token', 'temporary_token', 'professor_cache', 'email_cache']
  expect((await getKeys(page)).filter((key) => sessionKeys.includes(key) || key.startsWith('browse_'))).toEqual([])
  await stopAfter(9_900)
  await expect(alert).toBeVisible()
  await page.clock.runFor(1_000)
  await expect(alert).toBeHidden()
})

test('an authenticated call without a token fails before it is sent [SESSION-15]', async ({ page, site }) => {
  await signInNewStudent(page, site)
  await overrideStudent(page, { is_google_authenticated: true })
  await page.goto('/profile')
  const button = page.getByRole('button', { name: 'Disconnect' })
  await expect(button).toBeVisible()
  // The sections of the page send calls of their own, also after the button is there.
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => localStorage.removeItem('access_token'))
  const calls: string[] = []
  page.on('request', (request) => void calls.push(request.url()))
  await button.click()
  await expectText(page, 'No access token available')
  expect(calls.filter((url) => url.includes('/api/'))).toEqual([])
})

test('a call whose refresh fails shows an error and leads to /register [SESSION-6]', async ({ page, site }) => {
  const { access_token } = await signInNewStudent(page, site)
  const calls: string[] = []
  await page.goto('/profile')
  const button = page.getByRole('button', { name: 'Sign in with Google' })
  await expect(button).toBeVisible()
  page.on('request', (request) => void (request.url().includes('/google/ticket/') && calls.push(request.url())))
  await page.route('**/google/ticket/', (route) =>
    route.fulfill({ status: 401, json: { error: 'Expired', code: 'unauthenticated' } }),
  )
  await store(page, { access_token, refresh_token: 'unknown' })
  await button.click()
  await expectText(page, 'Authentication failed')
  await page.waitForURL('**/register')
  expect(calls).toHaveLength(1)
})

test('without stored credentials the student pages lead to /login [SESSION-4, SESSION-9]', async ({ page, site }) => {
  const { user } = await signInNewStudent(page, site)
  for (const [key, value] of [
    ['user', null],
    ['user', '{half'],
    ['access_token', null],
  ] as const) {
    await store(page, { access_token: 'a', refresh_token: 'r', user: JSON.stringify(user) })
    await page.evaluate(
      ([name, text]) => (text === null ? localStorage.removeItem(name) : localStorage.setItem(name, text)),
      [key, value] as const,
    )
    for (const path of ['/browse', '/profile', '/templates', '/pricing']) {
      await page.goto(path)
      await page.waitForURL('**/login')
    }
    expect((await getKeys(page)).filter((name) => ['user', 'access_token', 'refresh_token'].includes(name))).toEqual([])
  }
})

test('a session is validated again when its tab becomes visible after 30 minutes, not earlier [SESSION-10, SESSION-11]', async ({
  page,
  site,
}) => {
  await signInNewStudent(page, site)
  await page.clock.install()
  await openBrowse(page)
  const validations: string[] = []
  page.on(
    'request',
    (request) => void (request.url().endsWith('/api/auth/validate/') && validations.push(request.method())),
  )
  const showTab = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  const readValidationTime = () => page.evaluate(() => Number(localStorage.getItem('last_auth_validation')))
  await page.clock.setSystemTime(Date.now() + 29 * 60_000)
  await showTab()
  await page.getByRole('link', { name: 'My Profile' }).click()
  await page.waitForURL('**/profile')
  expect(validations).toHaveLength(0)
  await page.getByLabel('First name').fill('Half typed')
  await page.clock.setSystemTime(Date.now() + 31 * 60_000)
  await showTab()
  await expect.poll(() => validations.length).toBe(1)
  // The page stores the time of the response, so it must arrive before the clock advances.
  await expect.poll(readValidationTime).toBeGreaterThan(Date.now() + 30 * 60_000)
  await expect(page.getByLabel('First name')).toHaveValue('Half typed')
  await showTab()
  await page.clock.setSystemTime(Date.now() + 62 * 60_000)
  await failNext(page, 'GET', '/api/auth/validate/', 503)
  const warning = page.waitForEvent('console', (line) => line.text().includes('could not be validated'))
  await showTab()
  await warning
  await expect(page.getByLabel('First name'), 'an overloaded server does not end the session').toHaveValue('Half typed')
  await failNext(page, 'GET', '/api/auth/validate/', 403)
  await showTab()
  await page.waitForURL('**/login')
  expect(validations).toHaveLength(3)
  expect((await getKeys(page)).filter((name) => ['user', 'access_token'].includes(name))).toEqual([])
})

test('the student is loaded when the application starts and replaces the stored one [SESSION-14, ACCOUNT-1]', async ({
  page,
  site,
}) => {
  const { user } = await signInNewStudent(page, site)
  await store(page, { user: JSON.stringify({ ...user, username: 'an-old-name' }) })
  const loaded = page.waitForResponse((response) => response.url().endsWith('/api/auth/me/'))
  await page.goto('/pricing')
  expect((await loaded).status()).toBe(200)
  await expect(page.getByText(user.username, { exact: true }).filter({ visible: true })).toBeVisible()
})

test('a logout ends the session in all tabs and removes filters and caches [SESSION-13, BROWSE-27, BROWSE-30]', async ({
  page,
  context,
  site,
}) => {
  const { refresh_token } = await signInNewStudent(page, site)
  await openBrowse(page)
  const other = await context.newPage()
  await other.goto('/profile')
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await store(page, { browse_schools: 'UC Davis' })
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL('**/login')
  await other.waitForURL('**/login')
  expect((await getKeys(page)).filter((key) => !key.startsWith('mantine') && key !== 'questions_skipped')).toEqual([])
  const refresh = await page.request.post('/api/auth/refresh/', { data: { refresh: refresh_token } })
  expect(refresh.status()).toBe(401)
})

test('a tab shows the student who has signed in in another one [SESSION-18]', async ({ page, context, site }) => {
  await signInNewStudent(page, site)
  await openBrowse(page)
  const other = await context.newPage()
  const { user } = await signInNewStudent(other, site)
  await expect(page.getByText(user.username).first()).toBeVisible()
})
