import type { Page } from '@playwright/test'
import { learnMore, openAll, previewCards } from '../fixtures/landing-page.ts'
import { expect } from '../fixtures/test.ts'
import { test } from '../fixtures/signed-in.ts'

for (const [gesture, scroll] of [
  ['the wheel', (page: Page) => page.mouse.wheel(0, 100)],
  ...['ArrowDown', 'PageDown', 'Space', 'End'].map((key) => [key, (page: Page) => page.keyboard.press(key)] as const),
] as const)
  test(`${gesture} presses Learn More, upwards it does not [LANDING-7, LANDING-21]`, async ({ page }) => {
    await page.goto('/')
    await expect(page.getByText('14,000+ professors').first()).toBeVisible()
    await page.mouse.move(600, 300)
    await page.mouse.wheel(0, -100)
    for (const key of ['ArrowUp', 'Home', 'Shift+Space']) await page.keyboard.press(key)
    await expect(learnMore(page)).toHaveAttribute('aria-expanded', 'false')
    await scroll(page)
    await expect(learnMore(page)).toHaveAttribute('aria-expanded', 'true')
    await expect(page).toHaveURL(/#more$/)
    await expect(page.getByRole('heading', { name: 'A curated database' })).toBeInViewport()
    await expect(previewCards(page)).toHaveCount(9)
  })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a swipe presses Learn More, a tap does not [LANDING-21]', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByText('14,000+ professors').first()).toBeVisible()
    await page.touchscreen.tap(200, 300)
    await expect(learnMore(page)).toHaveAttribute('aria-expanded', 'false')
    const client = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 200, y }] })
    await touch('touchStart', 600)
    for (const y of [560, 480, 400]) await touch('touchMove', y)
    await touch('touchEnd')
    await expect(learnMore(page)).toHaveAttribute('aria-expanded', 'true')
    await expect(page.getByRole('heading', { name: 'A curated database' })).toBeInViewport()
  })
})

test('a low window scrolls to the end of the first section before it opens the others [LANDING-21]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 400 })
  await page.goto('/')
  await page.keyboard.press('PageDown')
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  await expect(learnMore(page)).toHaveAttribute('aria-expanded', 'false')
})

test('phrases are typed until they are paused, and do not move with reduced motion [LANDING-5, LANDING-6]', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/')
  const phrase = page.locator('[data-part="phrase"]')
  // Each phrase is complete for about a second of a cycle of about 17 s, so a slow machine may need a second cycle.
  await expect(phrase).toHaveText('your first research project', { timeout: 40_000 })
  await page.getByRole('button', { name: 'Pause the moving words' }).click()
  await page.mouse.move(0, 0)
  const paused = await phrase.textContent()
  await page.clock.runFor(5_000)
  expect(await phrase.textContent()).toBe(paused)
  await page.getByRole('button', { name: 'Pause the moving words' }).click()
  await expect(phrase).not.toHaveText(paused!)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload()
  await expect(page.getByText('14,000+ professors').first()).toBeVisible()
  await page.clock.runFor(5_000)
  await expect(phrase).toHaveText('a summer in their lab')
  await expect(page.getByRole('button', { name: 'Pause the moving words' })).toBeHidden()
})

test('phrases stand still after the first hover, until the button moves them again [LANDING-6]', async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  const phrase = page.locator('[data-part="phrase"]')
  await expect.poll(() => phrase.textContent()).not.toBe('a summer in their lab')
  // hover() would wait until the line stands still, which moves while it is typed.
  const { x, y } = (await page.getByText('Write about', { exact: true }).first().boundingBox())!
  await page.mouse.move(x + 2, y + 2)
  const button = page.getByRole('button', { name: 'Pause the moving words' })
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  const still = await phrase.textContent()
  await page.mouse.move(0, 0)
  await page.clock.runFor(5_000)
  expect(await phrase.textContent()).toBe(still)
  await button.click()
  await expect.poll(() => phrase.textContent()).not.toBe(still)
})

test('the words on the upload card are typed while the card is in view [LANDING-12]', async ({ page }) => {
  await openAll(page)
  const interest = page.locator('[data-part="interest"]')
  await expect(interest).toHaveText('marine ecology')
  await interest.scrollIntoViewIfNeeded()
  await page.mouse.move(0, 0)
  await expect(page.getByRole('button', { name: 'Pause the moving words' })).toHaveAttribute('aria-pressed', 'false')
  await expect(interest).toHaveText('robotics', { timeout: 40_000 })
})
