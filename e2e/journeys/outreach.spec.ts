import { readFile } from 'node:fs/promises'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expectText } from '../fixtures/expect-text.ts'
import { expect } from '../fixtures/test.ts'
import { createLetter, openHistory, openLetterOfHistory, semesterLetters } from '../scenes/outreach-scenes.ts'
import { failNext, signInNewStudent, test } from '../fixtures/signed-in.ts'
import { waitUntilUnlocked } from '../fixtures/student-steps.ts'

const rows = (page: Page) => page.getByRole('table', { name: 'Your letters' }).locator('tbody tr')
const row = (page: Page, name: string) => rows(page).filter({ hasText: name })
/** The router scrolls after it has rendered. */
const scrolledAfterFrames = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(Math.round(scrollY))))),
  )

test('the menu leads to the history, which while empty links to the professors [OUTREACH-1, ANALYTICS-4]', async ({
  page,
  site,
}) => {
  await signInNewStudent(page, site)
  await page.goto('/profile')
  await page.getByRole('link', { name: 'Outreach History' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Outreach History' })).toBeVisible()
  await expect(page).toHaveTitle(/^Outreach History/)
  await expect(page.getByText('You have not written to anyone yet.')).toBeVisible()
  await page.getByRole('link', { name: 'Find Professors' }).last().click()
  await page.waitForURL('**/browse*')
})

test('a screen reader is told the title of a page that the menu opens, but not that of the first page [LAYOUT-9]', async ({
  page,
  site,
}) => {
  await signInNewStudent(page, site)
  await page.goto('/profile')
  const announced = (title: string) => page.getByRole('status').filter({ hasText: new RegExp(`^${title}$`) })
  await expect(page.getByRole('heading', { name: 'About you' })).toBeVisible()
  await expect(announced('Profile'), 'the browser itself announces the first page').toHaveCount(0)
  await page.getByRole('link', { name: 'Outreach History' }).click()
  await expect(announced('Outreach History')).toBeAttached()
})

test('every letter is listed with professor and state, 25 on a page [OUTREACH-1]', async ({ page, site }) => {
  await signInNewStudent(page, site)
  const older = Array.from({ length: 30 - semesterLetters.length }, (_, at) => createLetter({ id: -at, daysAgo: 100 }))
  await openHistory(page, [...semesterLetters, ...older])
  await expect(rows(page)).toHaveCount(25)
  await expect(row(page, 'Noor Haddad')).toContainText('Unconfirmed')
  await expect(row(page, 'Lin Zhao')).toContainText('Not sent')
  await expect(row(page, 'Kenji Mori').getByRole('time')).toHaveCount(2)
  await expect(row(page, 'Ines Vogt')).toContainText('Sent')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(rows(page)).toHaveCount(5)
  await expect(page).toHaveURL(/page=2/)
  await expect(page.getByRole('button', { name: 'Page 2' }), 'Next is disabled now').toBeFocused()
  await page.goBack()
  await expect(rows(page)).toHaveCount(25)
})

test('older letters are requested until all are loaded [OUTREACH-2]', async ({ page, site }) => {
  await signInNewStudent(page, site)
  const all = Array.from({ length: 450 }, (_, at) => createLetter({ id: 450 - at, daysAgo: at }))
  const cursors: string[] = []
  await page.route(/\/api\/outreaches\/(\?.*)?$/, (route) => {
    const before = new URL(route.request().url()).searchParams.get('before')
    cursors.push(before ?? '')
    return route.fulfill({ json: all.filter(({ id }) => !before || id < Number(before)).slice(0, 200) })
  })
  await page.goto('/outreach')
  await expect(page.getByRole('status').filter({ hasText: /^450 letters$/ })).toBeVisible()
  expect(cursors).toEqual(['', '251', '51'])
})

test('letters are found by text, state and answer without scrolling the page, and the URL contains the filters [OUTREACH-3]', async ({
  page,
  site,
}) => {
  await signInNewStudent(page, site)
  await openHistory(page, semesterLetters)
  await page.evaluate(() => scrollTo(0, 120))
  await page.getByLabel('Search your letters').fill('a')
  await expect(page).toHaveURL(/search=a$/)
  await page.getByLabel('State').selectOption('Sent')
  await expect(page).toHaveURL(/state=sent/)
  expect(await scrolledAfterFrames(page)).toBe(120)
  await page.goto('/outreach')
  await page.getByLabel('Search your letters').fill('inarritu')
  await expect(rows(page)).toHaveCount(1)
  await page.reload()
  await expect(page.getByLabel('Search your letters')).toHaveValue('inarritu')
  await expect(rows(page)).toHaveCount(1)
  await page.getByLabel('State').selectOption('Not sent')
  await expect(page.getByText('No letter fits these filters.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear All' }).click()
  await expect(page.getByLabel('Search your letters')).toHaveValue('')
  await page.getByLabel('Answer', { exact: true }).selectOption('Follow-up due')
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page).getByRole('button', { name: /^Follow up by .+: write to Ada Quill$/ })).toBeVisible()
  await expect(rows(page).getByRole('button', { name: /answered/i }), 'asked once, above').toHaveCount(0)
})

test('the letters found are downloaded as CSV whose cells no spreadsheet runs as formulas [OUTREACH-7]', async ({
  page,
  site,
}) => {
  await signInNewStudent(page, site)
  await openHistory(page, [createLetter({ id: 1, daysAgo: 1, subject: '=1+1, "yes"' })])
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('labreach-letters.csv')
  const text = await readFile(await download.path(), 'utf8')
  expect(text).toContain(`,"'=1+1, ""yes""",`)
})

test('a private calendar is made, read at its URL, shown once, and ended [CALENDAR-8]', async ({
  page,
  site,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signInNewStudent(page, site)
  await openHistory(page, semesterLetters)
  const open = page.getByRole('button', { name: 'Calendar', exact: true })
  await open.click()
  const dialog = page.getByRole('dialog', { name: 'Your calendar' })
  await expectText(dialog, 'There is no link yet.')
  await failNext(page, 'POST', '/api/outreaches/calendar/', 0)
  await dialog.getByRole('button', { name: 'Make a Link' }).click()
  await expectText(dialog, 'Your calendar could not be reached. Please try again.')
  await dialog.getByRole('button', { name: 'Make a Link' }).click()
  const field = dialog.getByLabel('Private link of your calendar')
  await expect(field).toBeFocused()
  const url = await field.inputValue()
  await dialog.getByRole('button', { name: 'Copy the Link' }).click()
  await expect(page.getByText('The link was copied.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url)
  const read = () => page.request.get(url)
  expect(await (await read()).text()).toMatch(/^BEGIN:VCALENDAR\r\n/)

  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(open).toBeFocused()
  await open.click()
  await expect(dialog.getByRole('button', { name: 'Make a New Link' })).toBeVisible()
  await expect(field).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Delete the Link' }).click()
  await expect(dialog.getByText('There is no link yet.')).toBeFocused()
  expect((await read()).status()).toBe(404)
})

test('a letter can be read and copied, and closing returns the focus [OUTREACH-4]', async ({ page, site, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signInNewStudent(page, site)
  await openLetterOfHistory(page, 'A question about your last paper')
  const dialog = page.getByRole('dialog', { name: 'Letter to Noor Haddad' })
  await expect(dialog.getByText('made me wonder how a hand learns to let go')).toBeVisible()
  await expect(dialog.getByText(/Labreach never sends it again by itself/)).toBeVisible()
  await expect(dialog.getByRole('list', { name: 'From unlock to answer: Noor Haddad' })).toContainText('Unconfirmed')
  await expect(dialog.getByText('Unconfirmed'), 'the state is said once').toHaveCount(1)
  await dialog.getByRole('button', { name: 'Copy Text' }).click()
  await expect(page.getByText('The letter was copied.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Dear Professor Quill,')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: /^A question about/ })).toBeFocused()
})

test('an answer is shown at once and reverted if it cannot be saved [OUTREACH-5]', async ({ page, site }) => {
  await signInNewStudent(page, site)
  await openHistory(page, semesterLetters)
  const answer = row(page, 'Ines Vogt').getByRole('combobox')
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/outreaches/18/', async (route) => {
    await released
    return route.fulfill({ json: { ...semesterLetters[2], mark: 'replied', marked_at: new Date().toISOString() } })
  })
  await answer.selectOption('Replied')
  await expect(answer).toHaveValue('replied')
  const response = page.waitForResponse('**/api/outreaches/18/')
  release()
  await response
  await expect(answer).toHaveValue('replied')
  await page.unroute('**/api/outreaches/18/')
  await failNext(page, 'PATCH', '/api/outreaches/18/', 500)
  await answer.selectOption('Closed')
  await expect(page.getByText('The answer could not be saved. Please try again.')).toBeVisible()
  await expect(answer).toHaveValue('replied')
  await expect(row(page, 'Lin Zhao').getByRole('combobox')).toHaveCount(0)
})

test('the chart has its numbers as a text and as a table [OUTREACH-8]', async ({ page, site }) => {
  await signInNewStudent(page, site)
  await openHistory(page, semesterLetters)
  await expect(
    page.getByRole('img', { name: /^20 letters in the last \d+ weeks, at most \d+ in one week\.$/ }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Show the numbers' }).focus()
  await page.keyboard.press('Enter')
  await expect(
    page.getByRole('region', { name: 'Letters by week, in numbers' }).locator('tbody tr').first(),
  ).toBeVisible()
})

test('the chart waits for the second week with a letter [OUTREACH-26]', async ({ page, site }) => {
  await signInNewStudent(page, site)
  await openHistory(page, semesterLetters.slice(0, 1))
  await expect(page.getByText('Letters by week')).toHaveCount(0)
  await openHistory(page, semesterLetters)
  await expect(page.getByRole('heading', { name: 'Letters by week' })).toBeVisible()
})

test('a list that fails to load shows an error and can be loaded again [OUTREACH-10]', async ({ page, site }) => {
  await signInNewStudent(page, site)
  await page.route(/\/api\/outreaches\/$/, (route) =>
    route.fulfill({ status: 500, json: { error: 'Nothing works.', code: 'x' } }),
  )
  await page.goto('/outreach')
  await expect(page.getByText('Your letters could not be loaded.')).toBeVisible({ timeout: 20_000 })
  await page.unroute(/\/api\/outreaches\/$/)
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByText('You have not written to anyone yet.')).toBeVisible()
})

test('a follow-up is prepared in the composer and never sent by itself [OUTREACH-6]', async ({ page, site }) => {
  await signInNewStudent(page, site)
  await page.goto('/browse')
  await page
    .getByRole('button', { name: /^Unlock Professor at/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Unlock Professor' }).click()
  await waitUntilUnlocked(page)
  const compose = page.getByRole('button', { name: /^Compose Email to / }).first()
  const name = (await compose.getAttribute('aria-label'))!.replace('Compose Email to ', '')
  const token = await page.evaluate(() => localStorage.getItem('access_token'))
  const response = await page.request.get(`/api/professors/page?search=${encodeURIComponent(name)}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const { professors } = (await response.json()) as { professors: { id: number }[] }
  let sendRequests = 0
  await page.route('**/api/emails/', (route) => {
    sendRequests += 1
    return route.abort()
  })
  const letter = createLetter({
    id: 1,
    daysAgo: 9,
    relationship_id: professors[0]!.id,
    professor_name: name,
    follow_up_due: true,
  })
  await openHistory(page, [letter])
  await page
    .getByRole('button', { name: `Write the follow-up to ${name}` })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: 'Write the follow-up' })
  await expect(dialog.getByLabel('Subject')).toHaveValue('Your work on soft hands')
  await expect(dialog.getByRole('textbox', { name: 'Letter' })).toHaveValue(/I wrote to you on .* and asked about \[/)
  expect(sendRequests).toBe(0)
})

for (const width of [360, 1280])
  test(`at ${width} px the history is not wider than the window, and axe finds nothing`, async ({ page, site }) => {
    await signInNewStudent(page, site)
    await page.setViewportSize({ width, height: 800 })
    await openHistory(page, semesterLetters)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    await page.getByRole('button', { name: 'Soil, roots and robots' }).click()
    // Axe measures the current colours, so the dialog must have faded in.
    await expect(page.getByRole('dialog')).toHaveCSS('opacity', '1')
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  })
