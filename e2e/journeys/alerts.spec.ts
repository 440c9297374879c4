import type { Page } from '@playwright/test'
import { expect } from '../fixtures/test.ts'
import { alertSelector, installClock } from '../fixtures/page-clock.ts'
import { signInNewStudent, test } from '../fixtures/signed-in.ts'

const alert = (page: Page) => page.getByRole('alert')
const open = (page: Page, text: string, path = '/terms') => page.goto(`${path}?error=${encodeURIComponent(text)}`)
/** Navigates to the same page with another `error`, without a reload. */
const openAgain = (page: Page, text: string) =>
  page.evaluate((text) => {
    history.pushState({}, '', `/terms?error=${encodeURIComponent(text)}`)
    dispatchEvent(new PopStateEvent('popstate'))
  }, text)
const getRedness = (page: Page) =>
  alert(page).evaluate((element) => {
    const [red, green] = getComputedStyle(element).color.match(/\d+/g)!.map(Number)
    return red! - green!
  })

test('an error in the URL is shown as a red alert of plain text and removed from the URL [ALERT-1, ALERT-6]', async ({
  page,
}) => {
  await open(page, '<b>Google</b> refused')
  await expect(alert(page)).toHaveText('<b>Google</b> refused')
  expect(await getRedness(page)).toBeGreaterThan(60)
  await expect(page).toHaveURL(/\/terms$/)
})

test('a long error is cut at 200 characters [ALERT-6]', async ({ page }) => {
  await open(page, 'x'.repeat(300))
  await expect(alert(page)).toHaveText('x'.repeat(200))
})

test('an error in the URL is shown on student pages, and the other parameters remain [ALERT-6]', async ({
  page,
  site,
}) => {
  await signInNewStudent(page, site)
  await page.goto('/browse?search=ada&error=That%20did%20not%20work.')
  await expect(alert(page)).toHaveText('That did not work.')
  await expect(page).toHaveURL(/\/browse\?search=ada$/)
})

test('an error in the URL is shown after the redirect of a guard [ALERT-6, SESSION-9]', async ({ page, site }) => {
  await open(page, 'Google refused.', '/profile')
  await page.waitForURL(/\/login$/)
  await expect(alert(page)).toHaveText('Google refused.')

  await signInNewStudent(page, site)
  for (const path of ['/login', '/']) {
    await open(page, `Already in: ${path}`, path)
    await page.waitForURL(/\/browse$/)
    await expect(alert(page)).toHaveText(`Already in: ${path}`)
  }
})

test('a click anywhere on an alert closes it [ALERT-2]', async ({ page }) => {
  await open(page, 'Click me')
  await alert(page).getByText('Click me').click()
  await expect(alert(page)).toHaveCount(0)
})

test('an alert is closed by keyboard and returns the focus [ALERT-2]', async ({ page }) => {
  await open(page, 'Press me')
  await expect(alert(page)).toBeVisible()
  await page.getByRole('link', { name: 'Skip to content' }).focus()
  await page.keyboard.press('Shift+Tab')
  await expect(alert(page).getByRole('button', { name: 'Dismiss' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(alert(page)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
})

test('an alert closes by itself after 5 seconds [ALERT-2]', async ({ page }) => {
  const { stopAfter } = await installClock(page, alertSelector)
  await open(page, 'Wait for me')
  await expect(alert(page)).toBeVisible()
  await stopAfter(4_900)
  await expect(alert(page)).toBeVisible()
  await page.clock.runFor(1_000)
  await expect(alert(page)).toHaveCount(0)
})

test('the alert for an expired session is shown for 10 seconds [ALERT-3, REGISTER-21]', async ({ page }) => {
  const { stopAfter } = await installClock(page, alertSelector)
  await page.goto('/register?expired=true')
  await expect(alert(page)).toBeVisible()
  await expect(page).toHaveURL(/\/register$/)
  await stopAfter(9_900)
  await expect(alert(page)).toBeVisible()
  await page.clock.runFor(1_000)
  await expect(alert(page)).toHaveCount(0)
})

for (const { way, hold, release } of [
  {
    way: 'hovered',
    hold: (page: Page) => alert(page).hover(),
    release: (page: Page) => page.mouse.move(0, 700),
  },
  {
    way: 'focused',
    hold: (page: Page) => alert(page).getByRole('button', { name: 'Dismiss' }).focus(),
    release: (page: Page) => page.getByRole('link', { name: 'Labreach', exact: true }).focus(),
  },
])
  test(`an alert stays while it is ${way} [ALERT-4]`, async ({ page }) => {
    const { stopAfter } = await installClock(page, alertSelector)
    await open(page, 'Read me')
    await hold(page)
    await stopAfter(20_000)
    await expect(alert(page)).toBeVisible()
    await release(page)
    await page.clock.runFor(4_900)
    await expect(alert(page)).toBeVisible()
    await page.clock.runFor(1_000)
    await expect(alert(page)).toHaveCount(0)
  })

test('a repeated text adds no second alert and restarts the time of the first [ALERT-5]', async ({ page }) => {
  const { stopAfter } = await installClock(page, alertSelector)
  await open(page, 'Twice')
  await expect(alert(page)).toHaveCount(1)
  await stopAfter(4_500)
  await openAgain(page, 'Twice')
  await page.clock.runFor(4_900)
  await expect(alert(page)).toHaveCount(1)
  await page.clock.runFor(1_000)
  await expect(alert(page)).toHaveCount(0)
})

test('at most three alerts are shown, the newest ones [ALERT-5]', async ({ page }) => {
  await open(page, 'One')
  for (const text of ['Two', 'Three', 'Four']) {
    await openAgain(page, text)
    await expect(page).toHaveURL(/\/terms$/)
  }
  await expect(alert(page)).toHaveText(['Two', 'Three', 'Four'])
})

test('an error on the landing page closes on a click, by keyboard, and by itself after 5 seconds [ALERT-2, ALERT-6]', async ({
  page,
}) => {
  const { stopAfter } = await installClock(page, alertSelector)
  const text = page.getByRole('alert')
  const open = async () => {
    await page.goto('/?error=Google%20did%20not%20let%20you%20in.')
    await expect(text).toBeVisible()
  }
  await open()
  await text.getByText('Google did not let you in.').click()
  await expect(text).toBeHidden()
  await open()
  await page.getByRole('button', { name: 'Dismiss' }).focus()
  await page.keyboard.press('Escape')
  await expect(text).toBeHidden()
  await open()
  await stopAfter(4_900)
  await expect(text).toBeVisible()
  await page.clock.runFor(1_000)
  await expect(text).toBeHidden()
})
