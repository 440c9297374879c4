import type { Page } from '@playwright/test'
import { showUnlockedCard } from '../fixtures/browse-page.ts'
import { routeNextContact } from '../fixtures/next-contact.ts'
import { loseConnection } from '../fixtures/lose-connection.ts'
import { expect } from '../fixtures/test.ts'
import type { Scene } from './scene.ts'
import { overrideStudent } from '../fixtures/signed-in.ts'

const times = { created_at: '2026-10-02T17:20:00Z', updated_at: '2026-10-09T17:20:00Z' }
export const twoTemplates = [
  {
    id: 1,
    name: 'First letter: Natural language processing',
    content:
      'Dear Professor {professor_surname},\n\nI am a {level} in {major} at {school}, and I would like to help with research ' +
      'in {term}. I am writing because of one of your papers.\n\n' +
      '[One sentence: which of their papers you read, and what you thought about it]\n\n' +
      '[One sentence: what you did that is closest to this, and what came of it]\n\n' +
      'Could we talk for fifteen minutes in the next two weeks, or is there someone in your group whom I should ask? ' +
      'My resume is attached, and thank you for reading this.\n\nKind regards,\n{student_name}',
    default: true,
    ...times,
  },
  { id: 2, name: 'For a summer in a lab', content: 'Dear Professor {professor_surname},', default: false, ...times },
]

export const works = [
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

const sheetButton = (page: Page) => page.getByRole('button', { name: 'Papers, coach' })

/** An ISO time in so many days, for texts that say "this week". */
export const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString()

/** A letter whose student loses the connection. */
async function offlineOpened(page: Page): Promise<void> {
  await composer('B')(page)
  await loseConnection(page)
  await expect(page.getByText('You are offline. Your letter is kept in this browser.')).toBeVisible()
}

/** Opens a letter to an unlocked professor, on Basic with the publications beside it. */
function composer(subscription: 'F' | 'B', contact: object = {}): (page: Page) => Promise<void> {
  return async (page) => {
    // Otherwise the questions stand in place of the letter; question-scenes.ts shows them.
    await page.addInitScript(() => localStorage.setItem('questions_skipped', 'yes'))
    await overrideStudent(page, { subscription })
    await showUnlockedCard(page)
    await page.route('**/api/templates/', (route) => route.fulfill({ json: twoTemplates }))
    await page.route('**/api/professors/publications?*', (route) => route.fulfill({ json: works }))
    await page.route('**/api/emails/get_professor_email/', (route) => route.fulfill({ json: { email: '' } }))
    await routeNextContact(page, contact)
    // The browser caches pages of cards by filter. A filter that no other scene uses keeps these cards out of the
    // other scenes.
    await page.goto('/browse?minCitations=1')
    await page.getByRole('button', { name: 'Compose Email to Ada Quill' }).click()
    await page.evaluate(() => localStorage.removeItem('browse_minCitations'))
    await expect(page.getByLabel('Template', { exact: true })).toHaveValue('1')
    // On a phone the publications are in the sheet.
    if (await sheetButton(page).isVisible()) return
    const panel = page.getByRole('region', { name: 'Publications' })
    if (subscription === 'F') return expect(panel.getByText('Basic Plan Required')).toBeVisible()
    // By key, since content that still loads above it would move it away from the pointer.
    await panel.getByText('Abstract').press('Enter')
    await expect(panel.getByText('Robots that learn')).toBeVisible()
  }
}

const text =
  'Dear Professor Quill,\n\nI like your work on grasping. I study computer science at UC Davis and built a small gripper ' +
  'in a course last year.\n\nWould you have fifteen minutes for me this month?\n\nKind regards,\nMina Okafor'
const enhanced = text
  .replace(
    'I like your work on grasping.',
    'I read your paper “Grasping unfamiliar objects by sight and touch” and tried its idea on 312 objects at Caltech.',
  )
  .replace('this month?', 'in the next two weeks?')
const question = 'What did your gripper do, and what would you change about it now?'
const draftedAt = '2026-11-20T18:05:00Z'
type Draft = { draft: string; saved_at: string }

/** Opens a letter for which a draft is saved; `response` is the server's response to the next save. */
async function openDraft(page: Page, response: { status?: number; json: object }): Promise<void> {
  await overrideStudent(page, { subscription: 'B' })
  await showUnlockedCard(page, { draft_saved: true })
  await page.route('**/api/templates/', (route) => route.fulfill({ json: twoTemplates }))
  await page.route('**/api/professors/publications?*', (route) => route.fulfill({ json: works }))
  await page.route('**/api/emails/get_professor_email/', (route) => route.fulfill({ json: { email: '' } }))
  await routeNextContact(page)
  await page.route('**/api/outreaches/*', (route) => route.fulfill({ json: [] }))
  const saved: Draft = { draft: text, saved_at: draftedAt }
  await page.route(/\/draft\/$/, (route) =>
    route.request().method() === 'GET' ? route.fulfill({ json: saved }) : route.fulfill(response),
  )
  // Again a filter that no other scene uses: the cached cards of the scenes above have no draft.
  await page.goto('/browse?minCitations=2')
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('letter_')) localStorage.removeItem(key)
  })
  await page.getByRole('button', { name: 'Compose Email to Ada Quill' }).click()
  await page.evaluate(() => localStorage.removeItem('browse_minCitations'))
  await expect(page.getByRole('textbox', { name: 'Letter' })).toHaveValue(text)
}

/** A letter with its draft. */
async function draft(page: Page): Promise<void> {
  await openDraft(page, { json: {} })
  await expect(page.getByText('Draft saved on ')).toBeVisible()
}

/** The same letter with another tab of the side panel chosen. */
function draftWithTab(tab: string): (page: Page) => Promise<void> {
  return async (page) => {
    await draft(page)
    if (await sheetButton(page).isVisible()) await sheetButton(page).click()
    await page.getByRole('tab', { name: tab }).click()
    await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible()
  }
}

/** The same letter with a link to a mentor, and a comment; on a phone in the sheet. */
async function mentorComment(page: Page, isPhone = false): Promise<void> {
  const json = {
    links: [{ id: 1, professor_id: 0, professor_name: 'Vera Lindqvist', made_at: mentoredAt, ends_at: inDays(14) }],
    comments: [{ ...mentored, position: 0, made_at: mentoredAt, state: 'open' }],
  }
  await page.route('**/api/professors/*/mentors/', (route) => route.fulfill({ json }))
  await draft(page)
  if (isPhone) await page.setViewportSize({ width: 390, height: 844 })
  const [sheet, tab] = [page.getByRole('button', { name: '1 comment' }), page.getByRole('tab', { name: 'Mentor' })]
  await expect(sheet.or(tab)).toBeVisible()
  await ((await sheet.isVisible()) ? sheet : tab).click()
  await expect(page.getByText(mentored.text)).toBeVisible()
}

const mentoredAt = '2026-11-27T10:00:00Z'
const mentored = {
  id: 1,
  quote: text.split('\n').find((line) => line.length > 20)!,
  text: 'Say what you did.',
  suggestion: 'Last summer I built a gripper that lets go.',
  by: 'Dr. Iris Bell',
}

/** On a phone: the same letter with the sheet over it, at one of its tabs. */
function draftWithSheet(tab: string): (page: Page) => Promise<void> {
  return async (page) => {
    await draft(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await sheetButton(page).click()
    await page.getByRole('tab', { name: tab }).click()
    await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible()
  }
}

/** A letter whose draft was saved elsewhere meanwhile, before the student has looked at both texts. */
async function conflictNoticed(page: Page): Promise<void> {
  const newer: Draft = { draft: enhanced, saved_at: '2026-11-20T18:31:00Z' }
  await openDraft(page, { status: 409, json: { error: 'Saved elsewhere.', code: 'draft_changed', newer } })
  await page.getByRole('textbox', { name: 'Letter' }).fill(`${text}\n`)
  await expect(page.getByRole('button', { name: 'Look at both' })).toBeVisible()
}

/** A letter to a professor to whom three students have written this week. */
async function contactsFull(page: Page): Promise<void> {
  await composer('B', { next_contact_at: inDays(3), reason: 'contacts_full' })(page)
  await expect(page.getByText('You can send this letter from ').first()).toBeVisible()
}

/** The same, with both texts shown. */
async function conflictOpened(page: Page): Promise<void> {
  const newer: Draft = { draft: enhanced, saved_at: '2026-11-20T18:31:00Z' }
  await openDraft(page, { status: 409, json: { error: 'Saved elsewhere.', code: 'draft_changed', newer } })
  await page.getByRole('textbox', { name: 'Letter' }).fill(`${text}\n`)
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByRole('button', { name: 'Use the other text' })).toBeVisible()
}

/** A letter after AI changed it, with its unsupported parts marked; on a phone scrolled to what is new there. */
async function composeAi(page: Page, isPhone = false): Promise<void> {
  if (isPhone) await page.setViewportSize({ width: 390, height: 844 })
  await openDraft(page, { json: { draft: enhanced, saved_at: '2026-11-20T18:31:00Z' } })
  const unsupported = (['312', 'Caltech'] as const).map((text, index) => {
    const start = enhanced.indexOf(text)
    return { text, kind: index === 0 ? 'number' : 'affiliation', start, end: start + text.length }
  })
  await page.route('**/api/emails/ai_process_template/', (route) =>
    route.fulfill({ json: { processed_content: enhanced, unsupported, question } }),
  )
  await page.getByRole('button', { name: 'Enhance with AI' }).click()
  await expect(page.getByRole('button', { name: 'Undo AI changes' })).toBeVisible()
  await expect(page.getByText('Check before you send')).toBeInViewport()
}

/** The same letter, scrolled to the list of changes, one of which is chosen. */
async function composeAiChanges(page: Page, isPhone = false): Promise<void> {
  await composeAi(page, isPhone)
  await page.getByRole('button', { name: 'Dismiss' }).click()
  const changes = page.getByRole('region', { name: 'What AI changed' })
  await changes.getByRole('button', { name: /^Was/ }).first().click()
  await changes.evaluate((list) => list.scrollIntoView({ block: 'end' }))
}

const widths = [360, 390, 768, 1366, 1440]
const narrow = [360, 390, 768]
const wide = [768, 1366, 1440]

/** The composer with a letter, in its states. */
export const letterScenes: readonly Scene[] = [
  { name: 'compose', open: composer('B'), widths, floats: true },
  { name: 'compose-free', open: composer('F'), widths, floats: true },
  { name: 'compose-offline', open: offlineOpened, widths, floats: true },
  { name: 'compose-full', open: contactsFull, widths, floats: true },
  { name: 'compose-draft', open: draft, widths, floats: true },
  { name: 'compose-mentor', open: (page) => mentorComment(page), widths: [1366, 1440], floats: true },
  { name: 'compose-sheet-mentor', open: (page) => mentorComment(page, true), widths: narrow, floats: true },
  { name: 'compose-coach', open: draftWithTab('Coach'), widths: [1366, 1440], floats: true },
  { name: 'compose-about', open: draftWithTab('About'), widths: [1366, 1440], floats: true },
  { name: 'compose-preview', open: draftWithTab('Preview'), widths: [1366, 1440], floats: true },
  { name: 'compose-sheet', open: draftWithSheet('Papers'), widths: narrow, floats: true },
  { name: 'compose-sheet-coach', open: draftWithSheet('Coach'), widths: narrow, floats: true },
  { name: 'compose-sheet-preview', open: draftWithSheet('Preview'), widths: narrow, floats: true },
  { name: 'compose-elsewhere', open: conflictNoticed, widths, floats: true },
  { name: 'compose-conflict', open: conflictOpened, widths, floats: true },
  { name: 'compose-ai', open: (page) => composeAi(page), widths: wide, floats: true },
  { name: 'compose-ai-changes', open: (page) => composeAiChanges(page), widths: wide, floats: true },
  { name: 'compose-ai-phone', open: (page) => composeAi(page, true), widths: [360, 390], floats: true },
  { name: 'compose-ai-changes-phone', open: (page) => composeAiChanges(page, true), widths: [360, 390], floats: true },
]
