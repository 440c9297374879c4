import type { Page } from '@playwright/test'
import { expect } from '../fixtures/test.ts'
import { openLetter } from '../fixtures/composer.ts'
import { signInNewStudent, test } from '../fixtures/signed-in.ts'
import { semesterLetters } from '../scenes/outreach-scenes.ts'

/** The heading of each page, and a selector for content that comes from the server. */
const pages = [
  { path: '/profile', heading: 'Update Your Profile', content: '#about-you input' },
  { path: '/templates', heading: 'Email Templates', content: 'main article' },
  { path: '/outreach', heading: 'Outreach History', content: 'main tbody tr' },
]
const template = {
  id: 1,
  name: 'First letter',
  content: 'Dear Professor {professor_name},',
  default: true,
  created_at: '2026-11-02T09:00:00.000Z',
  updated_at: '2026-11-02T09:00:00.000Z',
}

/** Delays all calls of the page until `release` is called. */
async function delayCalls(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/api/**', async (route) => {
    await promise
    await route.fallback()
  })
  return { release: resolve }
}

for (const { path, heading, content } of pages)
  test(`from /browse to ${path} and back shows cached data before the server responds`, async ({ page, site }) => {
    await signInNewStudent(page, site)
    await page.route('**/api/templates/', (route) => route.fulfill({ json: [template] }))
    await page.route('**/api/outreaches/*', (route) => route.fulfill({ json: semesterLetters }))
    await page.route('**/api/outreaches/', (route) => route.fulfill({ json: semesterLetters }))
    const goThere = async () => {
      await page.locator(`nav a[href="${path}"]`).first().click()
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expect(page.locator(content).first()).toBeAttached()
    }
    const goBack = async () => {
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1, name: 'Find Professors' })).toBeVisible()
      await expect(page.locator('main article').first()).toBeVisible()
    }
    await page.goto('/browse')
    await expect(page.locator('main article').first()).toBeVisible()
    await goThere()
    await page.waitForLoadState('networkidle')
    await goBack()
    const { release } = await delayCalls(page)
    await goThere()
    await goBack()
    release()
  })

test('the composer opens with cached data before the server responds', async ({ page, site }) => {
  const { body, open, close } = await openLetter(page, site)
  const text = 'Dear Professor, '.repeat(60)
  await body.fill(text)
  await close()
  const { release } = await delayCalls(page)
  await open()
  await expect(body).toHaveValue(text)
  release()
})
