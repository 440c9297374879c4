import type { Page } from '@playwright/test'
import { resumeLines } from '../fixtures/a-resume.ts'
import { scannedPdf } from '../fixtures/a-scan.ts'
import { expectAccessible } from '../fixtures/expect-accessible.ts'
import { waitForMatches } from '../fixtures/register-page.ts'
import { expect, test } from '../fixtures/test.ts'
import { understood } from '../fixtures/understood.ts'

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

/** Two pages take ten seconds of processor time, with low priority. */
const readingMs = 150_000

const uploadAs = (page: Page, buffer: Buffer) =>
  page.getByLabel('Resume (PDF)').setInputFiles({ name: 'scan.pdf', mimeType: 'application/pdf', buffer })

test('a scanned resume leads to matches; meanwhile the page tells which page is read [RESUME-16, RESUME-19]', async ({
  page,
  context,
}) => {
  test.setTimeout(readingMs + 60_000)
  const scan = await scannedPdf(context, [
    resumeLines(),
    ['Awards', 'First prize of the regional olympiad in informatics'],
  ])
  await page.goto('/register')
  await uploadAs(page, scan)
  const status = page.getByRole('status').filter({ hasText: /page \d of 2/ })
  await expect(status).toHaveText('Reading page 1 of 2…', { timeout: 30_000 })
  await expect(page.getByText('Your resume is being read.')).toBeVisible()
  await expect(page.getByText('No interests were found in your resume.')).toHaveCount(0)
  await expectAccessible(page, 'a scan that is being read')
  await expect(status).toHaveText('Reading page 2 of 2…', { timeout: readingMs })
  await expect(page.getByText('Your resume has been read.')).toBeVisible({ timeout: readingMs })
  await waitForMatches(page)
  await expect(understood(page).getByRole('listitem').filter({ hasText: 'Natural language processing' })).toBeVisible()
  await page.getByText(/\d+ skills? in your resume/).click()
  await expect(page.getByRole('list', { name: 'Interests' }).getByText('Information retrieval')).toBeVisible()

  await page.reload()
  await waitForMatches(page)
  await page.getByText(/\d+ skills? in your resume/).click()
  await expect(page.getByRole('list', { name: 'Interests' }).getByText('Information retrieval')).toBeVisible()
})

test('a picture without words is an Upload Error with its sentence, and another file can be chosen [RESUME-20]', async ({
  page,
  context,
}) => {
  test.setTimeout(readingMs)
  await page.goto('/register')
  await uploadAs(page, await scannedPdf(context, [['A photo']]))
  const sentence = 'This PDF holds pictures only, no text. Please export your resume as a text PDF.'
  await expect(page.getByText(sentence)).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText('Upload Error')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Choose File' })).toBeEnabled()
})
