import type { Page, Route } from '@playwright/test'
import { cards, unfoldLimits } from '../fixtures/browse-page.ts'
import { expect, type TestSite } from '../fixtures/test.ts'
import { expectText, recordText } from '../fixtures/expect-text.ts'
import { overrideStudent, signInNewStudent, test } from '../fixtures/signed-in.ts'

const resultsUrl = '**/api/professors/page?*'
/** Whether the call is for the row of the closest professors, not for the grid. */
const isOfRow = (route: Route) => route.request().url().includes('order=match')
const counter = (page: Page) => page.getByText(/^Search Results: [\d,]+ \/ [\d,]+$/)

async function openAdvanced(page: Page, site: TestSite): Promise<void> {
  await signInNewStudent(page, site)
  await page.goto('/browse')
  await page.getByRole('button', { name: 'Show Advanced' }).click()
}

test('the page shows nine cards, the counter, the limit of the plan Free and the weekly unlocks [BROWSE-1, BROWSE-2, BROWSE-16, BROWSE-17, BROWSE-18, BROWSE-23, LAYOUT-1, PROFILE-18]', async ({
  page,
  site,
}) => {
  await signInNewStudent(page, site)
  await page.goto('/browse')
  // The first journey after the start waits for the index of the catalogue.
  await expect(cards(page)).toHaveCount(9, { timeout: 40_000 })
  const current = page.getByRole('complementary', { name: 'Sidebar' }).getByRole('link', { name: 'Find Professors' })
  await expect(current).toHaveAttribute('aria-current', 'page')
  await unfoldLimits(page)
  for (const text of ['Search & Filter', 'Search Results', 'Live', 'Weekly Unlocks', 'Show Favorites', 'Show Advanced'])
    await expectText(page, text)
  for (const text of ['Apply Filters', 'Clear All', 'Prev', 'Next']) await expectText(page, text)
  await expect(page.getByText('Search Results: 300 / 300')).toBeVisible()
  await expect(page.locator('main [style*="inline-size: 100%"]'), 'the bar is full').toBeVisible()
  await expect(page.getByText('Weekly Unlocks: 0 / 9 · 0%')).toBeVisible()
  const hint = page.getByRole('button', { name: /Free users can view up to 300 professors/ })
  await hint.focus()
  const tooltip = page.getByRole('tooltip')
  await expect(tooltip).toContainText('Free users can view up to 300 professors')
  expect((await tooltip.boundingBox())!.width).toBe(280)

  const filters = page.getByRole('region', { name: 'Search & Filter' })
  await cards(page).last().scrollIntoViewIfNeeded()
  expect((await filters.boundingBox())!.y, 'the filters are sticky').toBe(12)

  const pages = page.getByRole('navigation', { name: 'Pages' })
  await expect(pages.locator('li')).toHaveText(['1', '2', '…', '34'])
  await pages.getByRole('button', { name: 'Page 34' }).click()
  await expect(cards(page)).toHaveCount(3)
  await pages.getByRole('button', { name: 'Prev' }).click()
  await expect(pages.locator('li')).toHaveText(['1', '…', '32', '33', '34'])
  await expect(pages.getByRole('button', { name: 'Page 33' })).toHaveAttribute('aria-current', 'page')
})

test('a student with Basic sees all professors and no weekly unlocks; one with Premium sees the weekly unlocks [BROWSE-17, BROWSE-18, PLAN-4]', async ({
  page,
  site,
}) => {
  await signInNewStudent(page, site)
  const weekly = page.getByText('Weekly Unlocks', { exact: true })
  for (const [plan, shown] of [
    ['B', 0],
    ['P', 1],
  ] as const) {
    await overrideStudent(page, { subscription: plan })
    await page.goto('/browse')
    await expect(counter(page)).toBeVisible()
    await unfoldLimits(page)
    await expect(weekly).toHaveCount(shown)
    await expect(page.getByRole('button', { name: /Free users can view/ })).toHaveCount(0)
  }
})

test('filters apply, are shown as chips, stored in the URL and for the next visit, and removed by Clear All [BROWSE-2, BROWSE-3, BROWSE-4, BROWSE-8, BROWSE-10, BROWSE-11, BROWSE-12, BROWSE-26]', async ({
  page,
  site,
}) => {
  await openAdvanced(page, site)
  for (const text of ['Sort By', 'Email Status', 'Citation Range', 'Research Interests', 'Hide Advanced'])
    await expectText(page, text)
  await page.getByLabel('Min citations').fill('50')
  await page.getByLabel('Max citations').fill('90000')
  await page.locator('input').and(page.getByLabel('Research Interests')).fill('learning')
  await page.keyboard.press('Enter')
  await page.getByLabel('Sort By').selectOption('School')
  await page.getByRole('button', { name: 'Descending' }).click()
  await expect(page.getByText('Filters applied', { exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Apply Filters' }).click()
  await expectText(page, 'Filters applied')
  await expect(page).toHaveURL(
    /interests=learning.*minCitations=50.*maxCitations=90000.*sortBy=school.*sortDirection=asc/,
  )
  await expect(counter(page)).not.toHaveText('Search Results: 300 / 300')

  await page.goto('/profile')
  await page.locator('a[href^="/browse"]').filter({ visible: true }).first().click()
  await expect(page).toHaveURL(/interests=learning/)
  await expect(page.getByText('Citation Range')).toBeVisible()
  const findStoredKeys = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('browse_')))
  expect((await findStoredKeys()).toSorted()).toEqual([
    'browse_advanced',
    'browse_interests',
    'browse_maxCitations',
    'browse_minCitations',
    'browse_sortBy',
    'browse_sortDirection',
  ])

  await page.getByRole('button', { name: 'Remove filter learning' }).click()
  await expect(page).not.toHaveURL(/interests/)
  await page.getByRole('button', { name: 'Clear All' }).click()
  await expect(page.getByText('Filters applied')).toBeHidden()
  await expect(page.getByText('Search Results: 300 / 300')).toBeVisible()
  expect(await findStoredKeys()).toEqual([])
  await expect(page.getByText('Citation Range'), 'the advanced filters stay open').toBeVisible()
})

test('a chart of the citations is beside their range: the number of a bar is that of the results for its range [BROWSE-8, BROWSE-9]', async ({
  page,
  site,
}) => {
  await openAdvanced(page, site)
  const chart = page.getByRole('img', { name: /^Citations of 300 professors: most have [\d,]+ to [\d,]+\.$/ })
  await expect(chart).toBeVisible()
  const bars = chart.locator('g')
  await expect(chart.locator('[data-selected]')).toHaveCount(10)
  const bar = bars.filter({ hasText: '3,000 to 9,999 citations' })
  const professors = Number(/: (\d+) professor/.exec((await bar.textContent())!)![1])
  await bar.click()
  await expect(chart.locator('[data-selected]')).toHaveCount(1)
  await expect(page.getByLabel('Min citations')).toHaveValue('3000')
  await expect(page.getByLabel('Max citations')).toHaveValue('9999')
  await page.getByRole('button', { name: 'Apply Filters' }).click()
  await expect(page.getByText(`Search Results: ${professors} / 300`)).toBeVisible()
})

test('rings show the used part of each limit and when it resets; cards show why they match [BROWSE-18, BROWSE-19, CARD-7]', async ({
  page,
  site,
}) => {
  await signInNewStudent(page, site)
  const until = new Date(Date.now() + 3 * 86_400_000).toISOString()
  const quota = (used: number, limit: number) => ({ used, limit, resets_at: used < limit ? null : until })
  await overrideStudent(page, {
    number_of_professors_shown_week: 3,
    quotas: { unlocks_week: quota(3, 9), unlocks_total: quota(3, 30), ai_day: quota(4, 4), emails_day: quota(0, 1) },
  })
  await page.goto('/browse')
  await unfoldLimits(page)
  await expect(page.getByText('Weekly Unlocks: 3 / 9 · 33%')).toBeVisible()
  for (const name of ['Weekly Unlocks: 33% used', 'AI Uses: 100% used', 'Letters: 0% used'])
    await expect(page.getByRole('img', { name })).toBeVisible()
  await expect(page.getByText(/^Next on /)).toHaveCount(1)
  await expect(cards(page).first().getByRole('heading', { name: 'Why it fits' })).toBeAttached()
  await expect(cards(page).first()).toContainText(/ fits |You both name /)
})

const schools = [
  'Pomona College',
  'Stanford University',
  'UC Berkeley',
  'UC Davis',
  'UC Irvine',
  'UC Los Angeles',
  'UC Riverside',
  'UC San Diego',
  'UC Santa Barbara',
  'UC Santa Cruz',
  'University of Southern California',
]

test('one can choose among eleven schools, four email statuses and five orders [BROWSE-4, BROWSE-5, BROWSE-6, BROWSE-7]', async ({
  page,
  site,
}) => {
  await openAdvanced(page, site)
  const options = (label: string) => page.getByLabel(label).locator('option')
  await expect(options('Sort By')).toHaveText(['Citations', 'Name', 'School', 'Favorites', 'Best match'])
  await expect(options('Email Status')).toHaveText(['All', 'Email sent', 'No email yet', 'Draft saved'])
  await page.getByLabel('Email Status').selectOption('No email yet')
  await page.getByRole('combobox', { name: 'School' }).click()
  const choices = page.getByRole('listbox', { name: 'School' }).getByRole('option')
  await expect(choices).toHaveText(schools)
  for (const school of ['Pomona College', 'UC Davis']) await choices.filter({ hasText: school }).click()
  const request = page.waitForRequest((request) => request.url().includes('/api/professors/page?'))
  await page.getByRole('button', { name: 'Apply Filters' }).click()
  const query = new URL((await request).url()).searchParams
  expect([query.get('schools'), query.get('email_status')]).toEqual(['Pomona College;UC Davis', 'no_email'])
  await expect(counter(page)).not.toHaveText('Search Results: 300 / 300')
  for (const text of await cards(page).allInnerTexts()) expect(text).toMatch(/Pomona College|UC Davis/)
})

test('an empty result explains that locked professors are found only by their exact name [BROWSE-24]', async ({
  page,
  site,
}) => {
  await signInNewStudent(page, site)
  await page.goto('/browse')
  await page.getByLabel('Search by name').fill('nobody has this name')
  await page.keyboard.press('Enter')
  await expectText(page, 'No professors found - Try adjusting your search terms or filters.')
  await expect(page.getByText('found by the exact full name only')).toBeVisible()
  await page.getByRole('status').getByRole('button', { name: 'Clear All' }).click()
  await expect(cards(page)).toHaveCount(9)
})

test('loading shows placeholder cards first, later a text over the old page; a failure can be tried again [BROWSE-21, BROWSE-34]', async ({
  page,
  site,
}) => {
  await signInNewStudent(page, site)
  const pending: Route[] = []
  const release = async () => {
    await expect.poll(() => pending.length).toBeGreaterThan(0)
    await pending.shift()!.continue()
  }
  await page.route(resultsUrl, (route) => (isOfRow(route) ? route.continue() : void pending.push(route)))
  await page.goto('/browse')
  await expect(page.getByRole('status').locator('.card[class*=skeleton]')).toHaveCount(9)
  await release()
  await expect(cards(page)).toHaveCount(9)
  await page.getByRole('button', { name: 'Next' }).click()
  await expectText(page, 'Loading...')
  await expect(cards(page)).toHaveCount(9)
  await release()
  await expect(page.getByText('Loading...')).toBeHidden()

  await page.unroute(resultsUrl)
  const warning = page.waitForEvent('console', (line) => line.text().startsWith('Failed to fetch professors page'))
  await page.route(resultsUrl, (route) => route.fulfill({ status: 400, json: {} }))
  await page.getByRole('button', { name: 'Next' }).click()
  await expectText(page, 'Failed to load page. Please try again.')
  await warning
  recordText('Failed to fetch professors page')
  await page.unroute(resultsUrl)
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(cards(page)).toHaveCount(9)
})

test('a page refused for an expired token is loaded with a new token, without an alert [SESSION-5]', async ({
  page,
  site,
}) => {
  await signInNewStudent(page, site)
  const renewals: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/auth/refresh/')) renewals.push(request.url())
  })
  await page.route(resultsUrl, (route) => route.fulfill({ status: 401, json: {} }), { times: 1 })
  await page.goto('/browse')
  await expect(cards(page)).toHaveCount(9)
  expect(renewals).toHaveLength(1)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('fetched pages are cached for five minutes, and a page beyond the last one leads to the last [BROWSE-29, BROWSE-33]', async ({
  page,
  site,
}) => {
  await page.clock.install()
  await signInNewStudent(page, site)
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/professors/page')) requests.push(request.url())
  })
  await page.goto('/browse?page=900')
  await expect(page).toHaveURL(/page=34$/)
  await expect(cards(page)).toHaveCount(3)
  await page.getByRole('button', { name: 'Prev' }).click()
  await expect(cards(page)).toHaveCount(9)
  const before = requests.length
  await page.clock.fastForward('04:00')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(cards(page)).toHaveCount(3)
  const readCache = () => page.evaluate(() => localStorage.getItem('professor_cache') ?? '')
  await expect.poll(readCache).toContain('"page":33')
  await page.reload()
  await expect(cards(page)).toHaveCount(3)
  expect(requests.length).toBe(before)

  await page.clock.fastForward('01:01')
  await page.getByRole('button', { name: 'Prev' }).click()
  await expect(cards(page)).toHaveCount(9)
  await expect.poll(() => requests.length).toBe(before + 1)
})

for (const [width, columns] of [
  [360, 1],
  [768, 2],
  [1440, 3],
] as const)
  test(`${columns} columns of cards at ${width} pixels [BROWSE-20]`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 900 })
    await signInNewStudent(page, site)
    await page.goto('/browse')
    await expect(cards(page)).toHaveCount(9)
    const boxes = await Promise.all((await cards(page).all()).map((card) => card.boundingBox()))
    expect(new Set(boxes.map((box) => Math.round(box!.x))).size).toBe(columns)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  })
