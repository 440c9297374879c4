import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/expect-accessible.ts'
import { expectText } from '../fixtures/expect-text.ts'
import { signInNewStudent, test as signedIn } from '../fixtures/signed-in.ts'
import { expect } from '../fixtures/test.ts'

const test = signedIn.extend({ serviceWorkers: 'allow' })

/** The worker stores its 190 files one after the other, which takes long on a busy machine. */
const installMs = 90_000

/** Waits until the service worker has stored the build. The next page that opens has the worker. */
const waitForWorker = (page: Page) =>
  expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state), {
      timeout: installMs,
    })
    .toBe('activated')

/** The URLs of all responses in Cache Storage. */
const listStored = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const urls = names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url))
    return (await Promise.all(urls)).flat().map((url) => new URL(url).pathname)
  })

const cards = (page: Page) => page.getByRole('list', { name: 'Professors', exact: true }).getByRole('article')
const banner = (page: Page) => page.getByText('You are offline. Letters that you write are kept in this browser.')

test('the worker stores the build and no response of a call [OFFLINE-1]', async ({ page, site }) => {
  await signInNewStudent(page, site)
  await page.goto('/browse')
  await waitForWorker(page)
  await page.reload()
  await expect(cards(page)).toHaveCount(9)
  await page.getByRole('link', { name: 'My Profile' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
  const stored = await listStored(page)
  expect(stored).toEqual(expect.arrayContaining(['/', '/index.html', '/site.webmanifest']))
  expect(stored.filter((path) => !/^\/(?:assets\/[^/]+|[\w.-]*)$/.test(path))).toEqual([])
})

test('seen pages open offline, and the lists load when the connection is back [OFFLINE-5, OFFLINE-6]', async ({
  page,
  site,
  context,
}) => {
  await signInNewStudent(page, site)
  await page.goto('/browse')
  await waitForWorker(page)
  await page.reload()
  await expect(cards(page)).toHaveCount(9)
  const first = await cards(page).first().innerText()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('seen_pages') ?? '')).toContain('professors')

  await context.setOffline(true)
  await page.reload()
  await expect(banner(page)).toBeVisible()
  await expect(cards(page)).toHaveCount(9)
  expect(await cards(page).first().innerText()).toBe(first)
  await expect(page.getByText('Live', { exact: true })).toHaveAttribute('data-offline', 'true')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expectAccessible(page, 'browse offline')

  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expectText(page, 'You are offline. Page 2 loads when you are back online.')
  await page.reload()
  await expectText(page, 'Page 2 loads when you are back online.')
  await page.getByRole('button', { name: 'Page 1' }).click()
  expect(await cards(page).first().innerText()).toBe(first)
  await page.goBack()
  await page.getByRole('link', { name: 'Outreach History' }).click()
  await expectText(page, 'Outreach History loads when you are back online.')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.goBack()

  await context.setOffline(false)
  await expect(banner(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Page 2', exact: true })).toHaveAttribute('aria-current', 'page')
  await expect(page.locator('[data-waiting]')).toHaveCount(0)
  expect(await cards(page).first().innerText()).not.toBe(first)
  await expect(page.getByText('Live', { exact: true })).not.toHaveAttribute('data-offline')
})

test('a landing page opens offline as it was [OFFLINE-1]', async ({ page, site, context }) => {
  await signInNewStudent(page, site)
  await page.goto('/browse')
  await waitForWorker(page)
  await page.evaluate(() => localStorage.clear())
  await context.setOffline(true)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Privacy' })).toBeVisible()
})

/** Everything that this browser stores for the website, as one text. */
const readStorage = (page: Page) =>
  page.evaluate(async () => {
    const databases = (await indexedDB.databases()).map(({ name }) => name)
    const entries = [localStorage, sessionStorage].map(Object.entries)
    return JSON.stringify([entries, databases, document.cookie])
  })

for (const end of ['Logout', 'an ended session'] as const)
  test(`after ${end} nothing of the student is left in the browser [OFFLINE-7]`, async ({ page, site }) => {
    const { user, access_token, refresh_token } = await signInNewStudent(page, site)
    await page.goto('/browse')
    await waitForWorker(page)
    await page.reload()
    await expect(cards(page)).toHaveCount(9)
    await page.getByRole('link', { name: 'Outreach History' }).click()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('seen_pages') ?? '')).toContain('outreaches')
    if (end === 'Logout') {
      await page.getByRole('button', { name: 'Logout' }).click()
      await page.waitForURL('**/login')
    } else {
      await page.route('**/api/**', (route) =>
        route.fulfill({ status: 401, json: { error: 'Over', code: 'session_ended' } }),
      )
      await page.route('**/auth/refresh/', (route) => route.fulfill({ status: 401, json: { error: 'Over' } }))
      await page.getByRole('link', { name: 'Email Templates' }).click()
      await page.waitForURL('**/register?expired=true')
    }
    // Longer than the time after which a seen page is stored.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1_500)))
    const stored = await readStorage(page)
    for (const secret of [user.username, access_token, refresh_token, 'scholar_id', 'seen_pages', 'professor_cache'])
      expect(stored).not.toContain(secret)
    expect((await listStored(page)).filter((path) => /^\/(?:api|auth)\//.test(path))).toEqual([])
  })

// React logs the error of a page that could not be loaded.
const testMissing = signedIn.extend<{ noErrors: void }>({
  noErrors: async ({}, use) => {
    await use()
  },
})

test.describe('a page whose scripts cannot be loaded [OFFLINE-8]', () => {
  testMissing('says so calmly, and opens afterwards', async ({ page, site, context }) => {
    await signInNewStudent(page, site)
    await page.goto('/browse')
    await expect(cards(page)).toHaveCount(9)
    // It takes a while until the browser knows.
    await page.route('**/robots.txt', () => {})
    await context.setOffline(true)
    await page.getByRole('link', { name: 'Email Templates' }).click()
    await expectText(page, 'This page opens when you are back online.')
    await page.unroute('**/robots.txt')
    await expect(page.getByRole('complementary', { name: 'Sidebar' })).toBeVisible()
    await expect(page.getByText('Oops!')).toHaveCount(0)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1, name: 'Email Templates' })).toBeVisible()
  })
})

test('the manifest makes the website installable [OFFLINE-9]', async ({ page, site }) => {
  await signInNewStudent(page, site)
  await page.goto('/browse')
  await waitForWorker(page)
  const browser = await page.context().newCDPSession(page)
  const { manifest, errors } = await browser.send('Page.getAppManifest')
  expect(errors).toEqual([])
  expect(manifest).toMatchObject({ startUrl: `${site.url}/browse`, scope: `${site.url}/`, display: 'kStandalone' })
  expect((await browser.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([])
})
