import type { Locator, Page } from '@playwright/test'
import { expectAccessible, expectWalkable } from '../fixtures/expect-accessible.ts'
import { expect } from '../fixtures/test.ts'
import { waitForMatches, upload } from '../fixtures/register-page.ts'
import { expectText } from '../fixtures/expect-text.ts'
import { failNext, resumeIn, test } from '../fixtures/signed-in.ts'

const matches = (page: Page) => page.getByRole('region', { name: 'Professors who match' })
const row = (page: Page) => matches(page).getByRole('list', { name: 'Your best matches' })
/** How far the matches are; the announcements of the fields that were understood are empty until a tap. */
const progress = (page: Page) => matches(page).getByRole('status').filter({ hasText: /\S/ })
const slides = (page: Page) => row(page).locator('> li')
const letter = (page: Page) => page.getByRole('region', { name: 'Your first letter' })
const templateCall = '/api/emails/ai_generate_template/'

/** Holds the real stream of matches back; the returned function releases the given number of lines. */
async function holdStream(page: Page): Promise<(lines: number) => Promise<void>> {
  await page.addInitScript(() => {
    const { fetch } = window
    const gate = { allowed: 0, flush: () => {} }
    Object.assign(window, {
      release(lines: number) {
        gate.allowed += lines
        gate.flush()
      },
    })
    window.fetch = async (input, init) => {
      const response = await fetch(input, init)
      const url = typeof input === 'string' ? input : input instanceof URL ? input.href : input.url
      if (!url.includes('/api/professors/?temporary_token')) return response
      const [first, ...rest] = (await response.text()).trim().split('\n')
      const lines = [first, 'a line that is no match', ...rest]
      const stream = new ReadableStream<Uint8Array>({
        start(controller) {
          let sent = 0
          gate.flush = () => {
            while (sent < Math.min(gate.allowed, lines.length))
              controller.enqueue(new TextEncoder().encode(`${lines[sent++]}\n`))
            if (sent === lines.length) controller.close()
          }
          gate.flush()
        },
      })
      return new Response(stream, { status: response.status, headers: response.headers })
    }
  })
  return (lines) => page.evaluate((n) => (window as unknown as { release: (n: number) => void }).release(n), lines)
}

test('matches are shown one by one with their reasons, and the letter is written after the last one [REGISTER-2, REGISTER-6]', async ({
  page,
  site,
}) => {
  const templateCalls: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith(templateCall)) templateCalls.push(request.url())
  })
  const release = await holdStream(page)
  await page.goto('/register')
  await expect(matches(page).getByText('The closest ones appear here')).toBeVisible()
  await expect(letter(page).getByText('A template in your own words')).toBeVisible()
  await page.getByLabel('Resume (PDF)').setInputFiles(await resumeIn(site))
  await expect(progress(page)).toHaveText('Looking for professors who work on what you do…', {
    timeout: 20_000,
  })
  // The number of matches, an invalid line and the first match.
  await release(3)
  await expect(slides(page)).toHaveCount(1)
  await expect(progress(page)).toHaveText('1 of the 9 closest are here…')
  await release(4)
  await expect(slides(page)).toHaveCount(5)
  await expect(letter(page).getByText('A template in your own words')).toBeVisible()
  expect(templateCalls).toEqual([])

  await release(1_000)
  await waitForMatches(page)
  await expect(slides(page)).toHaveCount(9)
  for (const slide of await slides(page).all()) {
    await expect(slide.getByText(/^(Close|Related|A stretch)$/)).toBeVisible()
    await expect(slide.getByText(/^(Your words$|You both name )/).first()).toBeVisible()
    await expect(slide).toContainText(/ fits |You both name /)
  }
  await expect(letter(page).getByText('{professor_surname}').first()).toBeVisible({ timeout: 20_000 })
  expect(templateCalls).toHaveLength(1)
})

const getScroll = (list: Locator) => list.evaluate((element) => element.scrollLeft)
/** The index of the highlighted slide, or -1. */
const findCurrent = (page: Page) =>
  slides(page).evaluateAll((all) => all.findIndex((one) => one.hasAttribute('data-current')))

/** The pixels that the row scrolls within so many milliseconds. */
const measureScroll = (list: Locator, ms: number) =>
  list.evaluate(async (element, wait) => {
    const from = element.scrollLeft
    await new Promise((resolve) => setTimeout(resolve, wait))
    return element.scrollLeft - from
  }, ms)

test('the nine matches scroll at 40 px a second, and every 3 seconds another one is highlighted [REGISTER-2, REGISTER-3]', async ({
  page,
  site,
}) => {
  await upload(page, site)
  await waitForMatches(page)
  await expect(slides(page)).toHaveCount(9)
  await expect.poll(() => findCurrent(page)).toBeGreaterThanOrEqual(0)
  await page.clock.install()
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))
  const from = await getScroll(row(page))
  await page.clock.runFor(4_000)
  // The tolerance is one frame, which counts at most 100 ms (4 px), and the rounding to whole pixels.
  expect(Math.abs((await getScroll(row(page))) - from - 160)).toBeLessThanOrEqual(5)

  /** Advances the clock in steps of 100 ms until another slide is highlighted, and returns the ms. */
  const runUntilChange = async () => {
    const before = await findCurrent(page)
    for (let ms = 0; ms < 10_000; ms += 100) {
      if ((await findCurrent(page)) !== before) return ms
      await page.clock.runFor(100)
    }
    throw new Error('The highlight does not change.')
  }
  await runUntilChange()
  for (let run = 0; run < 2; run++) expect(Math.abs((await runUntilChange()) - 3_000)).toBeLessThanOrEqual(100)
})

test('the row stands still after the first hover, focus or scroll until Play, and is scrolled by hand [REGISTER-4]', async ({
  page,
  site,
}) => {
  await upload(page, site)
  await waitForMatches(page)
  const isMoving = async () => (await measureScroll(row(page), 700)) !== 0
  await expect.poll(isMoving).toBe(true)
  await row(page).hover()
  expect(await isMoving()).toBe(false)
  await page.mouse.move(5, 5)
  expect(await isMoving(), 'for good').toBe(false)
  await page.getByRole('button', { name: 'Play' }).click()
  await expect.poll(isMoving).toBe(true)
  await row(page).focus()
  await expect.poll(isMoving).toBe(false)
  const before = await getScroll(row(page))
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => getScroll(row(page))).toBeGreaterThan(before)

  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Play' })).toBeFocused()
  // The smooth scrolling of the arrow key ends first.
  await expect.poll(isMoving).toBe(false)
  expect(await findCurrent(page)).toBe(-1)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Pause' })).toBeFocused()
  await expect.poll(isMoving).toBe(true)
  await page.mouse.wheel(0, 40)
  await expect.poll(isMoving).toBe(false)

  await page.getByRole('button', { name: 'Forward' }).click()
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible()
  // Without reduced motion the focus style fades in, too late for the check.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expectWalkable(page, 'register')
})

for (const width of [360, 768, 1440])
  test(`a slide is 340 px wide at ${width} px, and the page no wider than its window [REGISTER-3]`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await upload(page, site)
    await waitForMatches(page)
    await expect(letter(page).getByText('{professor_surname}').first()).toBeVisible({ timeout: 20_000 })
    const widths = await slides(page).evaluateAll((all) => all.map((slide) => slide.getBoundingClientRect().width))
    expect(widths).toEqual(Array.from({ length: 9 }, () => 340))
    await expectAccessible(page, `${width} px`)
  })

test.describe('with reduced motion', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

  test('nothing moves before a click on Play, and the letter is not animated [REGISTER-4]', async ({ page, site }) => {
    await upload(page, site)
    await waitForMatches(page)
    expect(await measureScroll(row(page), 1_500)).toBe(0)
    expect(await findCurrent(page)).toBe(-1)
    await expect(letter(page).getByText('{professor_surname}').first()).toBeVisible({ timeout: 20_000 })
    const words = letter(page).locator('article span')
    const animations = await words.evaluateAll((all) => all.map((word) => getComputedStyle(word).animationName))
    expect(new Set(animations)).toEqual(new Set(['none']))
    await page.getByRole('button', { name: 'Play' }).click()
    await expect.poll(() => measureScroll(row(page), 500)).toBeGreaterThan(0)
  })
})

const failed = 'Could not generate your email template. You can create one manually after registration.'

test('a letter that fails shows the reason and can be requested again; the registration is not blocked [REGISTER-7, TEMPLATE-25, TEMPLATE-26]', async ({
  page,
  site,
}) => {
  await failNext(page, 'POST', templateCall, 502, 'The writer did not answer.')
  await upload(page, site)
  await expectText(letter(page), failed)
  await expectText(letter(page), 'AI generation failed: The writer did not answer.')
  const tryAgain = () => letter(page).getByRole('button', { name: 'Try Again' }).click()

  await page.unrouteAll()
  await failNext(page, 'POST', templateCall, 429, 'Your first letter is being written already.')
  await tryAgain()
  await expectText(letter(page), 'Your first letter is being written already. Please try again later.')
  await page.unrouteAll()
  await failNext(page, 'POST', templateCall, 429)
  await tryAgain()
  await expectText(letter(page), 'Daily AI template generation limit reached. Please try again later.')
  await page.unrouteAll()
  await page.route(`**${templateCall}`, (route) => route.fulfill({ json: { template: { name: 1 } } }))
  await tryAgain()
  await expectText(letter(page), 'Invalid template data received from AI')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByText('Please fill in all fields.')).toBeVisible()

  await page.unrouteAll()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(`**${templateCall}`, async (route) => {
    await released
    await route.continue()
  })
  await tryAgain()
  await expect(letter(page).getByText('Writing your first letter…')).toBeVisible()
  release()
  await expect(letter(page).getByText('{professor_surname}').first()).toBeVisible({ timeout: 20_000 })
})

test('the letter is shown word by word, and is the same after a reload [REGISTER-6]', async ({ page, site }) => {
  await upload(page, site)
  const paper = letter(page).getByRole('article')
  await expect(paper).toBeVisible({ timeout: 30_000 })
  const delays = await paper
    .locator('span')
    .evaluateAll((all) => all.map((word) => (word as HTMLElement).style.animationDelay))
  const ms = delays.map((delay) => Number.parseInt(delay))
  expect(ms).toEqual(ms.toSorted((one, other) => one - other))
  expect(ms.at(-1)).toBeGreaterThan(500)
  expect(ms.at(-1)).toBeLessThan(3_000)
  const words = paper.getByRole('paragraph').last()
  const text = await words.innerText()
  await page.reload()
  await expect(words).toHaveText(text, { timeout: 30_000 })
})

test('on a wide window the account stays beside the matches [REGISTER-33]', async ({ page, site }) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await upload(page, site)
  await waitForMatches(page)
  const account = page.getByRole('region', { name: 'Your account' })
  await expect(account).toBeInViewport({ ratio: 0.8 })
  await page.getByText('It is yours with the account.').scrollIntoViewIfNeeded()
  await expect(account.getByRole('button', { name: 'Create Account' })).toBeInViewport({ ratio: 1 })
})
