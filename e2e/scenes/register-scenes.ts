import type { Page, Route } from '@playwright/test'
import { jobResumePdf } from '../fixtures/a-resume.ts'
import { expect } from '../fixtures/test.ts'
import type { Scene } from './scene.ts'

const calls = {
  upload: '**/api/resume/',
  matches: '**/api/professors/?temporary_token=*',
  template: '**/api/emails/ai_generate_template/',
}

/** Never responds, so that the page stays in its loading state. */
const neverRespond = () => new Promise<void>(() => {})
const fail = (status: number, error?: string) => (route: Route) =>
  route.fulfill({ status, json: error ? { error } : {} })

/** Opens the register page as a new visitor; the state of the previous scene is removed. */
async function begin(page: Page, responses: Partial<Record<keyof typeof calls, (route: Route) => Promise<void>>> = {}) {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.goto('/register')
  await page.evaluate(() => localStorage.clear())
  for (const [call, respond] of Object.entries(responses)) await page.route(calls[call as keyof typeof calls], respond)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

const choose = (page: Page, pdf: string) => page.getByLabel('Resume (PDF)').setInputFiles(pdf)
const letter = (page: Page) => page.getByRole('region', { name: 'Your first letter' })

export const registerScenes: readonly Scene[] = [
  { name: 'register-empty', open: (page) => begin(page) },
  { name: 'register-reading', open: reading },
  { name: 'register-upload-refused', open: uploadRefused },
  { name: 'register-matching', open: matching },
  { name: 'register-matching-failed', open: matchingFailed },
  { name: 'register-writing', open: writing },
  { name: 'register-letter-failed', open: letterFailed },
  { name: 'register-uploaded', open: uploaded },
  { name: 'register-returned', open: returned },
  { name: 'register-corrected', open: corrected },
  { name: 'register-little-found', open: littleFound },
]

async function reading(page: Page, pdf: string) {
  await begin(page, { upload: neverRespond })
  await choose(page, pdf)
  await expect(page.locator('[aria-busy=true]')).toBeVisible()
}

async function uploadRefused(page: Page, pdf: string) {
  await begin(page, { upload: fail(422, 'This PDF holds no text. Please export it from your text editor again.') })
  await choose(page, pdf)
  await expect(page.getByText('Upload Error')).toBeVisible()
}

async function matching(page: Page, pdf: string) {
  await begin(page, { matches: neverRespond })
  await choose(page, pdf)
  await expect(page.getByText('Looking for professors')).toBeVisible({ timeout: 20_000 })
}

async function matchingFailed(page: Page, pdf: string) {
  await begin(page, { matches: fail(500) })
  await choose(page, pdf)
  await expect(page.getByText('Could not match you with professors.')).toBeVisible({ timeout: 20_000 })
}

async function writing(page: Page, pdf: string) {
  await begin(page, { template: neverRespond })
  await choose(page, pdf)
  await expect(page.getByText('Writing your first letter…')).toBeVisible({ timeout: 20_000 })
}

async function letterFailed(page: Page, pdf: string) {
  await begin(page, { template: fail(502, 'The writer did not answer.') })
  await choose(page, pdf)
  await expect(page.getByText('Could not generate your email template.')).toBeVisible({ timeout: 20_000 })
}

async function uploaded(page: Page, pdf: string) {
  await begin(page)
  await choose(page, pdf)
  await expect(letter(page).getByText('{professor_surname}').first()).toBeVisible({ timeout: 30_000 })
}

async function returned(page: Page, pdf: string) {
  await uploaded(page, pdf)
  await page.reload()
  await expect(letter(page).getByText('{professor_surname}').first()).toBeVisible({ timeout: 30_000 })
}

/** One field is struck out, and an interest is typed. The matches are renewed, and paler meanwhile, after each. */
async function corrected(page: Page, pdf: string) {
  const renewed = () => page.waitForResponse(calls.matches)
  await uploaded(page, pdf)
  const withoutField = renewed()
  await page.getByRole('button', { name: 'Strike out Machine learning', exact: true }).click()
  await expect(page.getByRole('list', { name: 'Struck out' })).toBeVisible()
  await withoutField
  await page.getByLabel('What would you like to work on?').fill('making robots walk')
  const withInterest = renewed()
  await page.keyboard.press('Enter')
  await withInterest
  await expect(page.getByRole('list', { name: 'Typed by you' })).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expect(letter(page).getByText('{professor_surname}').first()).toBeVisible({ timeout: 30_000 })
}

async function littleFound(page: Page) {
  await begin(page)
  const buffer = Buffer.from(await jobResumePdf())
  await page.getByLabel('Resume (PDF)').setInputFiles({ name: 'Sam Weller.pdf', mimeType: 'application/pdf', buffer })
  await expect(page.getByText('We found little in your resume')).toBeVisible({ timeout: 20_000 })
}
