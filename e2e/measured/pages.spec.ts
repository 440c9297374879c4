import type { Page } from '@playwright/test'
import { expect } from '../fixtures/test.ts'
import { semesterLetters } from '../scenes/outreach-scenes.ts'
import { signInNewStudent, test } from '../fixtures/signed-in.ts'

/** A delay between a click and the paint of the next page that users do not notice; the ratios are relative to it. */
const unnoticeableMs = 100
/** Only the median of the runs is used, since other programs delay some of them. */
const runs = 9

// A trace doubles the time that a page takes.
test.use({ trace: 'off', screenshot: 'off' })

/** The heading of a page, and a selector for content that comes from the server. */
type PageMarkers = { heading: string; content: string }
const browse: PageMarkers = { heading: 'Find Professors', content: 'main article' }
const pages: (PageMarkers & { path: string })[] = [
  { path: '/profile', heading: 'Update Your Profile', content: '#about-you input' },
  { path: '/templates', heading: 'Email Templates', content: 'main article' },
  { path: '/outreach', heading: 'Outreach History', content: 'main tbody tr' },
]
const template = {
  id: 1,
  name: 'First letter',
  content: 'Dear Professor {professor_name},',
  default: true,
  created_at: '2026-11-02T09:00:00.000Z',
  updated_at: '2026-11-02T09:00:00.000Z',
}

/** Clicks the link to `path`, or goes back if it is null, and returns the ms until the page was painted. */
function timePaint(page: Page, path: string | null, markers: PageMarkers): Promise<number> {
  return page.evaluate(
    async ({ path, heading, content }) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
      const start = performance.mark('click').startTime
      if (path) document.querySelector<HTMLElement>(`nav a[href="${path}"]`)!.click()
      else history.back()
      const isThere = () => document.querySelector('h1')?.textContent === heading && document.querySelector(content)
      while (!isThere()) await frame()
      // An animation frame's callback runs before its paint, so only the second callback runs after the page was painted.
      await frame()
      await frame()
      performance.mark('painted')
      return Math.round(performance.measure('paint', { start, end: 'painted' }).duration)
    },
    { path, ...markers },
  )
}

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!

for (const { path, ...markers } of pages)
  test(`measures the paint of cached pages, from /browse to ${path} and back`, async ({ page, site }) => {
    await signInNewStudent(page, site)
    await page.route('**/api/templates/', (route) => route.fulfill({ json: [template] }))
    await page.route('**/api/outreaches/*', (route) => route.fulfill({ json: semesterLetters }))
    await page.route('**/api/outreaches/', (route) => route.fulfill({ json: semesterLetters }))
    await page.goto('/browse')
    await expect(page.locator(browse.content).first()).toBeVisible()
    await timePaint(page, path, markers)
    await page.waitForLoadState('networkidle')
    await timePaint(page, null, browse)
    // Responses take 2 s, so the paint of a page that waits for one shows in the times.
    await page.route('**/api/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 2_000))
      await route.fallback()
    })
    const [there, back] = [[] as number[], [] as number[]]
    for (let run = 0; run < runs; run++) {
      there.push(await timePaint(page, path, markers))
      back.push(await timePaint(page, null, browse))
    }
    for (const [way, times] of Object.entries({ there, back }))
      console.warn(
        `${path}, ${way}: ${(median(times) / unnoticeableMs).toFixed(2)} of ${unnoticeableMs} ms (${times.join(', ')})`,
      )
  })
