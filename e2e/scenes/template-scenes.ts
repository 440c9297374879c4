import type { Page } from '@playwright/test'
import { expect } from '../fixtures/test.ts'
import { twoTemplates } from './letter-scenes.ts'
import { overrideStudent } from '../fixtures/signed-in.ts'

/** Opens the templates page on a plan, with two templates unless `list` is given. */
async function templates(page: Page, subscription: 'F' | 'B', list: readonly object[] = twoTemplates): Promise<void> {
  await overrideStudent(page, { subscription })
  await page.route('**/api/templates/', (route) => route.fulfill({ json: list }))
  await page.goto('/templates')
  if (list.length === 0) await expect(page.getByText('No templates yet')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(list.length)
  const offer = page.getByRole('region', { name: 'What the Basic Plan adds' })
  await expect(offer).toHaveCount(subscription === 'F' ? 1 : 0)
}

const dialog = (page: Page) => page.getByRole('dialog')

async function editing(page: Page) {
  await templates(page, 'B')
  await page.getByRole('button', { name: 'Edit First letter: Natural language processing' }).click()
  await expect(dialog(page).getByRole('region', { name: 'Live preview' })).toContainText('Jane Smith')
}

async function written(page: Page) {
  await editing(page)
  await page.route('**/api/emails/ai_generate_template/', (route) =>
    route.fulfill({ json: { template: { name: 'By AI', content: twoTemplates[0]!.content } } }),
  )
  await dialog(page).getByRole('button', { name: 'Write with AI' }).click()
  await dialog(page).getByRole('button', { name: 'AI Generate' }).click()
  await expect(dialog(page).getByText('Your text was replaced.')).toBeVisible()
}

async function refused(page: Page) {
  await templates(page, 'B', [])
  await page.route('**/api/emails/ai_generate_template/', (route) =>
    route.fulfill({
      status: 429,
      json: { code: 'ai_limit', error: 'Daily AI template generation limit reached (4 in 24 hours).' },
    }),
  )
  await page.getByRole('button', { name: 'New Template' }).click()
  await dialog(page).getByRole('textbox', { name: 'Content' }).fill('Dear {hobby},')
  await dialog(page).getByLabel('Name').fill('n'.repeat(60))
  await dialog(page).getByRole('button', { name: 'AI Generate' }).click()
  await expect(dialog(page).getByRole('alert')).toBeVisible()
}

/** The templates page and its dialogs, on Basic and on Free. */
export const templateScenes = [
  { name: 'templates', open: (page: Page) => templates(page, 'B') },
  { name: 'templates-empty', open: (page: Page) => templates(page, 'B', []) },
  { name: 'templates-free', open: (page: Page) => templates(page, 'F') },
  { name: 'templates-free-empty', open: (page: Page) => templates(page, 'F', []) },
  { name: 'templates-failed', open: failed },
  { name: 'template-edit', open: editing, floats: true },
  { name: 'template-written', open: written, floats: true },
  { name: 'template-refused', open: refused, floats: true },
  { name: 'template-unsaved', open: unsaved, floats: true },
  { name: 'template-delete', open: deleting, floats: true },
] as const

async function failed(page: Page) {
  await overrideStudent(page, { subscription: 'B' })
  await page.route('**/api/templates/', (route) => route.fulfill({ status: 404, json: {} }))
  await page.goto('/templates')
  await expect(page.getByText('Failed to load templates')).toBeVisible()
}

async function unsaved(page: Page) {
  await editing(page)
  await dialog(page).getByLabel('Name').fill('Another name')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Discard your changes?' })).toBeVisible()
}

async function deleting(page: Page) {
  await templates(page, 'B')
  await page.getByRole('button', { name: 'Delete First letter: Natural language processing' }).click()
  await expect(dialog(page).getByText('This cannot be undone.')).toBeVisible()
}
