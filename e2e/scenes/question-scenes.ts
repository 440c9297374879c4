import type { Page } from '@playwright/test'
import { showUnlockedCard } from '../fixtures/browse-page.ts'
import { routeNextContact } from '../fixtures/next-contact.ts'
import { overrideStudent } from '../fixtures/signed-in.ts'
import { expect } from '../fixtures/test.ts'
import { works } from './letter-scenes.ts'
import type { Scene } from './scene.ts'

/** The three questions that come before a new letter; with `answers` they are answered. */
function questions(answers: readonly string[]): Scene['open'] {
  return async (page: Page) => {
    await overrideStudent(page, { subscription: 'B' })
    await showUnlockedCard(page)
    await page.route('**/api/templates/', (route) => route.fulfill({ json: [] }))
    await page.route('**/api/professors/publications?*', (route) => route.fulfill({ json: works }))
    await page.route('**/api/emails/get_professor_email/', (route) => route.fulfill({ json: { email: '' } }))
    await routeNextContact(page)
    await page.addInitScript(() => localStorage.removeItem('questions_skipped'))
    await page.goto('/browse?minCitations=6')
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (key.startsWith('letter_')) localStorage.removeItem(key)
    })
    await page.getByRole('button', { name: 'Compose Email to Ada Quill' }).click()
    await page.evaluate(() => localStorage.removeItem('browse_minCitations'))
    const fields = page.getByRole('region', { name: 'Three questions first' }).getByRole('textbox')
    await expect(fields.first()).toBeVisible()
    for (const [at, answer] of answers.entries()) await fields.nth(at).fill(answer)
  }
}

export const questionScenes: readonly Scene[] = [
  { name: 'compose-questions', open: questions([]), floats: true },
  {
    name: 'compose-questions-answered',
    open: questions([
      'your paper “Grasping unfamiliar objects by sight and touch”, because I work on grippers for a fruit farm',
      'Why does the hand find its grasp on nine objects of ten, but not on the wet one?',
      'I built a six-legged robot in a course. In the first week I could label your recordings of slips.',
    ]),
    floats: true,
  },
]
