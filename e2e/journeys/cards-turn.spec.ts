import type { Page } from '@playwright/test'
import { cards } from '../fixtures/browse-page.ts'
import { expectText } from '../fixtures/expect-text.ts'
import { installClock } from '../fixtures/page-clock.ts'
import { signInNewStudent, test } from '../fixtures/signed-in.ts'
import { expect } from '../fixtures/test.ts'

/** The layout shift that users do not notice. */
const unnoticedShift = 0.01
/** More than a line of text: a hole beside a card. */
const holePx = 48

const screens = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'desktop', width: 1440, height: 900 },
] as const

const status = (page: Page) => page.getByRole('status').filter({ hasText: 'Professor unlocked successfully!' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Unlock Professor?' })

async function unlockNth(page: Page, at: number) {
  await cards(page)
    .nth(at)
    .getByRole('button', { name: /^Unlock Professor at/ })
    .click()
  await expect(dialog(page).getByRole('article')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Unlock Professor' }).click()
}

for (const { name, ...viewport } of screens) {
  test(`an unlocked card turns in its place on a ${name}, says so above its head, and leaves no hole beside it [UNLOCK-13]`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize(viewport)
    const clock = await installClock(page, 'article > [role=status] > svg')
    await signInNewStudent(page, site)
    await page.goto('/browse')
    await expect(cards(page)).toHaveCount(9)
    const card = cards(page).nth(3)
    const before = (await card.boundingBox())!
    await unlockNth(page, 3)
    const compose = card.getByRole('button', { name: /^Compose Email to / })
    await expect(compose).toBeVisible()
    await expectText(page, 'Professor unlocked successfully!')
    await clock.stopAfter(4_000)
    await expect(compose).toBeFocused()

    const text = (await status(page).boundingBox())!
    const isFree = await status(page).evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return document
        .elementFromPoint(x + width / 2, y + height / 2)
        ?.closest('article')
        ?.contains(element)
    })
    expect(isFree, 'nothing covers the text').toBe(true)
    const face = (await card.getByRole('heading', { level: 3 }).boundingBox())!
    const whole = (await card.boundingBox())!
    expect(text.y, 'inside the card').toBeGreaterThanOrEqual(whole.y)
    expect(text.y + text.height, 'above the name').toBeLessThanOrEqual(face.y)
    expect(Math.abs(whole.height - before.height), 'the height of the card').toBeLessThan(holePx)

    await page.clock.runFor(2_000)
    await expect(status(page)).toHaveCount(0)
    await expect(compose).toBeFocused()
  })

  test(`nothing moves when the cards take the place of their placeholders, on a ${name} [CARD-41]`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize(viewport)
    await signInNewStudent(page, site)
    const [held, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    await page.route('**/api/professors/page?*', async (route) => {
      held.resolve()
      await released.promise
      await route.continue()
    })
    await page.goto('/browse')
    await held.promise
    await expect(page.getByRole('complementary', { name: 'Notice' })).toBeVisible()
    await page.evaluate(() => document.fonts.ready)
    await page.evaluate(() => {
      const shifts: { value: number; of: string[] }[] = []
      Object.assign(window, { shifts })
      type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] }
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as Shift[])
          shifts.push({
            value: entry.value,
            of: entry.sources.map(({ node }) => (node instanceof HTMLElement ? node.outerHTML.slice(0, 120) : '')),
          })
      }).observe({ type: 'layout-shift' })
    })
    const placeholder = page.locator('[role="status"] ul > li').first()
    await expect(placeholder).toBeVisible()
    const grid = (await placeholder.boundingBox())!
    released.resolve()
    await expect(cards(page)).toHaveCount(9)
    await expect(page.getByRole('list', { name: 'Your nine closest' }).getByRole('article')).toHaveCount(9)
    const first = (await cards(page).first().boundingBox())!
    expect(Math.abs(first.y - grid.y), 'the top of the first card').toBeLessThan(holePx)
    expect(Math.abs(first.height - grid.height), 'the height of the first card').toBeLessThan(2 * holePx)
    const shifts = await page.evaluate(() => (window as unknown as { shifts: { value: number }[] }).shifts)
    const sum = shifts.reduce((total, { value }) => total + value, 0)
    expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(unnoticedShift)
  })
}

test('the unlock dialog shows whom it is for, and an unlocked card names publications without a reload [UNLOCK-14, UNLOCK-15]', async ({
  page,
  site,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signInNewStudent(page, site)
  await page.goto('/matches')
  await expect(cards(page)).toHaveCount(9)
  const withPublication = cards(page).filter({ hasText: 'A publication on' }).first()
  const index = await withPublication.evaluate((card) => [...card.closest('ul')!.children].indexOf(card.closest('li')!))
  const card = cards(page).nth(index)
  const works = await card.getByRole('list', { name: 'Research areas' }).getByRole('button').first().innerText()
  await card.getByRole('button', { name: /^Unlock Professor at/ }).click()
  const summary = dialog(page).getByRole('article')
  await expect(summary).toContainText(new RegExp(`^${works}`, 'i'))
  await expect(summary).toContainText(/[\d,]+ citations/)
  await expect(summary.getByText(/^(?:Close|Related|A stretch)$/)).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Unlock Professor' }).click()
  await expect(card.getByRole('button', { name: /^Compose Email to / })).toBeFocused()
  await expect(status(page)).toBeVisible()
  await expect(card.getByText('A publication on')).toHaveCount(0)
  const moving = await card.evaluate((element) => element.getAnimations({ subtree: true }).length)
  expect(moving, 'under reduced motion').toBe(0)
})

test('the nine closest have nine headlines [CARD-40]', async ({ page, site }) => {
  await signInNewStudent(page, site)
  await page.goto('/browse')
  const closest = page.getByRole('list', { name: 'Your nine closest' }).getByRole('article')
  await expect(closest).toHaveCount(9)
  const headlines = await closest.evaluateAll((all) => all.map((card) => card.querySelector('p')!.innerText))
  expect(new Set(headlines).size, headlines.join('; ')).toBe(9)
  // A professor whose topics all stand first on other cards begins like one of them.
  expect(new Set(headlines.map((line) => line.split(',')[0])).size, headlines.join('; ')).toBeGreaterThanOrEqual(8)
})
