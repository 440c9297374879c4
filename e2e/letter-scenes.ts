import type { Page } from '@playwright/test'
import { adaFirst } from './browse-page.ts'
import { expect } from './fixtures.ts'
import { seenAs } from './signed-in.ts'

const times = { created_at: '2026-10-02T17:20:00Z', updated_at: '2026-10-09T17:20:00Z' }
const twoTemplates = [
  {
    id: 1,
    name: 'First letter: Natural language processing',
    content:
      'Dear Professor {professor_name},\n\nMy name is {student_name}, and I am a {year} student of {major} at {school}. ' +
      'Your work on {professor_key_interests} is close to what I most want to learn.\n\n' +
      'Would you have fifteen minutes in the coming weeks? My resume is attached.\n\nKind regards,\n{student_name}',
    default: true,
    ...times,
  },
  { id: 2, name: 'For a summer in a lab', content: 'Dear Professor {professor_name},', default: false, ...times },
]

/** The templates page, with two of one's own or none. */
export function templates(some: boolean): (page: Page) => Promise<void> {
  return async (page) => {
    await page.route('**/api/templates/', (route) => route.fulfill({ json: some ? twoTemplates : [] }))
    await page.goto('/templates')
    if (some) await expect(page.getByRole('article')).toHaveCount(2)
    else await expect(page.getByText('You have no templates yet.')).toBeVisible()
  }
}

const works = [
  {
    title: 'Grasping unfamiliar objects by sight and touch',
    abstract:
      'Robots that learn to hold what they have never held. We join a camera and forty sensors in one network and show ' +
      'that a hand finds a stable grasp on nine objects of ten at the first try.',
    pub_year: 2026,
    num_citations: 12,
    pub_url: 'https://doi.example/1',
  },
  { title: 'Learning to let go', abstract: '', pub_year: 2024, num_citations: 1204, pub_url: 'https://doi.example/2' },
  { title: 'Notes on a soft hand', abstract: '', pub_year: null, num_citations: 1, pub_url: null },
]

/** A letter to an unlocked professor, with the publications beside it that Basic has. */
export function composer(subscription: 'F' | 'B'): (page: Page) => Promise<void> {
  return async (page) => {
    await seenAs(page, { subscription })
    await adaFirst(page)
    await page.route('**/api/templates/', (route) => route.fulfill({ json: twoTemplates }))
    await page.route('**/api/professors/publications?*', (route) => route.fulfill({ json: works }))
    await page.route('**/api/emails/get_professor_email/', (route) => route.fulfill({ json: { email: '' } }))
    // Fetched pages are kept for the next visit: these stand under a filter of their own, which is then forgotten.
    await page.goto('/browse?minCitations=1')
    await page.getByRole('button', { name: 'Compose Email to Ada Quill' }).click()
    await page.evaluate(() => localStorage.removeItem('browse_minCitations'))
    await expect(page.getByLabel('Template', { exact: true })).toHaveValue('1')
    const panel = page.getByRole('region', { name: 'Publications' })
    if (subscription === 'F') return expect(panel.getByText('Basic Plan Required')).toBeVisible()
    await panel.getByText('Abstract').click()
    await expect(panel.getByText('Robots that learn')).toBeVisible()
  }
}
