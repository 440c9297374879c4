import type { Locator, Page } from '@playwright/test'
import { jobResumePdf, resumePdf } from '../fixtures/a-resume.ts'
import { cards } from '../fixtures/browse-page.ts'
import { expectAccessible, expectWalkable } from '../fixtures/expect-accessible.ts'
import { upload, waitForMatches } from '../fixtures/register-page.ts'
import { test } from '../fixtures/signed-in.ts'
import { expect } from '../fixtures/test.ts'
import { answerQuestion, strikeOut, understood } from '../fixtures/understood.ts'

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

const slides = (page: Page) => page.getByRole('list', { name: 'Your best matches' }).getByRole('article')
/** The school and the citations of each professor: together they tell professors apart. */
const readFacts = async (articles: Locator): Promise<string[]> => {
  const read = (await articles.all()).map((one) => one.getByRole('definition').allInnerTexts())
  return (await Promise.all(read)).map((facts) => facts.join(' · '))
}
const readSlides = (page: Page) => readFacts(slides(page))

async function uploadAs(page: Page, pdf: Uint8Array): Promise<void> {
  await page.goto('/register')
  const file = { name: 'Sam Weller.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf) }
  await page.getByLabel('Resume (PDF)').setInputFiles(file)
  await expect(page.getByText('Your resume has been read.')).toBeVisible({ timeout: 20_000 })
}

test('a visitor strikes out a field, the matches follow, and one tap brings it back [MATCH-15, MATCH-11]', async ({
  page,
  site,
}) => {
  await upload(page, site)
  await waitForMatches(page)
  const chip = understood(page).getByRole('listitem').filter({ hasText: 'Natural language processing' })
  await expect(chip).toBeVisible()
  await expect(
    understood(page).getByRole('listitem').filter({ hasText: 'Large language models' }),
    "a field has the student's words",
  ).toContainText('language models')
  const letter = page.getByRole('region', { name: 'Your first letter' }).getByRole('article')
  await expect(letter).toBeVisible({ timeout: 30_000 })
  const before = await readSlides(page)

  const stream = page.waitForResponse('**/api/professors/?temporary_token=*')
  await strikeOut(page, 'Natural language processing')
  await expect(chip.getByRole('button', { name: 'Bring back Natural language processing' })).toBeVisible()
  await stream
  await expect.poll(() => readSlides(page)).not.toEqual(before)
  await expect(letter, 'the letter stays').toBeVisible()
  await expect(slides(page)).toHaveCount(9)

  await page.getByRole('button', { name: 'Bring back Natural language processing' }).click()
  await expect(page.getByRole('list', { name: 'Struck out' })).toHaveCount(0)
  await expect.poll(() => readSlides(page)).toEqual(before)
})

test('an interest typed in everyday words becomes a field of research [MATCH-15, MATCH-10]', async ({ page, site }) => {
  await upload(page, site)
  await waitForMatches(page)
  await answerQuestion(page, 'making robots walk')
  const chip = understood(page).getByRole('listitem').filter({ hasText: 'Legged locomotion' })
  await expect(chip).toContainText('“making robots walk”')
  await expect(page.getByLabel('What would you like to work on?')).toHaveValue('')
  await page.getByRole('list', { name: 'Typed by you' }).getByRole('button').click()
  await expect(chip).toHaveCount(0)
})

test('the same nine professors are shown at registration, in the row of Find Professors and on Your Matches [MATCH-6, MATCH-17, MATCH-18]', async ({
  page,
  site,
}) => {
  await upload(page, site)
  await waitForMatches(page)
  await answerQuestion(page, 'making robots walk')
  await expect(understood(page).getByRole('listitem').filter({ hasText: 'Legged locomotion' })).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  const nine = await readSlides(page)
  expect(nine).toHaveLength(9)

  await page.getByRole('checkbox').check()
  await page.getByLabel('Username').fill('the.same.nine')
  await page.getByLabel('Password', { exact: true }).fill('a long enough secret')
  await page.getByLabel('Confirm password').fill('a long enough secret')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.waitForURL('**/browse*')
  const row = page.getByRole('list', { name: 'Your nine closest' })
  await expect(row.getByRole('article')).toHaveCount(9)
  expect(await readFacts(row.getByRole('article'))).toEqual(nine)

  await page.getByRole('link', { name: 'See all your matches' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your Matches' })).toBeVisible()
  await expect(page.getByText('Search Results: 300 / 300')).toBeVisible()
  await expect(cards(page)).toHaveCount(9)
  expect(await readFacts(cards(page))).toEqual(nine)
})

test('a resume with nothing about research is asked one question instead of shown as fitting [MATCH-16]', async ({
  page,
}) => {
  await uploadAs(page, await jobResumePdf())
  await expect(page.getByText('We found little in your resume that professors here work on.')).toBeVisible({
    timeout: 20_000,
  })
  await expect(page.getByLabel('What would you like to work on?'), 'one question').toHaveCount(1)
  await expect(page.getByText(/professors match/)).toHaveCount(0)
  for (const text of await slides(page).allInnerTexts()) expect(text).toContain('A stretch')
  await expectAccessible(page, 'little found')
  await expectWalkable(page, 'little found')

  await answerQuestion(page, 'making robots walk')
  await waitForMatches(page)
  await expect(page.getByText('We found little in your resume')).toHaveCount(0)
  await expect(
    slides(page)
      .first()
      .getByText(/^(Close|Related)$/),
  ).toBeVisible()
  await expect(slides(page).first()).toContainText('making robots walk')
})

test('a resume about research is not asked in this way [MATCH-16]', async ({ page }) => {
  await uploadAs(page, await resumePdf('Optics, lasers'))
  await waitForMatches(page)
  await expect(page.getByText('We found little in your resume')).toHaveCount(0)
})
