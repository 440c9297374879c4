import type { Page } from '@playwright/test'
import { expect } from '../fixtures/test.ts'
import { aTerm } from '../scenes/outreach-scenes.ts'
import { signIn, test } from '../fixtures/signed-in.ts'

/** Milliseconds between a click and the paint of the page it leads to that nobody notices: the ratios are to it. */
const unnoticed = 100
/** Rounds there and back; the middle one counts, since other programs take their turns. */
const rounds = 9

// Playwright's recording takes as long again as the page itself.
test.use({ trace: 'off', screenshot: 'off' })

/** A page stands when its heading and something that the server told are there. */
type Stands = { heading: string; content: string }
const browse: Stands = { heading: 'Find Professors', content: 'main article' }
const pages: (Stands & { path: string })[] = [
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

/** Clicks a link of the page, or goes back (no link), and answers when what it leads to has been painted. */
function paints(page: Page, path: string | null, stands: Stands): Promise<number> {
  return page.evaluate(
    async ({ path, heading, content }) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
      const begun = performance.mark('click').startTime
      if (path) document.querySelector<HTMLElement>(`nav a[href="${path}"]`)!.click()
      else history.back()
      const isThere = () => document.querySelector('h1')?.textContent === heading && document.querySelector(content)
      while (!isThere()) await frame()
      // The frame after the one in which it stands: by then it has been painted.
      await frame()
      await frame()
      performance.mark('painted')
      return Math.round(performance.measure('there', { start: begun, end: 'painted' }).duration)
    },
    { path, ...stands },
  )
}

const middle = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!

for (const { path, ...stands } of pages)
  test(`from /browse to ${path} and back paints from what is there already`, async ({ page, site }) => {
    await signIn(page, site)
    await page.route('**/api/templates/', (route) => route.fulfill({ json: [template] }))
    await page.route('**/api/outreaches/*', (route) => route.fulfill({ json: aTerm }))
    await page.route('**/api/outreaches/', (route) => route.fulfill({ json: aTerm }))
    await page.goto('/browse')
    await expect(page.locator(browse.content).first()).toBeVisible()
    await paints(page, path, stands)
    await page.waitForLoadState('networkidle')
    await paints(page, null, browse)
    // No answer comes before it has been painted.
    await page.route('**/api/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 2_000))
      await route.fallback()
    })
    const [there, back] = [[] as number[], [] as number[]]
    for (let round = 0; round < rounds; round++) {
      there.push(await paints(page, path, stands))
      back.push(await paints(page, null, browse))
    }
    for (const [way, times] of Object.entries({ there, back }))
      console.warn(
        `${path}, ${way}: ${(middle(times) / unnoticed).toFixed(2)} of ${unnoticed} ms (${times.join(', ')})`,
      )
  })
