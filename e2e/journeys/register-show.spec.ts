import type { Locator, Page } from '@playwright/test'
import { expectAccessible, expectWalkable } from '../fixtures/expect-accessible.ts'
import { expect } from '../fixtures/test.ts'
import { waitForMatches, upload } from '../fixtures/register-page.ts'
import { expectText } from '../fixtures/expect-text.ts'
import { refuse, resumeIn, test } from '../fixtures/signed-in.ts'

const matches = (page: Page) => page.getByRole('region', { name: 'Professors who match' })
const row = (page: Page) => matches(page).getByRole('list', { name: 'Your best matches' })
const slides = (page: Page) => row(page).locator('> li')
const letter = (page: Page) => page.getByRole('region', { name: 'Your first letter' })
const templateCall = '/api/emails/ai_generate_template/'

/** Lets the real stream of matches through line by line, as many as `release` says; `before` comes first. */
async function holdStream(page: Page): Promise<(lines: number) => Promise<void>> {
  await page.addInitScript(() => {
    const real = window.fetch
    const gate = { open: 0, look: () => {} }
    Object.assign(window, {
      release(lines: number) {
        gate.open += lines
        gate.look()
      },
    })
    window.fetch = async (input, init) => {
      const response = await real(input, init)
      const url = typeof input === 'string' ? input : input instanceof URL ? input.href : input.url
      if (!url.includes('/api/professors/?temporary_token')) return response
      const [first, ...rest] = (await response.text()).trim().split('\n')
      const lines = [first, 'a line that is no match', ...rest]
      const stream = new ReadableStream<Uint8Array>({
        start(controller) {
          let sent = 0
          gate.look = () => {
            while (sent < Math.min(gate.open, lines.length))
              controller.enqueue(new TextEncoder().encode(`${lines[sent++]}\n`))
            if (sent === lines.length) controller.close()
          }
          gate.look()
        },
      })
      return new Response(stream, { status: response.status, headers: response.headers })
    }
  })
  return (lines) => page.evaluate((n) => (window as unknown as { release: (n: number) => void }).release(n), lines)
}

test('matches come in one by one, each with its reasons, and the letter waits for them [REGISTER-2, REGISTER-6]', async ({
  page,
  site,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith(templateCall)) asked.push(request.url())
  })
  const release = await holdStream(page)
  await page.goto('/register')
  await expect(matches(page).getByText('The closest ones appear here')).toBeVisible()
  await expect(letter(page).getByText('A template in your own words')).toBeVisible()
  await page.getByLabel('Resume (PDF)').setInputFiles(await resumeIn(site))
  await expect(matches(page).getByRole('status')).toHaveText('Looking for professors who work on what you do…', {
    timeout: 20_000,
  })
  // The count, a line that says nothing, and the first match.
  await release(3)
  await expect(slides(page)).toHaveCount(1)
  await expect(matches(page).getByRole('status')).toHaveText('1 of the 9 closest are here…')
  await release(4)
  await expect(slides(page)).toHaveCount(5)
  await expect(letter(page).getByText('A template in your own words')).toBeVisible()
  expect(asked).toEqual([])

  await release(1_000)
  await waitForMatches(page)
  await expect(slides(page)).toHaveCount(9)
  for (const slide of await slides(page).all()) {
    await expect(slide.getByText(/match$/)).toBeVisible()
    await expect(slide.getByText('Your resume')).toBeVisible()
    await expect(slide.getByRole('listitem').first()).toContainText(' matches ')
  }
  await expect(letter(page).getByText('{professor_name}').first()).toBeVisible({ timeout: 20_000 })
  expect(asked).toHaveLength(1)
})

const scrolled = (list: Locator) => list.evaluate((element) => element.scrollLeft)
const lit = (page: Page) => slides(page).evaluateAll((all) => all.findIndex((one) => one.hasAttribute('data-current')))

/** Where the row is now, and where it is after so many milliseconds of its own frames. */
const travelled = (list: Locator, ms: number) =>
  list.evaluate(async (element, wait) => {
    const [begun, from] = [performance.now(), element.scrollLeft]
    await new Promise((resolve) => setTimeout(resolve, wait))
    return { px: element.scrollLeft - from, seconds: (performance.now() - begun) / 1_000 }
  }, ms)

test('the nine closest drift at 40 px a second, and every 3 seconds another stands in the light [REGISTER-2, REGISTER-3]', async ({
  page,
  site,
}) => {
  await upload(page, site)
  await waitForMatches(page)
  await expect(slides(page)).toHaveCount(9)
  await expect.poll(() => lit(page)).toBeGreaterThanOrEqual(0)
  await page.clock.install()
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))
  const from = await scrolled(row(page))
  await page.clock.runFor(4_000)
  // On the page's own clock, to a frame and what is left over of a pixel.
  expect(Math.abs((await scrolled(row(page))) - from - 160)).toBeLessThanOrEqual(2)

  /** Milliseconds of the page until another slide stands in the light, in steps of a hundred. */
  const untilTurn = async () => {
    const before = await lit(page)
    for (let ms = 0; ms < 10_000; ms += 100) {
      if ((await lit(page)) !== before) return ms
      await page.clock.runFor(100)
    }
    throw new Error('The light stays where it is.')
  }
  await untilTurn()
  for (let turn = 0; turn < 2; turn++) expect(Math.abs((await untilTurn()) - 3_000)).toBeLessThanOrEqual(100)
})

test('the row waits under the pointer and with the focus, can be paused and turned by hand [REGISTER-4]', async ({
  page,
  site,
}) => {
  await upload(page, site)
  await waitForMatches(page)
  const moves = async () => (await travelled(row(page), 700)).px !== 0
  await expect.poll(moves).toBe(true)
  await row(page).hover()
  expect(await moves()).toBe(false)
  await page.mouse.move(5, 5)
  await expect.poll(moves).toBe(true)
  await row(page).focus()
  expect(await moves()).toBe(false)
  const before = await scrolled(row(page))
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => scrolled(row(page))).toBeGreaterThan(before)

  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Pause' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Play' })).toBeFocused()
  // What the arrow key set going comes to its end first.
  await expect.poll(moves).toBe(false)
  expect(await lit(page)).toBe(-1)
  await page.keyboard.press('Enter')
  await expect.poll(moves).toBe(true)

  await page.getByRole('button', { name: 'Forward' }).click()
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible()
  // A focus that fades in is not seen at once.
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
    await expect(letter(page).getByText('{professor_name}').first()).toBeVisible({ timeout: 20_000 })
    const widths = await slides(page).evaluateAll((all) => all.map((slide) => slide.getBoundingClientRect().width))
    expect(widths).toEqual(Array.from({ length: 9 }, () => 340))
    await expectAccessible(page, `${width} px`)
  })

test.describe('with reduced motion', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

  test('nothing moves until I say so, and the letter is written at once [REGISTER-4]', async ({ page, site }) => {
    await upload(page, site)
    await waitForMatches(page)
    expect((await travelled(row(page), 1_500)).px).toBe(0)
    expect(await lit(page)).toBe(-1)
    await expect(letter(page).getByText('{professor_name}').first()).toBeVisible({ timeout: 20_000 })
    const words = letter(page).locator('article span')
    const seen = await words.evaluateAll((all) => all.map((word) => getComputedStyle(word).animationName))
    expect(new Set(seen)).toEqual(new Set(['none']))
    await page.getByRole('button', { name: 'Play' }).click()
    await expect.poll(async () => (await travelled(row(page), 500)).px).toBeGreaterThan(0)
  })
})

const failed = 'Could not generate your email template. You can create one manually after registration.'

test('the letter that failed says why and can be asked for again; nothing else is held up [REGISTER-7, TEMPLATE-25, TEMPLATE-26]', async ({
  page,
  site,
}) => {
  await refuse(page, 'POST', templateCall, 502, 'The writer did not answer.')
  await upload(page, site)
  await expectText(letter(page), failed)
  await expectText(letter(page), 'AI generation failed: The writer did not answer.')
  const again = () => letter(page).getByRole('button', { name: 'Try Again' }).click()

  await page.unrouteAll()
  await refuse(page, 'POST', templateCall, 429, 'Your first letter is being written already.')
  await again()
  await expectText(letter(page), 'Your first letter is being written already. Please try again later.')
  await page.unrouteAll()
  await refuse(page, 'POST', templateCall, 429)
  await again()
  await expectText(letter(page), 'Daily AI template generation limit reached. Please try again later.')
  await page.unrouteAll()
  await page.route(`**${templateCall}`, (route) => route.fulfill({ json: { template: { name: 1 } } }))
  await again()
  await expectText(letter(page), 'Invalid template data received from AI')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByText('Please fill in all fields.')).toBeVisible()

  await page.unrouteAll()
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(`**${templateCall}`, async (route) => {
    await released
    await route.continue()
  })
  await again()
  await expect(letter(page).getByRole('status')).toHaveText('Writing your first letter…')
  release()
  await expect(letter(page).getByText('{professor_name}').first()).toBeVisible({ timeout: 20_000 })
})

test('the letter writes itself word by word, and comes back the same after a reload [REGISTER-6]', async ({
  page,
  site,
}) => {
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
