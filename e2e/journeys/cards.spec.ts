import type { Page, Route } from '@playwright/test'
import { showAda, cards, changeCards } from '../fixtures/browse-page.ts'
import { expect } from '../fixtures/test.ts'
import { expectText, recordText } from '../fixtures/expect-text.ts'
import { refuse, overrideStudent, signIn, test } from '../fixtures/signed-in.ts'

const stars = (page: Page) => page.getByRole('button', { name: /^Favorite: / })
const unlockButtons = (page: Page) => page.getByRole('button', { name: /^Unlock Professor at/ })
const letter = (page: Page) => page.getByRole('dialog', { name: 'Compose Email' })

/** The week's unlocks of a Free student. */
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

test('a locked card says where, how well known and on what, four areas and how many more [CARD-5]', async ({
  page,
  site,
}) => {
  await signIn(page, site)
  const areas = ['Optics', 'Lasers', 'Plasma', 'Imaging', 'Sensors', 'Vacuum']
  await changeCards(page, (card) => ({
    ...card,
    professor: { ...card.professor, school_name: 'UC Davis', cited_by: 1204, key_interests: areas },
  }))
  await page.goto('/browse')
  const card = cards(page).first()
  for (const text of ['Professor Preview', 'Key information to help you decide', '+2 more', 'Unlock Professor'])
    await expectText(card, text)
  await expect(card.getByRole('term').filter({ hasText: 'University' })).toBeVisible()
  await expect(card.getByRole('definition').filter({ hasText: 'UC Davis' })).toBeVisible()
  await expect(card.getByRole('term').filter({ hasText: 'Impact' })).toBeVisible()
  await expect(card.getByText('1,204 citations')).toBeVisible()
  const chips = card.getByRole('list', { name: 'Research areas' }).getByRole('button')
  await expect(chips).toHaveText(['Optics', 'Lasers', 'Plasma', 'Imaging'])
})

test('an unlocked card says who, where and on what, and what was written [CARD-1, CARD-3, CARD-4]', async ({
  page,
  site,
}) => {
  await signIn(page, site)
  const sent = { draft_saved: true, email_sent: true, email_sent_date: '2026-11-05T20:00:00.000Z' }
  await showAda(page, sent)
  await page.goto('/browse')
  const card = page.getByRole('article', { name: 'Ada Quill' })
  await expectText(card, 'Email Sent')
  await expectText(card, 'First Email: Nov 5, 2026')
  await expectText(card, 'Compose Email')
  await expect(card.getByRole('heading', { name: 'Ada Quill' })).toBeVisible()
  await expect(card.getByText('Department of Robotics, UC Davis')).toBeVisible()
  await expect(card.getByText(/^[\d,]+ citations$/)).toBeVisible()
  await expect(card.getByRole('list', { name: 'Key interests' }).getByRole('button').first()).toBeVisible()
  await expect(card.getByRole('img', { name: 'Draft saved' })).toBeVisible()
  await expect(card.getByRole('link', { name: /^Homepage of Ada Quill/ })).toHaveAttribute('href', /quill/)
  await expect(card.getByRole('link', { name: /^Scholar of Ada Quill/ })).toHaveAttribute('href', /AdaQuillAAAAJ/)
  await expect(card.getByText('AQ', { exact: true })).toBeVisible()
  await expect(card.getByRole('button', { name: 'Favorite: Ada Quill' })).toHaveAttribute('aria-pressed', 'false')
  // Nobody has written to the others.
  for (const text of ['Email Sent', /^First Email/]) await expect(cards(page).getByText(text)).toHaveCount(1)
})

test('a key interest filters and leads to the first page [BROWSE-22]', async ({ page, site }) => {
  await signIn(page, site)
  await page.goto('/browse?page=2')
  const chip = cards(page).first().getByRole('list').getByRole('button').first()
  const interest = await chip.innerText()
  await chip.click()
  await expect(page.getByRole('button', { name: `Remove filter ${interest.replaceAll(',', '')}` })).toBeVisible()
  await expect(page).not.toHaveURL(/page=/)
  await expect(cards(page).first()).toBeVisible()
})

test('a favourite shows at once in every fetched page and stays; a refused one is taken back [BROWSE-28, FAVORITE-1, FAVORITE-2]', async ({
  page,
  site,
}) => {
  await signIn(page, site)
  const pages: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/professors/page?')) pages.push(request.url())
  })
  await page.goto('/browse?minCitations=1')
  await expect(cards(page)).toHaveCount(9)
  await page.getByRole('button', { name: 'Clear All' }).click()
  await expect(page).toHaveURL(/browse$/)
  await expect.poll(() => pages.length).toBe(2)
  const star = stars(page).first()
  const whom = await star.getAttribute('aria-label')

  const held: Route[] = []
  await page.route('**/api/professors/favorite/', (route) => void held.push(route))
  await star.click()
  await expect(star, 'before the server has answered').toHaveAttribute('aria-pressed', 'true')
  await page.goBack()
  await expect(page).toHaveURL(/minCitations=1/)
  await expect(page.getByRole('button', { name: whom!, exact: true }).first()).toHaveAttribute('aria-pressed', 'true')
  expect(pages.length, 'both pages were fetched before').toBe(2)
  await expect.poll(() => held.length).toBe(1)
  const answer = page.waitForResponse('**/api/professors/favorite/')
  await held[0]!.continue()
  await answer
  await page.unroute('**/api/professors/favorite/')
  await page.goto('/browse?page=2')

  await page.getByRole('button', { name: 'Show Favorites' }).click()
  await expectText(page, 'Show All')
  await expectText(page, 'Filters applied')
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
  await expectText(page, 'Failed to update favorite. Please try again.')
  await expect(other).toHaveAttribute('aria-pressed', 'false')
})

test('a favourite marked while the next page is on its way is one in that page too [FAVORITE-2]', async ({
  page,
  site,
}) => {
  await signIn(page, site)
  await page.goto('/browse?minCitations=1')
  await expect(cards(page)).toHaveCount(9)
  const star = stars(page).first()

  const [read, marked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route('**/api/professors/page?*', async (route) => {
    const response = await route.fetch()
    read.resolve()
    await marked.promise
    await route.fulfill({ response })
  })
  await page.getByRole('button', { name: 'Clear All' }).click()
  await read.promise
  const answer = page.waitForResponse('**/api/professors/favorite/')
  await star.click()
  await answer
  const before = page.getByRole('main').locator('[aria-busy="true"]')
  await expect(before).toBeVisible()
  marked.resolve()
  await expect(before).toHaveCount(0)
  await expect(star).toHaveAttribute('aria-pressed', 'true')
})

test('unlocking asks first, says what is left, and turns the card [UNLOCK-4, UNLOCK-5, UNLOCK-6]', async ({
  page,
  site,
}) => {
  await signIn(page, site)
  await page.goto('/browse')
  const unlock = unlockButtons(page)
  await unlock.first().click()
  const dialog = page.getByRole('dialog', { name: 'Unlock Professor?' })
  await expectText(dialog, 'Unlock Professor?')
  await expect(dialog.getByText('9 unlocks left this week')).toBeVisible()
  await expect(dialog.getByText('seven days after you used it')).toBeVisible()

  const warned = page.waitForEvent('console', (line) => line.text().startsWith('Failed to unlock professor'))
  await refuse(page, 'POST', '/api/professors/unlock_professor/', 500)
  await dialog.getByRole('button', { name: 'Unlock Professor' }).click()
  await expectText(page, 'Failed to unlock professor. Please try again.')
  await warned
  recordText('Failed to unlock professor')

  await unlock.first().click()
  await dialog.getByRole('button', { name: 'Unlock Professor' }).click()
  await expectText(page, 'Professor unlocked successfully!')
  await expectText(page, 'Compose Email')
  await expect(page.getByText('Weekly Unlocks: 1 / 9 · 11%')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Scholar of / })).toBeVisible()
  // The button that asked is gone; the focus stands on what can be done now.
  await expect(page.getByRole('button', { name: /^Compose Email to / })).toBeFocused()
})

test('whoever goes on while the dialog of an unlock leaves keeps the focus where it went', async ({ page, site }) => {
  await page.clock.install()
  await signIn(page, site)
  await page.goto('/browse')
  await unlockButtons(page).first().click()
  const dialog = page.getByRole('dialog', { name: 'Unlock Professor?' })
  await dialog.getByRole('button', { name: 'Unlock Professor' }).click()
  await expect(page.getByRole('button', { name: /^Compose Email to / })).toBeAttached()
  const link = page.getByRole('link', { name: 'My Profile' })
  await link.focus()
  await expect(dialog).toHaveCount(0)
  // Whatever the dialog still has to do when it is gone.
  await page.clock.runFor(1_000)
  await expect(link).toBeFocused()
})

test('the last unlock is offered; a used-up week links to the pricing page and shows when to unlock again [UNLOCK-1, UNLOCK-2]', async ({
  page,
  site,
}) => {
  await signIn(page, site)
  await overrideStudent(page, quotas(8, 9, null))
  await page.goto('/browse')
  await unlockButtons(page).first().click()
  await expect(page.getByRole('dialog').getByText('1 unlock left this week')).toBeVisible()
  await overrideStudent(page, quotas(9, 9, '2027-03-05T18:30:00.000Z'))
  await page.goto('/browse')
  await expectText(page, 'Upgrade to Unlock')
  await expect(cards(page).first().getByText('You can unlock again on Fri, Mar 5, 10:30 AM.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Unlock Professor/ })).toHaveCount(0)
  await page.getByRole('link', { name: 'Upgrade to Unlock' }).first().click()
  await page.waitForURL('**/pricing')
})

test('a week that was used up elsewhere shows on the counter and on every card [UNLOCK-2]', async ({ page, site }) => {
  await signIn(page, site)
  await page.goto('/browse')
  await unlockButtons(page).first().click()
  const used = { error: 'You have used all 9 unlocks of this week.', code: 'weekly_quota_used' }
  await page.route('**/api/professors/unlock_professor/', (route) =>
    route.fulfill({ status: 403, json: { ...used, resets_at: '2027-03-05T18:30:00.000Z' } }),
  )
  await overrideStudent(page, quotas(9, 9, '2027-03-05T18:30:00.000Z'))
  await page.getByRole('dialog').getByRole('button', { name: 'Unlock Professor' }).click()
  await expect(page.getByRole('link', { name: 'Upgrade to Unlock' })).toHaveCount(9)
  await expect(unlockButtons(page)).toHaveCount(0)
})

test('a Basic student with a used-up week sees when they can unlock again, and no upgrade [UNLOCK-3]', async ({
  page,
  site,
}) => {
  await signIn(page, site)
  const used = quotas(99, 99, '2027-03-05T18:30:00.000Z')
  const unlocks_total = { used: 99, limit: 100_000_000, resets_at: null }
  await overrideStudent(page, { subscription: 'B', ...used, quotas: { ...used.quotas, unlocks_total } })
  await page.goto('/browse')
  await expect(cards(page).first().getByText('You can unlock again on Fri, Mar 5, 10:30 AM.')).toBeVisible()
  await expect(page.getByText('Upgrade to Unlock')).toHaveCount(0)
})

test('a letter opens over the page, to the professor of its card, and closes four ways [COMPOSE-1, COMPOSE-2]', async ({
  page,
  site,
}) => {
  await signIn(page, site)
  const names = ['Ada Quill', 'Bo Ink']
  await changeCards(page, (card, at) =>
    at > 1 ? card : { ...card, unlocked: true, professor: { ...card.professor, name: names[at] } },
  )
  await page.goto('/browse')
  for (const [name, close] of [
    ['Ada Quill', () => letter(page).getByRole('button', { name: 'Cancel' }).click()],
    ['Bo Ink', () => letter(page).getByRole('button', { name: 'Close' }).click()],
    ['Bo Ink', () => page.keyboard.press('Escape')],
    ['Ada Quill', () => page.mouse.click(5, 5)],
  ] as const) {
    await page.getByRole('button', { name: `Compose Email to ${name}` }).click()
    await expect(letter(page).getByRole('heading', { name })).toBeVisible()
    await expect(page).toHaveURL(/\/browse$/)
    await close()
    await expect(letter(page)).toBeHidden()
  }
})
