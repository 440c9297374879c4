import type { Page } from '@playwright/test'
import { cards, changeCards } from '../fixtures/browse-page.ts'
import { overrideStudent } from '../fixtures/signed-in.ts'
import { expect } from '../fixtures/test.ts'
import { understood } from '../fixtures/understood.ts'
import type { Scene } from './scene.ts'

/** Scenes of Your Matches and of the row above Find Professors, for a signed-in student. */
export const matchScenes: readonly Scene[] = [
  { name: 'browse-facts', open: facts },
  { name: 'browse-row-folded', open: folded },
  { name: 'matches', open: matches },
  { name: 'matches-narrowed', open: narrowed },
  { name: 'matches-corrected', open: corrected },
  { name: 'matches-little-found', open: littleFound },
  { name: 'matches-without-resume', open: withoutResume },
]

/** Cards with facts of every kind; half of them old. */
async function facts(page: Page) {
  await page.addInitScript(() => localStorage.removeItem('professor_cache'))
  const term = { season: 'fall' as const, year: 2027 }
  await changeCards(page, (card, at) => {
    const stale = at % 2 === 1
    const known_on = stale ? '2025-06-03' : '2026-11-03'
    const source = { source: 'homepage' as const, quote: null, address: 'https://example.edu/~ada', known_on }
    const quote = 'I am looking for one or two PhD students to start in Fall 2027.'
    const freshness = {
      last_work_year: stale ? 2021 : 2026,
      recruiting: [{ taking: !stale, levels: ['phd' as const], term: stale ? null : term }],
      facts: [
        stale
          ? { ...source, kind: 'not_taking' as const, levels: [], term: null, quote: 'My lab is full.', stale }
          : { ...source, kind: 'taking' as const, levels: ['phd' as const], term, quote, stale },
        { ...source, source: 'openalex' as const, kind: 'last_work' as const, year: stale ? 2021 : 2026, stale },
        {
          ...source,
          source: 'openalex' as const,
          kind: 'affiliation_since' as const,
          name: 'ETH Zurich',
          since: 2024,
          may_have_moved: true,
          stale,
        },
      ],
    }
    const locked = { ...card, professor: { ...card.professor, freshness: { ...freshness, facts: [] } } }
    if (at > 2) return locked
    const names = { name: `Ada Quill ${at}`, affiliation: 'Department of Robotics, UC Davis', freshness }
    return { ...card, unlocked: true, professor: { ...card.professor, ...names } }
  })
  await page.goto('/browse')
  await expect(cards(page)).toHaveCount(9)
  await expect(page.getByText('Taking PhD students from fall 2027').first()).toBeVisible()
}

async function folded(page: Page) {
  await page.goto('/browse')
  await expect(cards(page)).toHaveCount(9)
  await page.getByRole('button', { name: 'Hide your nine closest' }).click()
  await expect(page.getByRole('button', { name: 'Show your nine closest' })).toBeVisible()
  await page.evaluate(() => localStorage.removeItem('browse_closest_folded'))
}

async function matches(page: Page) {
  await page.goto('/matches')
  await expect(cards(page)).toHaveCount(9)
  await expect(understood(page)).toBeVisible()
}

async function narrowed(page: Page) {
  await matches(page)
  await understood(page).getByRole('button', { name: 'Information retrieval', exact: true }).click()
  await expect(page).toHaveURL(/field=/)
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0)
  await expect(cards(page).first()).toBeVisible()
}

/** What the server responds after a correction; the student of the other scenes keeps the fields. */
async function corrected(page: Page) {
  await page.route('**/api/professors/fields/', async (route) => {
    const response = await route.fetch()
    const understood = (await response.json()) as { fields: { name: string }[] }
    const [first, ...fields] = understood.fields
    const typed = ['making robots walk', 'birds']
    return route.fulfill({ response, json: { ...understood, fields, struck: [first!.name], typed } })
  })
  const suggested = [{ name: 'Legged locomotion', from: 'making robots walk' }]
  await page.route('**/api/professors/fields/suggestions/', (route) => route.fulfill({ json: { suggested } }))
  await matches(page)
  await expect(page.getByRole('list', { name: 'Struck out' })).toBeVisible()
}

async function littleFound(page: Page) {
  // The pages that earlier scenes have fetched.
  await page.addInitScript(() => localStorage.removeItem('professor_cache'))
  await page.route('**/api/professors/fields/', (route) =>
    route.fulfill({ json: { fields: [], struck: [], typed: [] } }),
  )
  await changeCards(page, (card) => ({ ...card, match: { band: null, reasons: [] } }))
  await page.goto('/matches')
  await expect(page.getByText('We found little in your resume')).toBeVisible()
}

async function withoutResume(page: Page) {
  await overrideStudent(page, { resume: null, resume_name: null })
  await page.goto('/matches')
  await expect(page.getByText('Your matches start from your resume.')).toBeVisible()
}
