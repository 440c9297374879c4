import type { Page } from '@playwright/test'
import { jobResumePdf } from '../fixtures/a-resume.ts'
import { cards } from '../fixtures/browse-page.ts'
import { pressOn } from '../fixtures/by-keyboard.ts'
import { expectAccessible, expectWalkable } from '../fixtures/expect-accessible.ts'
import { signInNewStudent, test } from '../fixtures/signed-in.ts'
import { call } from '../fixtures/student-over-http.ts'
import { expect } from '../fixtures/test.ts'
import { answerQuestion, strikeOut, understood } from '../fixtures/understood.ts'

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

const row = (page: Page) => page.getByRole('list', { name: 'Your nine closest' })
const field = (page: Page, name: string) => understood(page).getByRole('button', { name, exact: true })
const counter = (page: Page) => page.getByText(/^Search Results: [\d,]+ \/ [\d,]+$/)

test('a field narrows the matches, is in the URL, and is taken away again [MATCH-17, MATCH-12]', async ({
  page,
  site,
}) => {
  await signInNewStudent(page, site)
  await page.goto('/browse')
  const sidebar = page.getByRole('complementary', { name: 'Sidebar' }).getByRole('navigation')
  await expect(sidebar.getByRole('link')).toHaveText([
    'My Profile',
    'Find Professors',
    'Your Matches',
    'Email Templates',
    'Outreach History',
  ])
  await sidebar.getByRole('link', { name: 'Your Matches' }).click()
  // The URL changes first; until the next page is loaded the former one can be used, and Next would lead back to it.
  await expect(page.getByRole('heading', { name: 'Your Matches' })).toBeVisible()
  await expect(page).toHaveURL(/\/matches$/)
  await expect(counter(page)).toHaveText('Search Results: 300 / 300')
  await expect(cards(page)).toHaveCount(9)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL(/page=2/)
  // The next page scrolls to its top when it is rendered.
  await expect(page.getByRole('button', { name: 'Page 2', exact: true })).toHaveAttribute('aria-current', 'page')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)

  await page.evaluate(() => scrollTo(0, 60))
  await field(page, 'Information retrieval').click()
  await expect(page).toHaveURL(/matches\?field=Information(\+|%20)retrieval$/)
  await expect(counter(page)).not.toHaveText('Search Results: 300 / 300')
  await expect(page.getByText('Only professors who work on Information retrieval.')).toBeVisible()
  expect(await page.evaluate(() => Math.round(scrollY)), 'the chips stay where they are').toBe(60)
  await page.reload()
  await expect(field(page, 'Information retrieval')).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Show all fields' }).click()
  await expect(page).toHaveURL(/matches$/)
  await expect(counter(page)).toHaveText('Search Results: 300 / 300')
})

test('a field struck out on Your Matches is struck out on the profile, and the matches follow [MATCH-15, MATCH-11]', async ({
  page,
  site,
}) => {
  await signInNewStudent(page, site)
  await page.goto('/matches')
  await expect(cards(page)).toHaveCount(9)
  const before = await cards(page).allInnerTexts()
  await strikeOut(page, 'Natural language processing')
  await expect.poll(() => cards(page).allInnerTexts()).not.toEqual(before)
  await page.goto('/profile')
  await understood(page)
    .getByText(/^What we understood: .*1 struck out/)
    .click()
  const back = understood(page).getByRole('button', { name: 'Bring back Natural language processing' })
  await back.click()
  await expect(back).toHaveCount(0)
  // It is one of the interests above, and not repeated.
  await expect(page.getByRole('button', { name: 'Remove Natural language processing' })).toBeVisible()
  await page.goto('/matches')
  await expect.poll(() => cards(page).allInnerTexts()).toEqual(before)
})

test('an interest is added to what another device has stored meanwhile [MATCH-52]', async ({ page, site }) => {
  const { access_token: token } = await signInNewStudent(page, site)
  await page.goto('/matches')
  await expect(
    understood(page)
      .getByRole('button', { name: /^Strike out/ })
      .first(),
  ).toBeVisible()
  const body = { typed: ['Genomics'], struck: ['Natural language processing'] }
  await call(site, '/api/professors/fields/', { method: 'PATCH', token, body })
  await answerQuestion(page, 'optics')
  const typed = understood(page).getByRole('list', { name: 'Typed by you' })
  await expect(typed.getByRole('listitem')).toHaveText(['Genomics', 'optics'])
  await strikeOut(page, 'Information retrieval')
  const struck = understood(page).getByRole('list', { name: 'Struck out' })
  await expect(struck.getByRole('listitem')).toHaveText(['Natural language processing', 'Information retrieval'])
})

test('the row of the nine closest folds away, stays so, and is absent while a filter stands [MATCH-18]', async ({
  page,
  site,
}) => {
  await signInNewStudent(page, site)
  await page.goto('/browse')
  await expect(row(page).getByRole('article')).toHaveCount(9)
  await expect(
    row(page)
      .getByRole('article')
      .first()
      .getByText(/^(?:Close|Related)$/),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Hide your nine closest' }).click()
  await expect(row(page)).toHaveCount(0)
  await page.reload()
  await expect(cards(page)).toHaveCount(9)
  await expect(row(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Show your nine closest' }).click()
  await expect(row(page).getByRole('article')).toHaveCount(9)

  await cards(page).first().getByRole('list').getByRole('button').first().click()
  await expect(page.getByText('Filters applied')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Your nine closest' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Clear All' }).first().click()
  await expect(row(page).getByRole('article')).toHaveCount(9)
})

test('a row that cannot be loaded says so and is tried again [MATCH-18]', async ({ page, site }) => {
  await signInNewStudent(page, site)
  await page.route('**/api/professors/page?*order=match*', (route) => route.fulfill({ status: 400, json: {} }))
  await page.goto('/browse')
  const region = page.getByRole('region', { name: 'Your nine closest' })
  await expect(region.getByText('Your closest professors could not be loaded.')).toBeVisible()
  await expect(cards(page)).toHaveCount(9)
  await page.unroute('**/api/professors/page?*order=match*')
  await region.getByRole('button', { name: 'Try again' }).click()
  await expect(row(page).getByRole('article')).toHaveCount(9)
})

test('a student whose resume says nothing about research is asked one question [MATCH-16]', async ({ page, site }) => {
  await signInNewStudent(page, site, await jobResumePdf())
  await page.goto('/matches')
  await expect(page.getByText('We found little in your resume that professors here work on.')).toBeVisible()
  await expect(page.getByLabel('What would you like to work on?'), 'one question').toHaveCount(1)
  await expect(page.getByText('Close', { exact: true })).toHaveCount(0)
  await answerQuestion(page, 'making robots walk')
  await expect(page.getByText('We found little in your resume')).toHaveCount(0)
  await expect(understood(page).getByRole('listitem').filter({ hasText: 'Legged locomotion' })).toBeVisible()
  await expect(
    cards(page)
      .first()
      .getByText(/^(Close|Related)$/),
  ).toBeVisible()
})

test('Your Matches can be used by keyboard alone [MATCH-17, PRODUCT-9]', async ({ page, site }) => {
  await signInNewStudent(page, site)
  await page.goto('/matches')
  await expect(cards(page)).toHaveCount(9)
  await expect(field(page, 'Machine learning')).toBeVisible()
  await expectAccessible(page, 'matches')
  await expectWalkable(page, 'matches')
  await pressOn(page, field(page, 'Machine learning'))
  await expect(page).toHaveURL(/field=Machine/)
  await pressOn(page, page.getByRole('button', { name: 'Show all fields' }))
  await expect(page).toHaveURL(/matches$/)
  await expect(understood(page).getByRole('heading')).toBeFocused()
  const labels = await understood(page)
    .getByRole('button', { name: /^Strike out/ })
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')!))
  const next = labels[labels.indexOf('Strike out Machine learning') + 1] ?? labels.at(-2)!
  await pressOn(page, page.getByRole('button', { name: 'Strike out Machine learning', exact: true }))
  await expect(page.getByRole('button', { name: next, exact: true }), 'the chip in its place').toBeFocused()
  await pressOn(page, page.getByRole('button', { name: 'Bring back Machine learning', exact: true }))
  await expect(page.getByRole('button', { name: 'Strike out Machine learning', exact: true })).toBeVisible()
})
