import type { Locator, Page } from '@playwright/test'
import { PDFDocument } from 'pdf-lib'
import { openLetter } from '../fixtures/composer.ts'
import { expect } from '../fixtures/test.ts'
import { createLetter, openHistory } from '../scenes/outreach-scenes.ts'
import { signInNewStudent, test } from '../fixtures/signed-in.ts'

const paragraph =
  'Your paper on grasping unfamiliar objects made me wonder how a hand learns to let go of what it holds.'
const long = Array.from({ length: 40 }, (_, at) => `${at + 1}. ${paragraph}`).join('\n\n')

/** Expects that only the sheet (data-sheet, the parts of a page that are printed) is visible, in black. */
async function expectOnlySheet(page: Page, sheet: Locator): Promise<void> {
  for (const part of await sheet.all()) await expect(part).toBeVisible()
  const others = await page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((one) => !one.closest('[data-sheet]') && !one.querySelector('[data-sheet]'))
      .filter((one) => one.checkVisibility())
      .map((one) => one.outerHTML.slice(0, 80)),
  )
  expect(others).toEqual([])
  await expect(sheet.getByRole('button')).toHaveCount(0)
  const colours = await sheet.evaluateAll((parts) =>
    parts.flatMap((part) => [part, ...part.querySelectorAll('*')]).map((one) => getComputedStyle(one).color),
  )
  expect(new Set(colours)).toEqual(new Set(['rgb(0, 0, 0)']))
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light')
}

const countPages = async (page: Page) => (await PDFDocument.load(await page.pdf({ format: 'A4' }))).getPageCount()

test.use({ colorScheme: 'dark' })

test('a letter of the history prints alone on a page, a long one on several [OUTREACH-4]', async ({ page, site }) => {
  await signInNewStudent(page, site)
  const letters = [
    createLetter({ id: 2, daysAgo: 1, subject: 'A short one' }),
    createLetter({ id: 1, daysAgo: 2, subject: 'A long one', message: long }),
  ]
  for (const [subject, minPages] of [
    ['A short one', 1],
    ['A long one', 3],
  ] as const) {
    await page.emulateMedia({ media: 'screen' })
    await openHistory(page, letters)
    await page.getByRole('button', { name: subject }).first().click()
    const sheet = page.getByRole('article', { name: subject })
    await expect(sheet).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expectOnlySheet(page, sheet)
    await expect(sheet.getByText('ada.quill@stanford.edu')).toBeVisible()
    const count = await countPages(page)
    if (minPages === 1) expect(count).toBe(1)
    else expect(count).toBeGreaterThanOrEqual(minPages)
  }
})

test('the list of letters prints alone, with its subjects and without its buttons [OUTREACH-27]', async ({
  page,
  site,
}) => {
  await signInNewStudent(page, site)
  await openHistory(page, [
    createLetter({ id: 2, daysAgo: 1 }),
    createLetter({ id: 1, daysAgo: 9, follow_up_due: true }),
  ])
  await page.emulateMedia({ media: 'print' })
  const sheet = page.locator('table[data-sheet]')
  await expect(sheet.getByText('Your work on soft hands').first()).toBeVisible()
  await expect(sheet.getByText('Ada Quill').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Write the follow-up' })).toHaveCount(0)
  await expect(sheet.getByText(/^Follow up by/)).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveCount(0)
  expect(await countPages(page)).toBe(1)
})

test('the letter in the composer prints alone on its pages, with its whole text', async ({ page, site }) => {
  const letter = await openLetter(page, site)
  await letter.dialog.getByRole('textbox', { name: 'Subject' }).fill('Hands that let go')
  await letter.body.fill(long)
  const sheet = letter.dialog.locator('[data-sheet]')
  await expect(sheet).toHaveCount(2)
  await page.emulateMedia({ media: 'print' })
  await expectOnlySheet(page, sheet)
  for (const text of [`40. ${paragraph}`, 'Hands that let go'])
    await expect(sheet.getByText(text).filter({ visible: true })).toHaveCount(1)
  expect(await countPages(page)).toBeGreaterThanOrEqual(3)
})
