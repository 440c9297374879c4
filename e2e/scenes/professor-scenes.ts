import type { Page } from '@playwright/test'
import { expect } from '../fixtures/test.ts'
import type { Scene } from './scene.ts'

type Fields = Record<string, unknown>

/** A letter as the call readLetterLink returns it. */
const aLinkedLetter = {
  student_name: 'Mina Okafor',
  professor_surname: 'Quill',
  subject: 'Your work on soft hands, and a gripper that lets go',
  sent_at: '2026-11-23T17:20:00.000Z',
  answer: null,
  answer_until: null,
  opted_out: false,
  reported: false,
  report_confirmed: false,
  school_confirmed: 'ucdavis.edu',
  opt_out_link: { professor: 7, signature: 'for-the-opt-out' },
}

/** Opens the page of a letter's link; an answer is taken, and `fields` override the letter. */
export async function openLetterLink(page: Page, fields: Fields = {}): Promise<void> {
  let view: Fields = { ...aLinkedLetter, ...fields }
  await page.route('**/api/professor/letter/?*', (route) => route.fulfill({ json: view }))
  await page.route('**/api/professor/letter/answer/', (route) => {
    const { answer, until } = route.request().postDataJSON() as { answer: string; until?: string }
    view = { ...view, answer, answer_until: until ?? null }
    return route.fulfill({ json: view })
  })
  await page.goto('/letter?letter=7&signature=from-a-letter')
  await expect(page.getByRole('heading', { level: 1, name: 'Mina Okafor' })).toBeVisible()
}

const wish = (value: unknown) => ({ value, set_at: '2026-11-25T18:00:00.000Z', lapses_at: '2027-11-25T18:00:00.000Z' })

/** A page as the call readPage returns it, without any wish. */
const anOwnPage = {
  name: 'Ada Quill',
  school_name: 'University of California, Davis',
  interests: ['Soft robotics', 'Grasping', 'Tactile sensing'],
  homepage_url: 'https://quill.example.edu/',
  email: 'ada.quill@ucdavis.edu',
  sources: { interests: 'openalex', homepage_url: 'csrankings', email: 'csrankings' },
  pending_email: null,
  wishes: {
    taking: null,
    contents: null,
    follow_up: null,
    attachments: null,
    cap: null,
    paused_until: null,
    ai_note: null,
  } as Fields,
}

export const filledWishes = {
  taking: wish({ levels: ['phd'], from: 'fall 2027' }),
  contents: wish('A transcript, and one thing about my last paper that you would do differently.'),
  follow_up: wish(true),
  attachments: wish(false),
  cap: wish(2),
  paused_until: null,
  ai_note: wish(true),
}

/** Opens a professor's own page by its mailed link. Every change is saved. */
export async function openOwnPage(page: Page, fields: Fields = {}): Promise<void> {
  let view = { ...anOwnPage, ...fields }
  await page.route('**/api/professor/page/open/', (route) =>
    route.fulfill({ json: { ...view, page_token: 'an-open-page', page_until: '2026-11-25T18:30:00.000Z' } }),
  )
  await page.route('**/api/professor/page/', (route) => route.fulfill({ json: view }))
  await page.route('**/api/professor/page/wishes/', (route) => {
    const change = Object.entries(route.request().postDataJSON() as Fields)
    const set = Object.fromEntries(change.map(([name, value]) => [name, value === null ? null : wish(value)]))
    view = { ...view, wishes: { ...view.wishes, ...set } }
    return route.fulfill({ json: view })
  })
  await page.route('**/api/professor/page/data/', (route) => {
    const { email, ...change } = route.request().postDataJSON() as Fields & { email?: string }
    const sources = { ...view.sources, ...Object.fromEntries(Object.keys(change).map((name) => [name, 'professor'])) }
    view = { ...view, ...change, sources, ...(email && { pending_email: email as never }) }
    return route.fulfill({ json: view })
  })
  await page.goto('/professor?token=from-a-mail')
  await page.getByRole('button', { name: 'Open my page' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'What letters are welcome' })).toBeVisible()
}

const answered = (answer: string, until: string | null) => async (page: Page) =>
  openLetterLink(page, { answer, answer_until: until })

const unfolded = (name: string) => async (page: Page) => {
  await openLetterLink(page)
  await page.getByRole('button', { name }).click()
}

async function otherMonths(page: Page): Promise<void> {
  await openLetterLink(page)
  await page.getByRole('button', { name: /^Other month/ }).click()
}

async function refusedLetter(page: Page): Promise<void> {
  await page.route('**/api/professor/letter/?*', (route) =>
    route.fulfill({ status: 410, json: { error: 'This link is older than 180 days.', code: 'link_expired' } }),
  )
  await page.goto('/letter?letter=7&signature=from-an-old-letter')
  await expect(page.getByRole('alert')).toBeVisible()
}

const at = (path: string, button: string) => async (page: Page) => {
  await page.goto(path)
  await expect(page.getByRole('button', { name: button })).toBeVisible()
}

/** A phone, a tablet and a desktop. */
const widths = [390, 768, 1440]

/** The pages that professors reach by a link. */
export const professorScenes: readonly Scene[] = [
  { name: 'professor-letter', open: (page) => openLetterLink(page), widths },
  { name: 'professor-letter-months', open: otherMonths, widths },
  { name: 'professor-letter-answered', open: answered('no_places', '2027-09-01'), widths },
  { name: 'professor-letter-stop', open: unfolded('Stop all letters from Labreach'), widths },
  { name: 'professor-letter-report', open: unfolded('Report this letter'), widths },
  { name: 'professor-letter-wishes', open: unfolded('Say which letters you welcome'), widths },
  { name: 'professor-letter-old', open: refusedLetter, widths },
  { name: 'professor-open', open: at('/professor?token=from-a-mail', 'Open my page'), widths },
  { name: 'professor-page', open: (page) => openOwnPage(page), widths },
  { name: 'professor-page-filled', open: (page) => openOwnPage(page, { wishes: filledWishes }), widths },
  { name: 'professor-undo', open: at('/professor/undo?token=from-a-mail', 'Take it back'), widths },
  { name: 'professor-address', open: at('/professor/address?token=from-a-mail', 'Confirm'), widths },
  { name: 'for-professors', open: at('/for-professors', 'Mail me the link'), widths },
]
