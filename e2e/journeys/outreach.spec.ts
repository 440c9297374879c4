import { readFile } from 'node:fs/promises'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from '../fixtures/test.ts'
import { createSentLetter, termLetters, history, openSentLetter } from '../scenes/outreach-scenes.ts'
import { refuse, signIn, test } from '../fixtures/signed-in.ts'

const lines = (page: Page) => page.getByRole('table', { name: 'Your letters' }).locator('tbody tr')
const line = (page: Page, name: string) => lines(page).filter({ hasText: name })

test('the menu leads to the history, which says under its title how to begin [OUTREACH-1, ANALYTICS-4]', async ({
  page,
  site,
}) => {
  await signIn(page, site)
  await page.goto('/profile')
  await page.getByRole('link', { name: 'Outreach History' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Outreach History' })).toBeVisible()
  await expect(page).toHaveTitle(/^Outreach History/)
  await expect(page.getByText('You have not written to anyone yet.')).toBeVisible()
  await page.getByRole('link', { name: 'Find Professors' }).last().click()
  await page.waitForURL('**/browse*')
})

test('every letter stands there with professor, time and state, a page of 25 at a time [OUTREACH-1]', async ({
  page,
  site,
}) => {
  await signIn(page, site)
  await history([...termLetters, ...Array.from({ length: 10 }, (_, at) => createSentLetter(-at, 100))])(page)
  await expect(lines(page)).toHaveCount(25)
  await expect(line(page, 'Noor Haddad')).toContainText('Unconfirmed')
  await expect(line(page, 'Lin Zhao')).toContainText('Not sent')
  await expect(line(page, 'Ines Vogt')).toContainText('Sent')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(lines(page)).toHaveCount(5)
  await expect(page).toHaveURL(/page=2/)
  await page.goBack()
  await expect(lines(page)).toHaveCount(25)
})

test('older letters are asked for until all are there [OUTREACH-2]', async ({ page, site }) => {
  await signIn(page, site)
  const all = Array.from({ length: 450 }, (_, at) => createSentLetter(450 - at, at))
  const asked: string[] = []
  await page.route(/\/api\/outreaches\/(\?.*)?$/, (route) => {
    const before = new URL(route.request().url()).searchParams.get('before')
    asked.push(before ?? '')
    return route.fulfill({ json: all.filter(({ id }) => !before || id < Number(before)).slice(0, 200) })
  })
  await page.goto('/outreach')
  await expect(page.getByRole('status').filter({ hasText: /^450 letters$/ })).toBeVisible()
  expect(asked).toEqual(['', '251', '51'])
})

test('letters are found by text, by state and by answer, and the address keeps what was looked for [OUTREACH-3]', async ({
  page,
  site,
}) => {
  await signIn(page, site)
  await history(termLetters)(page)
  await page.getByLabel('Search your letters').fill('inarritu')
  await expect(lines(page)).toHaveCount(1)
  await page.reload()
  await expect(page.getByLabel('Search your letters')).toHaveValue('inarritu')
  await expect(lines(page)).toHaveCount(1)
  await page.getByLabel('State').selectOption('Not sent')
  await expect(page.getByText('No letter fits these filters.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear All' }).click()
  await expect(page.getByLabel('Search your letters')).toHaveValue('')
  await page.getByLabel('Answer', { exact: true }).selectOption('Follow-up due')
  await expect(lines(page)).toHaveCount(1)
  await expect(lines(page)).toContainText('No answer for a week.')
})

test('what was found is downloaded as a table that no spreadsheet runs [OUTREACH-7]', async ({ page, site }) => {
  await signIn(page, site)
  await history([createSentLetter(1, 1, { subject: '=1+1, "yes"' })])(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('labreach-letters.csv')
  const text = await readFile(await download.path(), 'utf8')
  expect(text).toContain(`,"'=1+1, ""yes""",`)
})

test('a letter opens to be read and copied, and the focus comes back [OUTREACH-4]', async ({ page, site, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn(page, site)
  await openSentLetter('A question about your last paper')(page)
  const dialog = page.getByRole('dialog', { name: 'Letter to Noor Haddad' })
  await expect(dialog.getByText('made me wonder how a hand learns to let go')).toBeVisible()
  await expect(dialog.getByText(/Labreach never sends it again by itself/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Copy Text' }).click()
  await expect(page.getByText('The letter was copied.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Dear Professor Quill,')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: /^A question about/ })).toBeFocused()
})

test('a mark stands at once, and goes back when the server refuses it [OUTREACH-5]', async ({ page, site }) => {
  await signIn(page, site)
  await history(termLetters)(page)
  const mark = line(page, 'Ines Vogt').getByRole('combobox')
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/outreaches/18/', async (route) => {
    await held
    return route.fulfill({ json: { ...termLetters[2], mark: 'replied', marked_at: new Date().toISOString() } })
  })
  await mark.selectOption('Replied')
  await expect(mark).toHaveValue('replied')
  answer()
  await expect(mark).toHaveValue('replied')
  await page.unroute('**/api/outreaches/18/')
  await refuse(page, 'PATCH', '/api/outreaches/18/', 500)
  await mark.selectOption('Closed')
  await expect(page.getByText('The mark could not be saved. Please try again.')).toBeVisible()
  await expect(mark).toHaveValue('replied')
  await expect(line(page, 'Lin Zhao').getByRole('combobox')).toHaveCount(0)
})

test('the chart says its numbers in words and as a table [OUTREACH-8]', async ({ page, site }) => {
  await signIn(page, site)
  await history(termLetters)(page)
  await expect(
    page.getByRole('img', { name: /^20 letters in the last \d+ weeks, at most \d+ in one week\.$/ }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Show the numbers' }).focus()
  await page.keyboard.press('Enter')
  await expect(
    page.getByRole('region', { name: 'Letters by week, in numbers' }).locator('tbody tr').first(),
  ).toBeVisible()
})

test('a list that does not come says so and is asked for again [OUTREACH-10]', async ({ page, site }) => {
  await signIn(page, site)
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
  await signIn(page, site)
  await page.goto('/browse')
  await page
    .getByRole('button', { name: /^Unlock Professor at/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Unlock Professor' }).click()
  const compose = page.getByRole('button', { name: /^Compose Email to / }).first()
  const name = (await compose.getAttribute('aria-label'))!.replace('Compose Email to ', '')
  const token = await page.evaluate(() => localStorage.getItem('access_token'))
  const found = await page.request.get(`/api/professors/page?search=${encodeURIComponent(name)}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const { professors } = (await found.json()) as { professors: { id: number }[] }
  let sent = 0
  await page.route('**/api/emails/', (route) => {
    sent += 1
    return route.abort()
  })
  const letter = createSentLetter(1, 9, {
    relationship_id: professors[0]!.id,
    professor_name: name,
    follow_up_due: true,
  })
  await history([letter])(page)
  await page.getByRole('button', { name: `Write a follow-up to ${name}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Compose Email' })
  await expect(dialog.getByLabel('Subject')).toHaveValue('Re: Your work on soft hands')
  await expect(dialog.getByRole('textbox', { name: 'Letter' })).toHaveValue(
    /I wrote to you on .* and would like to ask/,
  )
  expect(sent).toBe(0)
})

for (const width of [360, 1280])
  test(`is whole at ${width} px: nothing wider than the window, and axe finds nothing`, async ({ page, site }) => {
    await signIn(page, site)
    await page.setViewportSize({ width, height: 800 })
    await history(termLetters)(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    await page.getByRole('button', { name: 'Soil, roots and robots' }).click()
    // Axe judges colours as they are, also of what is still fading in.
    await expect(page.getByRole('dialog')).toHaveCSS('opacity', '1')
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  })
