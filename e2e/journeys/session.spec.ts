import type { BrowserContext, Page, Request } from '@playwright/test'
import { expect } from '../fixtures/test.ts'
import { alertSelector, installClock } from '../fixtures/page-clock.ts'
import { expectText } from '../fixtures/expect-text.ts'
import { refuse, overrideStudent, signIn, test } from '../fixtures/signed-in.ts'

const isRefresh = (request: Request) => new URL(request.url()).pathname.endsWith('/auth/refresh/')
const put = (page: Page, values: Record<string, string>) =>
  page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
  }, values)
const keys = (page: Page) => page.evaluate(() => Object.keys(localStorage))
const onBrowse = async (page: Page) => {
  await page.goto('/browse')
  await expect(page.getByRole('article')).toHaveCount(9)
}

/** Holds matching requests of a context until so many have come; the promise of `hold` says when. */
async function barrier(context: BrowserContext, path: string, count: number): Promise<void> {
  let [open, come] = [() => {}, 0]
  const opened = new Promise<void>((resolve) => (open = resolve))
  await context.route(path, async (route) => {
    if (++come === count) open()
    await opened
    await route.continue()
  })
}

test('20 tabs meeting an expired access token at once make exactly one refresh call per tab and lose no request [SESSION-5]', async ({
  page,
  context,
  site,
}) => {
  test.setTimeout(180_000)
  await signIn(page, site)
  const tabs = [page]
  while (tabs.length < 20) tabs.push(await context.newPage())
  for (const tab of tabs.slice(1)) await tab.goto('/terms')
  // A call of the page that is left would be broken off by leaving it, and counted with those of the new one.
  await Promise.all(tabs.map((tab) => tab.waitForLoadState('networkidle')))
  await put(page, { access_token: 'expired', last_auth_validation: String(Date.now()) })

  // No tab hears that the token is expired before all have used it, and none gets a new one before all have asked.
  await barrier(context, '**/api/auth/me/', tabs.length)
  await barrier(context, '**/auth/refresh/', tabs.length)
  const seen = tabs.map((tab) => {
    const [refreshes, ended] = [[] as Request[], new Map<string, number>()]
    const broken: string[] = []
    tab.on('request', (request) => void (isRefresh(request) && refreshes.push(request)))
    tab.on('response', (response) => {
      const url = new URL(response.url())
      if (url.pathname.startsWith('/api/')) ended.set(url.pathname, response.status())
    })
    // Of the product: the icon of the page that is left may be let go.
    tab.on('requestfailed', (request) => void (request.url().includes('/api/') && broken.push(request.url())))
    return { refreshes, ended, broken }
  })
  await Promise.all(tabs.map((tab) => tab.goto('/browse')))
  await Promise.all(tabs.map((tab) => expect(tab.getByRole('article')).toHaveCount(9, { timeout: 60_000 })))

  expect(seen.map(({ refreshes }) => refreshes.length)).toEqual(tabs.map(() => 1))
  for (const { ended, broken } of seen) {
    // The cards may be there before every call has come again.
    await expect.poll(() => [...ended.values()].filter((status) => status !== 200)).toEqual([])
    expect(ended.get('/api/auth/me/')).toBe(200)
    expect(broken).toEqual([])
  }
})

test('a tab takes the token that another one has renewed, without a refresh of its own', async ({ page, site }) => {
  const { access_token } = await signIn(page, site)
  await put(page, { access_token: 'expired', last_auth_validation: String(Date.now()) })
  const refreshes: string[] = []
  page.on('request', (request) => void (isRefresh(request) && refreshes.push(request.url())))
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch()
    if (response.status() === 401) await put(page, { access_token })
    await route.fulfill({ response })
  })
  await onBrowse(page)
  expect(refreshes).toEqual([])
})

test('a session that cannot be refreshed ends on /register with what it kept, and says so for 10 seconds [SESSION-6, SESSION-7, REGISTER-21, ALERT-3]', async ({
  page,
  site,
}) => {
  const { stopAfter } = await installClock(page, alertSelector)
  await signIn(page, site)
  await onBrowse(page)
  await put(page, {
    access_token: 'expired',
    refresh_token: 'unknown',
    temporary_token: 'left',
    professor_cache: '{}',
    email_cache: '{}',
    browse_schools: 'UC Davis',
  })
  await page.evaluate(() => window.addEventListener('tokenExpired', () => sessionStorage.setItem('heard', 'once')))
  await page.getByRole('button', { name: 'Next' }).click()
  const alert = page.getByText('Your session has expired. Please sign in again.')
  await expect(alert).toBeVisible()
  await expect(page).toHaveURL('/register')
  expect(await page.evaluate(() => sessionStorage.getItem('heard'))).toBe('once')
  const own = ['user', 'access_token', 'refresh_token', 'temporary_token', 'professor_cache', 'email_cache']
  expect((await keys(page)).filter((key) => own.includes(key) || key.startsWith('browse_'))).toEqual([])
  await stopAfter(9_900)
  await expect(alert).toBeVisible()
  await page.clock.runFor(1_000)
  await expect(alert).toBeHidden()
})

test('an authenticated call without a token fails before it is sent [SESSION-15]', async ({ page, site }) => {
  await signIn(page, site)
  await overrideStudent(page, { is_google_authenticated: true })
  await page.goto('/profile')
  const button = page.getByRole('button', { name: 'Disconnect' })
  await expect(button).toBeVisible()
  const calls: string[] = []
  page.on('request', (request) => void calls.push(request.url()))
  await page.evaluate(() => localStorage.removeItem('access_token'))
  await button.click()
  await expectText(page, 'No access token available')
  expect(calls.filter((url) => url.includes('/api/'))).toEqual([])
})

test('a call whose refresh fails says so, and the page is left [SESSION-6]', async ({ page, site }) => {
  const { access_token } = await signIn(page, site)
  const calls: string[] = []
  await page.goto('/profile')
  const button = page.getByRole('button', { name: 'Sign in with Google' })
  await expect(button).toBeVisible()
  page.on('request', (request) => void (request.url().includes('/google/ticket/') && calls.push(request.url())))
  await page.route('**/google/ticket/', (route) =>
    route.fulfill({ status: 401, json: { error: 'Expired', code: 'unauthenticated' } }),
  )
  await put(page, { access_token, refresh_token: 'unknown' })
  await button.click()
  await expectText(page, 'Authentication failed')
  await page.waitForURL('**/register')
  expect(calls).toHaveLength(1)
})

test('without stored credentials the student pages lead to /login [SESSION-4, SESSION-9]', async ({ page, site }) => {
  const { user } = await signIn(page, site)
  for (const [key, value] of [
    ['user', null],
    ['user', '{half'],
    ['access_token', null],
  ] as const) {
    await put(page, { access_token: 'a', refresh_token: 'r', user: JSON.stringify(user) })
    await page.evaluate(
      ([name, text]) => (text === null ? localStorage.removeItem(name) : localStorage.setItem(name, text)),
      [key, value] as const,
    )
    for (const path of ['/browse', '/profile', '/templates', '/pricing']) {
      await page.goto(path)
      await page.waitForURL('**/login')
    }
    expect((await keys(page)).filter((name) => ['user', 'access_token', 'refresh_token'].includes(name))).toEqual([])
  }
})

test('a session is validated again after 30 minutes: on a navigation and when its tab is looked at [SESSION-10, SESSION-11]', async ({
  page,
  site,
}) => {
  await signIn(page, site)
  await page.clock.install()
  await onBrowse(page)
  const validations: string[] = []
  page.on('request', (request) => void (request.url().endsWith('/api/auth/validate/') && validations.push('asked')))
  const look = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  const validated = () => page.evaluate(() => Number(localStorage.getItem('last_auth_validation')))
  await page.clock.setSystemTime(Date.now() + 29 * 60_000)
  await look()
  await page.getByRole('link', { name: 'My Profile' }).click()
  await page.waitForURL('**/profile')
  expect(validations).toHaveLength(0)
  await page.getByLabel('First name').fill('Half typed')
  await page.clock.setSystemTime(Date.now() + 31 * 60_000)
  await look()
  await expect.poll(() => validations.length).toBe(1)
  // Answered, and so dated, before the clock goes on.
  await expect.poll(validated).toBeGreaterThan(Date.now() + 30 * 60_000)
  await expect(page.getByLabel('First name')).toHaveValue('Half typed')
  await look()
  await page.clock.setSystemTime(Date.now() + 62 * 60_000)
  await refuse(page, 'GET', '/api/auth/validate/', 503)
  const warned = page.waitForEvent('console', (line) => line.text().includes('could not be validated'))
  await look()
  await warned
  await expect(page.getByLabel('First name'), 'a busy server ends no session').toHaveValue('Half typed')
  await refuse(page, 'GET', '/api/auth/validate/', 403)
  await look()
  await page.waitForURL('**/login')
  expect(validations).toHaveLength(3)
  expect((await keys(page)).filter((name) => ['user', 'access_token'].includes(name))).toEqual([])
})

test('the student is loaded when the application starts, whatever the browser had kept [SESSION-14, ACCOUNT-1]', async ({
  page,
  site,
}) => {
  const { user } = await signIn(page, site)
  await put(page, { user: JSON.stringify({ ...user, username: 'an-old-name' }) })
  const asked = page.waitForResponse((response) => response.url().endsWith('/api/auth/me/'))
  await page.goto('/pricing')
  expect((await asked).status()).toBe(200)
  await expect(page.getByText(user.username, { exact: true }).filter({ visible: true })).toBeVisible()
})

test('a logout reaches the other tabs, and clears filters and caches [SESSION-13, BROWSE-27, BROWSE-30]', async ({
  page,
  context,
  site,
}) => {
  const { refresh_token } = await signIn(page, site)
  await onBrowse(page)
  const other = await context.newPage()
  await other.goto('/profile')
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await put(page, { browse_schools: 'UC Davis' })
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL('**/login')
  await other.waitForURL('**/login')
  expect((await keys(page)).filter((key) => !key.startsWith('mantine'))).toEqual([])
  const refresh = await page.request.post('/api/auth/refresh/', { data: { refresh: refresh_token } })
  expect(refresh.status()).toBe(401)
})

test('a tab shows the student who has signed in in another one [SESSION-18]', async ({ page, context, site }) => {
  await signIn(page, site)
  await onBrowse(page)
  const other = await context.newPage()
  const { user } = await signIn(other, site)
  await expect(page.getByText(user.username).first()).toBeVisible()
})
