import type { Page, Route } from '@playwright/test'
import { expect } from './fixtures.ts'
import { says, seen } from './says.ts'
import { refuse, seenAs, signIn, test } from './signed-in.ts'

const cards = (page: Page) => page.getByRole('article')
const counter = (page: Page) => page.getByText(/^Search Results: [\d,]+ \/ [\d,]+$/)
const stars = (page: Page) => page.getByRole('button', { name: /^Favorite: / })
const quotas = (used: number, limit: number, resets_at: string | null) => ({
  number_of_professors_shown_week: used,
  max_professors_per_week: limit,
  quotas: {
    unlocks_week: { used, limit, resets_at },
    unlocks_total: { used, limit: 30, resets_at: null },
    emails_day: { used: 0, limit: 1, resets_at: null },
    ai_day: { used: 0, limit: 4, resets_at: null },
  },
})

test('a page of nine, counted, with what Free may see and what is left of the week [professors:21-35]', async ({
  page,
  place,
}) => {
  await signIn(page, place)
  await page.goto('/browse')
  // The first journey of a product that has just started waits for its index.
  await expect(cards(page)).toHaveCount(9, { timeout: 40_000 })
  for (const text of ['Search & Filter', 'Search Results', 'Live', 'Weekly Unlocks', 'Show Favorites', 'Show Advanced'])
    await says(page, text)
  for (const text of ['Apply Filters', 'Clear All', 'Prev', 'Next', 'Professor Preview', 'Unlock Professor'])
    await says(page, text)
  await says(page, 'Key information to help you decide')
  await expect(page.getByText('Search Results: 300 / 300')).toBeVisible()
  await expect(page.getByText('Weekly Unlocks: 0 / 9 · 0%')).toBeVisible()
  const hint = page.getByRole('button', { name: /Free users can view up to 300 professors/ })
  await hint.focus()
  const tooltip = page.getByRole('tooltip')
  await expect(tooltip).toContainText('Free users can view up to 300 professors')
  expect((await tooltip.boundingBox())!.width).toBe(280)

  const pages = page.getByRole('navigation', { name: 'Pages' })
  await expect(pages.locator('li')).toHaveText(['1', '2', '…', '34'])
  await pages.getByRole('button', { name: 'Page 34' }).click()
  await expect(cards(page)).toHaveCount(3)
  await pages.getByRole('button', { name: 'Prev' }).click()
  await expect(pages.locator('li')).toHaveText(['1', '…', '32', '33', '34'])
  await expect(pages.getByRole('button', { name: 'Page 33' })).toHaveAttribute('aria-current', 'page')
})

test('filters apply, show as chips, stay in the address and for the next visit, and go with Clear All [professors:93]', async ({
  page,
  place,
}) => {
  await signIn(page, place)
  await page.goto('/browse')
  await page.getByRole('button', { name: 'Show Advanced' }).click()
  for (const text of ['Sort By', 'Email Status', 'Citation Range', 'Research Interests', 'Hide Advanced'])
    await says(page, text)
  await page.getByLabel('Min citations').fill('50')
  await page.locator('input').and(page.getByLabel('Research Interests')).fill('learning')
  await page.keyboard.press('Enter')
  await page.getByLabel('Sort By').selectOption('School')
  await page.getByRole('button', { name: 'Descending' }).click()
  await page.getByRole('button', { name: 'Apply Filters' }).click()
  await says(page, 'Filters applied')
  await expect(page).toHaveURL(/interests=learning.*minCitations=50.*sortBy=school.*sortDirection=asc/)
  const filtered = await counter(page).innerText()
  expect(filtered).not.toBe('Search Results: 300 / 300')

  await page.goto('/profile')
  await page.locator('a[href^="/browse"]').filter({ visible: true }).first().click()
  await expect(page).toHaveURL(/interests=learning/)
  await expect(page.getByText('Citation Range')).toBeVisible()
  const kept = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('browse_')))
  expect(kept.toSorted()).toEqual([
    'browse_advanced',
    'browse_interests',
    'browse_minCitations',
    'browse_sortBy',
    'browse_sortDirection',
  ])

  await page.getByRole('button', { name: 'Remove filter learning' }).click()
  await expect(page).not.toHaveURL(/interests/)
  await page.getByRole('button', { name: 'Clear All' }).click()
  await expect(page.getByText('Filters applied')).toBeHidden()
  await expect(page.getByText('Search Results: 300 / 300')).toBeVisible()
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('browse_')))).toEqual([])
})

test('a key interest filters and leads to the first page [professors:34]', async ({ page, place }) => {
  await signIn(page, place)
  await page.goto('/browse?page=2')
  const chip = cards(page).first().getByRole('list').getByRole('button').first()
  const interest = await chip.innerText()
  await chip.click()
  await expect(page.getByRole('button', { name: `Remove filter ${interest.replaceAll(',', '')}` })).toBeVisible()
  await expect(page).not.toHaveURL(/page=/)
  for (const card of await cards(page).all()) await expect(card).toBeVisible()
})

test('a favourite shows at once in every fetched page and stays; a refused one is taken back [professors:97, professors:233]', async ({
  page,
  place,
}) => {
  await signIn(page, place)
  await page.goto('/browse')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL(/page=2/)
  const star = stars(page).first()
  await star.click()
  await expect(star).toHaveAttribute('aria-pressed', 'true')

  await page.getByRole('button', { name: 'Show Favorites' }).click()
  await says(page, 'Show All')
  await says(page, 'Filters applied')
  await expect(page).not.toHaveURL(/page=/)
  await expect(cards(page)).toHaveCount(1)
  await page.reload()
  await expect(cards(page)).toHaveCount(1)
  expect(await page.evaluate(() => localStorage.getItem('browse_favorite'))).toBe('true')
  await page.getByRole('button', { name: 'Show All' }).click()
  await expect(cards(page)).toHaveCount(9)

  await refuse(page, 'POST', '/api/professors/favorite/', 500)
  const other = stars(page).nth(3)
  await other.click()
  await says(page, 'Failed to update favorite. Please try again.')
  await expect(other).toHaveAttribute('aria-pressed', 'false')
})

test('unlocking asks first, says what is left, and turns the card [professors:43, professors:98, professors:234]', async ({
  page,
  place,
}) => {
  await signIn(page, place)
  await page.goto('/browse')
  const unlock = page.getByRole('button', { name: /^Unlock Professor at/ })
  await unlock.first().click()
  const dialog = page.getByRole('dialog', { name: 'Unlock Professor?' })
  await says(dialog, 'Unlock Professor?')
  await expect(dialog.getByText('9 unlocks left this week')).toBeVisible()
  await expect(dialog.getByText('seven days after you used it')).toBeVisible()

  const warned = page.waitForEvent('console', (line) => line.text().startsWith('Failed to unlock professor'))
  await refuse(page, 'POST', '/api/professors/unlock_professor/', 500)
  await dialog.getByRole('button', { name: 'Unlock Professor' }).click()
  await says(page, 'Failed to unlock professor. Please try again.')
  await warned
  seen('Failed to unlock professor')
  await page.unroute('**/api/professors/unlock_professor/')

  await unlock.first().click()
  await dialog.getByRole('button', { name: 'Unlock Professor' }).click()
  await says(page, 'Professor unlocked successfully!')
  await says(page, 'Compose Email')
  await expect(page.getByText('Weekly Unlocks: 1 / 9 · 11%')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Scholar of / })).toBeVisible()
  // The button that asked is gone; the focus stands on what can be done now.
  await expect(page.getByRole('button', { name: /^Compose Email to / })).toBeFocused()
})

test('a used-up week leads to the pricing page and says when the next unlock is free [professors:42]', async ({
  page,
  place,
}) => {
  await signIn(page, place)
  await seenAs(page, quotas(9, 9, '2027-03-05T18:30:00.000Z'))
  await page.goto('/browse')
  await says(page, 'Upgrade to Unlock')
  await expect(cards(page).first().getByText('The next one is free on Fri, Mar 5, 10:30 AM.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Unlock Professor/ })).toHaveCount(0)
  await page.getByRole('link', { name: 'Upgrade to Unlock' }).first().click()
  await page.waitForURL('**/pricing')
})

test('what was written shows on the card [professors:40]', async ({ page, place }) => {
  await signIn(page, place)
  await page.route('**/api/professors/page?*', async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { professors: { professor: object }[] }
    const [first, ...others] = body.professors
    const written = {
      ...first,
      unlocked: true,
      professor: { ...first!.professor, name: 'Ada Quill', homepage_url: 'https://quill.example.edu/' },
      draft_saved: true,
      email_sent: true,
      email_sent_date: '2026-11-05T20:00:00.000Z',
    }
    return route.fulfill({ response, json: { ...body, professors: [written, ...others] } })
  })
  await page.goto('/browse')
  const card = page.getByRole('article', { name: 'Ada Quill' })
  await says(card, 'Email Sent')
  await says(card, 'First Email: Nov 5, 2026')
  await expect(card.getByRole('img', { name: 'Draft saved' })).toBeVisible()
  await expect(card.getByRole('link', { name: /^Homepage of Ada Quill/ })).toHaveAttribute('href', /quill/)
  await expect(card.getByText('AQ', { exact: true })).toBeVisible()
})

test('more than four research areas are counted, not listed [professors:41]', async ({ page, place }) => {
  await signIn(page, place)
  await page.route('**/api/professors/page?*', async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { professors: { professor: object }[] }
    const areas = ['Optics', 'Lasers', 'Plasma', 'Imaging', 'Sensors', 'Vacuum']
    const professors = body.professors.map((one) => ({ ...one, professor: { ...one.professor, key_interests: areas } }))
    return route.fulfill({ response, json: { ...body, professors } })
  })
  await page.goto('/browse')
  await says(page, '+2 more')
  await expect(cards(page).first().getByText('Sensors')).toHaveCount(0)
})

test('nothing found says so, and that a locked professor needs the exact name [professors:36]', async ({
  page,
  place,
}) => {
  await signIn(page, place)
  await page.goto('/browse')
  await page.getByLabel('Search by name').fill('nobody has this name')
  await page.keyboard.press('Enter')
  await says(page, 'No professors found - Try adjusting your search terms or filters.')
  await expect(page.getByText('found by the exact full name only')).toBeVisible()
  await page.getByRole('status').getByRole('button', { name: 'Clear All' }).click()
  await expect(cards(page)).toHaveCount(9)
})

test('waiting shows cards to come, then a word over the old page; a failure can be tried again [professors:33, professors:232]', async ({
  page,
  place,
}) => {
  await signIn(page, place)
  const held: Route[] = []
  const release = async () => held.shift()?.continue()
  await page.route('**/api/professors/page?*', (route) => void held.push(route))
  await page.goto('/browse')
  await expect(page.locator('.card[class*=skeleton]')).toHaveCount(9)
  await release()
  await expect(cards(page)).toHaveCount(9)
  await page.getByRole('button', { name: 'Next' }).click()
  await says(page, 'Loading...')
  await expect(cards(page)).toHaveCount(9)
  await release()
  await expect(page.getByText('Loading...')).toBeHidden()

  await page.unroute('**/api/professors/page?*')
  const warned = page.waitForEvent('console', (line) => line.text().startsWith('Failed to fetch professors page'))
  await page.route('**/api/professors/page?*', (route) => route.fulfill({ status: 400, json: {} }))
  await page.getByRole('button', { name: 'Next' }).click()
  await says(page, 'Failed to load page. Please try again.')
  await warned
  seen('Failed to fetch professors page')
  await page.unroute('**/api/professors/page?*')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(cards(page)).toHaveCount(9)
})

test('fetched pages are kept for five minutes, and a page past the last one becomes the last [professors:95]', async ({
  page,
  place,
}) => {
  await signIn(page, place)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/professors/page')) asked.push(request.url())
  })
  await page.goto('/browse?page=900')
  await expect(page).toHaveURL(/page=34$/)
  await expect(cards(page)).toHaveCount(3)
  await page.getByRole('button', { name: 'Prev' }).click()
  await expect(cards(page)).toHaveCount(9)
  const before = asked.length
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(cards(page)).toHaveCount(3)
  const kept = () => page.evaluate(() => localStorage.getItem('professor_cache') ?? '')
  await expect.poll(kept).toContain('"page":33')
  await page.reload()
  await expect(cards(page)).toHaveCount(3)
  expect(asked.length).toBe(before)
})

for (const [width, columns] of [
  [360, 1],
  [768, 2],
  [1440, 3],
] as const)
  test(`${columns} beside each other at ${width} pixels [professors:33]`, async ({ page, place }) => {
    await page.setViewportSize({ width, height: 900 })
    await signIn(page, place)
    await page.goto('/browse')
    await expect(cards(page)).toHaveCount(9)
    const boxes = await Promise.all((await cards(page).all()).map((card) => card.boundingBox()))
    expect(new Set(boxes.map((box) => Math.round(box!.x))).size).toBe(columns)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  })
