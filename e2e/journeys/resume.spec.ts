import type { Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { expect } from '../fixtures/test.ts'
import { expectText } from '../fixtures/expect-text.ts'
import { failNext, resumeIn, signInNewStudent, test } from '../fixtures/signed-in.ts'

const input = (page: Page) => page.getByLabel('Resume (PDF)')
const createFile = (name: string, mimeType: string, buffer = Buffer.from('%PDF-1.7')) => ({ name, mimeType, buffer })

/** Drags files over the upload card and drops them. */
async function drop(page: Page, files: { name: string; type: string; base64: string }[]): Promise<void> {
  const data = await page.evaluateHandle((given) => {
    const transfer = new DataTransfer()
    for (const { name, type, base64 } of given)
      transfer.items.add(new File([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], name, { type }))
    return transfer
  }, files)
  const card = page.locator('[aria-busy]').filter({ has: page.getByRole('button', { name: 'Choose File' }) })
  await card.dispatchEvent('dragover', { dataTransfer: data })
  await expectText(page, 'Let go to upload it')
  await card.dispatchEvent('drop', { dataTransfer: data })
}

test('a file that cannot be uploaded is reported as Upload Error, and another one can be chosen [RESUME-2, RESUME-3, RESUME-5, RESUME-6]', async ({
  page,
}) => {
  await page.goto('/register')
  await input(page).setInputFiles(createFile('letter.docx', 'application/msword'))
  await expectText(page, 'Upload Error')
  await expectText(page, 'Please upload a PDF file only')

  await input(page).setInputFiles(createFile('large.pdf', 'application/pdf', Buffer.alloc(10 * 1024 * 1024 + 1)))
  await expectText(page, 'File size must be less than 10MB')

  await failNext(page, 'POST', '/api/resume/', 500)
  await input(page).setInputFiles(createFile('resume.pdf', 'application/pdf'))
  await expectText(page, 'Upload failed with status: 500')
  await failNext(page, 'POST', '/api/resume/', 0)
  await input(page).setInputFiles(createFile('resume.pdf', 'application/pdf'))
  await expectText(page, 'Upload failed. Please try again.')

  await input(page).setInputFiles(createFile('resume.pdf', 'application/pdf'))
  await expect(page.getByText('This PDF cannot be read. Please export it again and upload the new file.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Choose File' })).toBeEnabled()
})

test('a dropped PDF is uploaded with changing texts meanwhile, and several files are refused [RESUME-1, RESUME-4, RESUME-5]', async ({
  page,
  site,
}) => {
  const base64 = (await readFile(await resumeIn(site))).toString('base64')
  const pdf = { name: 'resume.pdf', type: 'application/pdf', base64 }
  await page.goto('/register')
  await drop(page, [pdf, pdf])
  await expect(page.getByText('You dropped 2 files. Please drop one PDF file.')).toBeVisible()

  await page.route('**/api/resume/', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3_500))
    await route.continue()
  })
  await drop(page, [pdf])
  const card = page.locator('[aria-busy=true]')
  const before = await card.innerText()
  await expect.poll(() => card.innerText()).not.toBe(before)
  await expectText(page, 'Your resume has been read.')
})

test('a new resume of a student updates the interests and leads to the top of /browse [RESUME-9, RESUME-10]', async ({
  page,
  site,
}) => {
  await signInNewStudent(page, site)
  await page.goto('/profile')
  await input(page).setInputFiles(await resumeIn(site))
  await expectText(page, 'Resume uploaded successfully! Your interests have been updated.')
  await page.waitForURL('**/browse*')
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('the fourth resume of a day is refused on Free, with the time of the next possible upload [RESUME-13]', async ({
  page,
  site,
}) => {
  await signInNewStudent(page, site)
  const pdf = await resumeIn(site)
  // The registration was the first upload.
  for (let uploads = 1; uploads < 3; uploads++) {
    await page.goto('/profile')
    await input(page).setInputFiles(pdf)
    await page.waitForURL('**/browse*')
  }
  await page.goto('/profile')
  await input(page).setInputFiles(pdf)
  await expect(page.getByText(/You can upload 3 resumes a day on the Free plan\. You can try again on /)).toBeVisible()
})
