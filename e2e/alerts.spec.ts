import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { signIn, test } from './signed-in.ts'

const alert = (page: Page) => page.getByRole('alert')
const open = (page: Page, text: string, path = '/terms') => page.goto(`${path}?error=${encodeURIComponent(text)}`)
/** The same page with another `error`, without loading it anew. */
const again = (page: Page, text: string) =>
  page.evaluate((text) => {
    history.pushState({}, '', `/terms?error=${encodeURIComponent(text)}`)
    dispatchEvent(new PopStateEvent('popstate'))
  }, text)
const redness = (page: Page) =>
  alert(page).evaluate((element) => {
    const [red, green] = getComputedStyle(element).color.match(/\d+/g)!.map(Number)
    return red! - green!
  })

test('an error in the address is a red alert of plain text and leaves the address [accounts:75, professors:245-246]', async ({
  page,
}) => {
  await open(page, '<b>Google</b> refused')
  await expect(alert(page)).toHaveText('<b>Google</b> refused')
  expect(await redness(page)).toBeGreaterThan(60)
  await expect(page).toHaveURL(/\/terms$/)
})

test('a long error is cut at 200 characters [accounts:75]', async ({ page }) => {
  await open(page, 'x'.repeat(300))
  await expect(alert(page)).toHaveText('x'.repeat(200))
})

test('an error in the address is shown on student pages and keeps the other parameters [accounts:75]', async ({
  page,
  place,
}) => {
  await signIn(page, place)
  await page.goto('/browse?search=ada&error=That%20did%20not%20work.')
  await expect(alert(page)).toHaveText('That did not work.')
  await expect(page).toHaveURL(/\/browse\?search=ada$/)
})

test('an error in the address survives the way that a guard leads [accounts:75, accounts:106]', async ({
  page,
  place,
}) => {
  await open(page, 'Google refused.', '/profile')
  await page.waitForURL(/\/login$/)
  await expect(alert(page)).toHaveText('Google refused.')

  await signIn(page, place)
  await open(page, 'Already in.', '/login')
  await page.waitForURL(/\/browse$/)
  await expect(alert(page)).toHaveText('Already in.')
})

test('an alert goes when it is clicked anywhere [accounts:75]', async ({ page }) => {
  await open(page, 'Click me')
  await alert(page).getByText('Click me').click()
  await expect(alert(page)).toHaveCount(0)
})

test('an alert goes by the keyboard and gives the focus back [accounts:75]', async ({ page }) => {
  await open(page, 'Press me')
  await expect(alert(page)).toBeVisible()
  await page.getByRole('link', { name: 'Skip to content' }).focus()
  await page.keyboard.press('Shift+Tab')
  await expect(alert(page).getByRole('button', { name: 'Dismiss' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(alert(page)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
})

test('an alert goes by itself after 5 seconds [accounts:75, accounts:287, professors:245-246]', async ({ page }) => {
  await open(page, 'Wait for me')
  await expect(alert(page)).toBeVisible()
  await page.waitForTimeout(4_200)
  await expect(alert(page)).toBeVisible()
  await expect(alert(page)).toHaveCount(0, { timeout: 2_500 })
})

test('an expired session is told for 10 seconds [accounts:43, accounts:75, accounts:287]', async ({ page }) => {
  await page.goto('/register?expired=true')
  await expect(alert(page)).toBeVisible()
  await expect(page).toHaveURL(/\/register$/)
  await page.waitForTimeout(9_000)
  await expect(alert(page)).toBeVisible()
  await expect(alert(page)).toHaveCount(0, { timeout: 3_000 })
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
  test(`an alert stays while it is ${way}`, async ({ page }) => {
    await open(page, 'Read me')
    await hold(page)
    await page.waitForTimeout(6_000)
    await expect(alert(page)).toBeVisible()
    await release(page)
    await expect(alert(page)).toHaveCount(0, { timeout: 7_000 })
  })

test('the same text does not pile up, and starts its time anew', async ({ page }) => {
  await open(page, 'Twice')
  await expect(alert(page)).toHaveCount(1)
  await page.waitForTimeout(3_500)
  await again(page, 'Twice')
  await page.waitForTimeout(3_000)
  await expect(alert(page)).toHaveCount(1)
  await expect(alert(page)).toHaveCount(0, { timeout: 4_000 })
})

test('at most three alerts are up at once, the newest ones', async ({ page }) => {
  await open(page, 'One')
  for (const text of ['Two', 'Three', 'Four']) {
    await again(page, text)
    await expect(page).toHaveURL(/\/terms$/)
  }
  await expect(alert(page)).toHaveText(['Two', 'Three', 'Four'])
})
