import type { Page, Route } from '@playwright/test'
import { showUnlockedCard, cards, changeCards, unfoldLimits } from '../fixtures/browse-page.ts'
import { expect } from '../fixtures/test.ts'
import { expectText, recordText } from '../fixtures/expect-text.ts'
import { failNext, overrideStudent, signInNewStudent, test } from '../fixtures/signed-in.ts'

const stars = (page: Page) => page.getByRole('button', { name: /^Favorite: / })
const unlockButtons = (page: Page) => page.getByRole('button', { name: /^Unlock Professor at/ })
const composer = (page: Page) => page.getByRole('dialog', { name: 'Compose Email' })

/** The weekly unlocks of a student, with the other limits of Free. */
const quotas = (used: number, limit: number, resets_at: string | null, inAll = used) => ({
  number_of_professors_shown_week: used,
  max_professors_per_week: limit,
  quotas: {
    unlocks_week: { used, limit, resets_at },
    unlocks_total: { used: inAll, limit: 30, resets_at: null },
    emails_day: { used: 0, limit: 1, resets_at: null },
    ai_day: { used: 0, limit: 4, resets_at: null },
  },
})

test('a locked card shows the school, the citations, four interests and the number of further interests [CARD-5]', async ({
  page,
  site,
}) => {
  await signInNewStudent(page, site)
  const interests = ['Optics', 'Lasers', 'Plasma', 'Imaging', 'Sensors', 'Vacuum']
  await changeCards(page, (card) => ({
    ...card,
    professor: { ...card.professor, school_name: 'UC Davis', cited_by: 1204, key_interests: interests },
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

test('an unlocked card shows the professor, the links and the states of the letter [CARD-1, CARD-3, CARD-4]', async ({
  page,
  site,
}) => {
  await signInNewStudent(page, site)
  const sent = { draft_saved: true, email_sent: true, email_sent_date: '2026-11-05T20:00:00.000Z' }
  await showUnlockedCard(page, sent)
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
  // The other cards have no letter.
  for (const text of ['Email Sent', /^First Email/]) await expect(cards(page).getByText(text)).toHaveCount(1)
})

test('a click on a key interest adds it to the filters and shows the first page [BROWSE-22]', async ({
  page,
  site,
}) => {
  await signInNewStudent(page, site)
  await page.goto('/browse?page=2')
  const chip = cards(page).first().getByRole('list').getByRole('button').first()
  const interest = await chip.innerText()
  await chip.click()
  await expect(page.getByRole('button', { name: `Remove filter ${interest.replaceAll(',', '')}` })).toBeVisible()
  await expect(page).not.toHaveURL(/page=/)
  await expect(cards(page).first()).toBeVisible()
})

test('a favourite is shown at once in every fetched page and is stored, or reverted if it cannot be stored [BROWSE-28, FAVORITE-1, FAVORITE-2]', async ({
  page,
  site,
}) => {
  await signInNewStudent(page, site)
  const pages: string[] = []
  page.on('request', (request) => {
    // Ignores the requests for the closest professors, which are shown above the list.
    if (/\/api\/professors\/page\?(?!.*order=match)/.test(request.url())) pages.push(request.url())
  })
  await page.goto('/browse?minCitations=1')
  await expect(cards(page)).toHaveCount(9)
  await page.getByRole('button', { name: 'Clear All' }).click()
  await expect(page).toHaveURL(/browse$/)
  await expect.poll(() => pages.length).toBe(2)
  const star = stars(page).first()
  const name = await star.getAttribute('aria-label')

  const pending: Route[] = []
  await page.route('**/api/professors/favorite/', (route) => void pending.push(route))
  await star.click()
  await expect(star, 'before the response').toHaveAttribute('aria-pressed', 'true')
  await page.goBack()
  await expect(page).toHaveURL(/minCitations=1/)
  await expect(page.getByRole('button', { name: name!, exact: true }).first()).toHaveAttribute('aria-pressed', 'true')
  expect(pages.length, 'both pages were fetched before').toBe(2)
  await expect.poll(() => pending.length).toBe(1)
  const response = page.waitForResponse('**/api/professors/favorite/')
  await pending[0]!.continue()
  await response
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

  await failNext(page, 'POST', '/api/professors/favorite/', 500)
  const other = stars(page).nth(3)
  await other.click()
  await expectText(page, 'Failed to update favorite. Please try again.')
  await expect(other).toHaveAttribute('aria-pressed', 'false')
})

test('a favourite that is marked while a page loads is marked in that page too [FAVORITE-2]', async ({
  page,
  site,
}) => {
  await signInNewStudent(page, site)
  await page.goto('/browse?minCitations=1')
  await expect(cards(page)).toHaveCount(9)
  const star = stars(page).first()

  const [fetched, marked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route('**/api/professors/page?*', async (route) => {
    const response = await route.fetch()
    fetched.resolve()
    await marked.promise
    await route.fulfill({ response })
  })
  await page.getByRole('button', { name: 'Clear All' }).click()
  await fetched.promise
  const response = page.waitForResponse('**/api/professors/favorite/')
  await star.click()
  await response
  const oldResults = page.getByRole('main').locator('div[aria-busy="true"]')
  await expect(oldResults).toBeVisible()
  marked.resolve()
  await expect(oldResults).toHaveCount(0)
  await expect(star).toHaveAttribute('aria-pressed', 'true')
})

test('unlocking asks for confirmation, shows the unlocks left and unlocks the card [UNLOCK-4, UNLOCK-5, UNLOCK-6]', async ({
  page,
  site,
}) => {
  await signInNewStudent(page, site)
  await page.goto('/browse')
  const unlock = unlockButtons(page)
  await unlock.first().click()
  const dialog = page.getByRole('dialog', { name: 'Unlock Professor?' })
  await expectText(dialog, 'Unlock Professor?')
  await expect(dialog.getByText('9 unlocks left this week')).toBeVisible()
  await expect(dialog.getByText('seven days after you used it')).toBeVisible()

  const warning = page.waitForEvent('console', (line) => line.text().startsWith('Failed to unlock professor'))
  await failNext(page, 'POST', '/api/professors/unlock_professor/', 500)
  await dialog.getByRole('button', { name: 'Unlock Professor' }).click()
  await expectText(page, 'Failed to unlock professor. Please try again.')
  await warning
  recordText('Failed to unlock professor')

  await unlock.first().click()
  await dialog.getByRole('button', { name: 'Unlock Professor' }).click()
  await expectText(page, 'Professor unlocked successfully!')
  await expectText(page, 'Compose Email')
  await expect(page.getByRole('link', { name: /^Scholar of / })).toBeVisible()
  // The unlock button is gone; the focus moves to the button in its place.
  await expect(page.getByRole('button', { name: /^Compose Email to / })).toBeFocused()
  await unfoldLimits(page)
  await expect(page.getByText('Weekly Unlocks: 1 / 9 · 11%')).toBeVisible()
})

test('focus that moves while the unlock dialog closes is not taken back', async ({ page, site }) => {
  await page.clock.install()
  await signInNewStudent(page, site)
  await page.goto('/browse')
  await unlockButtons(page).first().click()
  const dialog = page.getByRole('dialog', { name: 'Unlock Professor?' })
  await dialog.getByRole('button', { name: 'Unlock Professor' }).click()
  await expect(page.getByRole('button', { name: /^Compose Email to / })).toBeAttached()
  const link = page.getByRole('link', { name: 'My Profile' })
  await link.focus()
  await expect(dialog).toHaveCount(0)
  // Lets the remaining timers of the dialog run.
  await page.clock.runFor(1_000)
  await expect(link).toBeFocused()
})

test('the last unlock is offered; without unlocks left this week the card links to the pricing page and shows when to unlock again [UNLOCK-1, UNLOCK-2]', async ({
  page,
  site,
}) => {
  await signInNewStudent(page, site)
  await overrideStudent(page, quotas(8, 9, null))
  await page.goto('/browse')
  await unlockButtons(page).first().click()
  await expect(page.getByRole('dialog').getByText('1 unlock left this week')).toBeVisible()
  await overrideStudent(page, quotas(9, 9, '2032-03-05T18:30:00.000Z'))
  await page.goto('/browse')
  await expectText(page, 'Upgrade to Unlock')
  await expect(cards(page).first().getByText('You can unlock again on Fri, Mar 5, 10:30 AM.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Unlock Professor/ })).toHaveCount(0)
  await page.getByRole('link', { name: 'Upgrade to Unlock' }).first().click()
  await page.waitForURL('**/pricing')
})

test('the dialog does not say that the very last unlock comes back [UNLOCK-31]', async ({ page, site }) => {
  await signInNewStudent(page, site)
  await overrideStudent(page, quotas(3, 9, null, 29))
  await page.goto('/browse')
  await expect(page.locator('summary')).toContainText('1 unlock,')
  await unlockButtons(page).first().click()
  const dialog = page.getByRole('dialog', { name: 'Unlock Professor?' })
  await expect(dialog.getByText('You have 1 unlock left this week, the last of your 30.')).toBeVisible()
  await expect(dialog.getByText('comes back')).toHaveCount(0)
})

test('every card shows that the last unlock was used in another tab [UNLOCK-2]', async ({ page, site }) => {
  await signInNewStudent(page, site)
  await page.goto('/browse')
  await unlockButtons(page).first().click()
  const used = { error: 'You have used all 9 unlocks of this week.', code: 'weekly_quota_used' }
  await page.route('**/api/professors/unlock_professor/', (route) =>
    route.fulfill({ status: 403, json: { ...used, resets_at: '2032-03-05T18:30:00.000Z' } }),
  )
  await overrideStudent(page, quotas(9, 9, '2032-03-05T18:30:00.000Z'))
  await page.getByRole('dialog').getByRole('button', { name: 'Unlock Professor' }).click()
  await expect(page.getByRole('link', { name: 'Upgrade to Unlock' })).toHaveCount(9)
  await expect(unlockButtons(page)).toHaveCount(0)
})

test('a Basic student without unlocks left this week sees when they can unlock again, and no upgrade [UNLOCK-3]', async ({
  page,
  site,
}) => {
  await signInNewStudent(page, site)
  const used = quotas(99, 99, '2032-03-05T18:30:00.000Z')
  const unlocks_total = { used: 99, limit: 100_000_000, resets_at: null }
  await overrideStudent(page, { subscription: 'B', ...used, quotas: { ...used.quotas, unlocks_total } })
  await page.goto('/browse')
  await expect(cards(page).first().getByText('You can unlock again on Fri, Mar 5, 10:30 AM.')).toBeVisible()
  await expect(page.getByText('Upgrade to Unlock')).toHaveCount(0)
})

test('the composer opens over the page with the professor of its card, and closes in four ways [COMPOSE-1, COMPOSE-2]', async ({
  page,
  site,
}) => {
  await signInNewStudent(page, site)
  const names = ['Ada Quill', 'Bo Ink']
  await changeCards(page, (card, at) =>
    at > 1 ? card : { ...card, unlocked: true, professor: { ...card.professor, name: names[at] } },
  )
  await page.goto('/browse')
  for (const [name, close] of [
    ['Ada Quill', () => composer(page).getByRole('button', { name: 'Cancel' }).click()],
    ['Bo Ink', () => composer(page).getByRole('button', { name: 'Close' }).click()],
    ['Bo Ink', () => page.keyboard.press('Escape')],
    ['Ada Quill', () => page.mouse.click(5, 5)],
  ] as const) {
    await page.getByRole('button', { name: `Compose Email to ${name}` }).click()
    await expect(composer(page).getByRole('definition').filter({ hasText: name }).first()).toBeVisible()
    await expect(page).toHaveURL(/\/browse$/)
    await close()
    await expect(composer(page)).toBeHidden()
  }
})
