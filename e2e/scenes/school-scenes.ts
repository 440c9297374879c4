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

const widths = [390, 768, 1440]

/** A student's school address: on the profile in its states, and below a letter. */
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
  { name: 'school-letter', open: openLineBelow, widths, floats: true },
]
