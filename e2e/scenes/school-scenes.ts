import type { Page } from '@playwright/test'
import { nextContact } from '../fixtures/next-contact.ts'
import { expect } from '../fixtures/test.ts'
import type { Scene } from './scene.ts'
import { composeToAda } from './wish-scenes.ts'

const none = { address: null, confirmed_until: null, shown: false, pending: null }
const confirmed = { ...none, address: 'mokafor@ucdavis.edu', confirmed_until: '2099-11-26T10:00:00.000Z' }
const lapsed = { ...confirmed, confirmed_until: '2026-10-03T10:00:00.000Z', shown: true }

/** The part of the profile about the school address. */
const part = (page: Page) => page.getByRole('region', { name: 'Email Authentication' })

/** The profile of a student with this school address, which has this state's text. */
async function openSchool(page: Page, json: object, text: string | RegExp): Promise<void> {
  await page.route('**/api/auth/school/', (route) =>
    route.request().method() === 'GET' ? route.fulfill({ json }) : route.fulfill({ status: 500, json: {} }),
  )
  await page.goto('/profile')
  await expect(part(page).getByText(text)).toBeVisible()
}

/** Another address is typed, and refused. */
async function openRefused(page: Page): Promise<void> {
  await openSchool(page, confirmed, 'Confirmed until')
  await part(page).getByRole('button', { name: 'Change address' }).click()
  await part(page).getByLabel('New address at your school').fill('mina@gmail.com')
  await part(page).getByRole('button', { name: 'Send Link' }).click()
  await expect(part(page).getByText('The link could not be sent.')).toBeVisible()
}

/** The school address could not be removed. */
async function openFailed(page: Page): Promise<void> {
  await openRemoving(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(part(page).getByText('This could not be saved.')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

async function openRemoving(page: Page): Promise<void> {
  await openSchool(page, { ...confirmed, shown: true }, 'Confirmed until')
  await part(page).getByRole('button', { name: 'Remove address' }).click()
  await expect(page.getByRole('dialog', { name: 'Remove School Address?' })).toBeVisible()
}

/** It could not be loaded. */
async function openUnknown(page: Page): Promise<void> {
  await page.route('**/api/auth/school/', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/profile')
  await expect(part(page).getByText('Your school address could not be loaded.')).toBeVisible()
}

/** The page of the mailed link; `isDone` after its button was pressed. */
async function openLink(page: Page, isDone: boolean): Promise<void> {
  await page.route('**/api/auth/school/confirm/', (route) => route.fulfill({ json: confirmed }))
  await page.goto('/confirm-school?token=from-a-mail')
  const button = page.getByRole('button', { name: 'Confirm address' })
  await expect(button).toBeVisible()
  if (!isDone) return
  await button.click()
  await expect(page.getByText('is confirmed for twelve months')).toBeVisible()
}

const line = { school_address: confirmed.address }

/** A letter that names the school address. */
async function openLineBelow(page: Page): Promise<void> {
  await composeToAda(page, 26, nextContact(line))
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
  await composeToAda(page, 27, nextContact({ ...line, ai_note: true }))
  await page.getByRole('textbox', { name: 'Letter' }).fill('Dear Professor Quill,\n\nmay I ask about soft hands?')
  await expect(page.getByText('This professor wants to know if AI wrote parts')).toBeVisible()
  await page.getByRole('button', { name: 'Enhance with AI' }).click()
  await expect(page.getByText('Below your letter: “Parts of this letter were written with AI.”')).toBeVisible()
}

const widths = [360, 390, 768, 1440]

/** What a letter says of its sender: the school address, also on the profile in its states, and the note on AI. */
export const schoolScenes: readonly Scene[] = [
  { name: 'school-none', open: (page) => openSchool(page, none, 'Address at your school'), widths },
  {
    name: 'school-waiting',
    open: (page) => openSchool(page, { ...none, pending: confirmed.address }, 'We sent an email to'),
    widths,
  },
  { name: 'school-confirmed', open: (page) => openSchool(page, confirmed, 'It is not shown anywhere.'), widths },
  {
    name: 'school-shown',
    open: (page) => openSchool(page, { ...confirmed, shown: true }, 'Your letters end with this line.'),
    widths,
  },
  { name: 'school-lapsed', open: (page) => openSchool(page, lapsed, 'Your confirmation ended on'), widths },
  { name: 'school-refused', open: openRefused, widths },
  { name: 'school-failed', open: openFailed, widths },
  { name: 'school-unknown', open: openUnknown, widths },
  { name: 'school-remove', open: openRemoving, widths, floats: true },
  { name: 'school-link', open: (page) => openLink(page, false), widths },
  { name: 'school-link-done', open: (page) => openLink(page, true), widths },
  { name: 'ai-note-letter', open: openAiLine, widths, floats: true },
  { name: 'school-letter', open: openLineBelow, widths, floats: true },
]
