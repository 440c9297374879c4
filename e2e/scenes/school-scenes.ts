import type { Page } from '@playwright/test'
import { expect } from '../fixtures/test.ts'
import type { Scene } from './scene.ts'
import { composeToAda } from './wish-scenes.ts'

const none = { address: null, confirmed_until: null, shown: false, pending: null }
const confirmed = { ...none, address: 'mokafor@ucdavis.edu', confirmed_until: '2099-11-26T10:00:00.000Z' }
const lapsed = { ...confirmed, confirmed_until: '2026-10-03T10:00:00.000Z', shown: true }

/** The profile of a student with this school address. */
async function openSchool(page: Page, json: object): Promise<void> {
  await page.route('**/api/auth/school/', (route) => route.fulfill({ json }))
  await page.goto('/profile')
  await expect(page.getByRole('heading', { name: 'School address' })).toBeVisible()
}

const line = {
  next_contact_at: null,
  reason: null,
  morning: null,
  queue_at: null,
  attachments: true,
  school_address: confirmed.address,
}

/** A letter that names the school address. */
async function openLineBelow(page: Page): Promise<void> {
  await composeToAda(page, 26, { json: line })
  await page.getByRole('textbox', { name: 'Letter' }).fill('Dear Professor Quill,\n\nmay I ask about soft hands?')
  await expect(page.getByText(`Below your letter: “Confirmed school address: ${confirmed.address}”`)).toBeVisible()
}

/** A letter that AI has changed, to a professor who wishes to know it. */
async function openAiLine(page: Page): Promise<void> {
  const answer = {
    processed_content: 'Dear Professor Quill,\n\nMay I ask about soft hands?',
    unsupported: [],
    grounded: [],
  }
  await page.route('**/api/emails/ai_process_template/', (route) => route.fulfill({ json: answer }))
  await page.route('**/api/professors/*/draft/', (route) =>
    route.request().method() === 'GET'
      ? route.fulfill({ status: 404, json: { error: 'No draft.', code: 'draft_unknown' } })
      : route.fulfill({ json: { draft: answer.processed_content, saved_at: '2026-11-20T18:31:00Z' } }),
  )
  await composeToAda(page, 27, { json: { ...line, ai_note: true } })
  await page.getByRole('textbox', { name: 'Letter' }).fill('Dear Professor Quill,\n\nmay I ask about soft hands?')
  await expect(page.getByText('This professor wishes to know if AI wrote parts')).toBeVisible()
  await page.getByRole('button', { name: 'Enhance with AI' }).click()
  await expect(page.getByText('Below your letter: “Parts of this letter were written with AI.”')).toBeVisible()
}

const widths = [390, 768, 1440]

/** What a letter says of its sender: the school address, also on the profile in its states, and the note on AI. */
export const schoolScenes: readonly Scene[] = [
  { name: 'school-none', open: (page) => openSchool(page, none), widths },
  {
    name: 'school-waiting',
    open: (page) => openSchool(page, { ...none, pending: confirmed.address }),
    widths,
  },
  { name: 'school-confirmed', open: (page) => openSchool(page, confirmed), widths },
  { name: 'school-shown', open: (page) => openSchool(page, { ...confirmed, shown: true }), widths },
  { name: 'school-lapsed', open: (page) => openSchool(page, lapsed), widths },
  { name: 'ai-note-letter', open: openAiLine, widths, floats: true },
  { name: 'school-letter', open: openLineBelow, widths, floats: true },
]
