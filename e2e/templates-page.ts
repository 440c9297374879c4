import type { Page } from '@playwright/test'
import { expect, type Place } from './fixtures.ts'
import { grant } from './granted.ts'
import { signIn } from './signed-in.ts'

export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
export const card = (page: Page, name: string) => page.getByRole('article', { name })
export const alert = (page: Page) => page.getByRole('alert')
export const editor = (page: Page) => page.getByRole('dialog', { name: /^(New|Edit) Template$/ })
export const nameField = (page: Page) => editor(page).getByLabel('Name')
export const contentField = (page: Page) => editor(page).getByRole('textbox', { name: 'Content' })
export const preview = (page: Page) => editor(page).getByRole('region', { name: 'Live preview' })
export const submit = (page: Page) =>
  editor(page).getByRole('button', { name: /^(Create Template|Save Changes|Save as New)$/ })

/** A student with Basic and no templates, on the templates page. */
export async function onBasic(page: Page, place: Place) {
  const { user } = await signIn(page, place)
  await grant(place, user.username, 'B')
  await page.goto('/templates')
  await expect(page.getByRole('button', { name: 'New Template' })).toBeVisible()
  return user
}

export async function begin(page: Page, name = '', content = '') {
  await page.getByRole('button', { name: 'New Template' }).click()
  await expect(nameField(page)).toBeFocused()
  if (name) await nameField(page).fill(name)
  if (content) await contentField(page).fill(content)
}

export async function create(page: Page, name: string, content = 'Dear Professor {professor_name}, …') {
  await begin(page, name, content)
  await submit(page).click()
  await expect(editor(page)).toHaveCount(0)
  await expect(card(page, name)).toBeVisible()
}

/** Lets the list call answer something else, each time. */
export const listAnswers = (page: Page, status: number, json: unknown = {}) =>
  page.route('**/api/templates/', (route) =>
    route.request().method() === 'GET' ? route.fulfill({ status, json }) : route.fallback(),
  )

/** Comes back to the tab two minutes later: what is older than one is asked for anew. */
export const comeBack = (page: Page) =>
  page.evaluate(() => {
    const now = Date.now.bind(Date)
    Date.now = () => now() + 120_000
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })
