import type { Page } from '@playwright/test'
import { cards, changeCards } from '../fixtures/browse-page.ts'
import { nextContact } from '../fixtures/next-contact.ts'
import { expect } from '../fixtures/test.ts'
import { overrideStudent } from '../fixtures/signed-in.ts'
import type { Scene } from './scene.ts'
import { works } from './letter-scenes.ts'

const takesPhd = { levels: ['phd'], from: 'fall 2027' }

/** What Ada Quill says to students. */
export const adasWishes = {
  taking: takesPhd,
  contents: 'A transcript.',
  follow_up: true,
  attachments: false,
  ai_note: null,
  paused_until: null,
  cap_zero: false,
}

/**
 * The grid for an undergraduate: Ada Quill is unlocked and has said what letters are welcome; two locked professors take
 * nobody and PhD students only, the fourth takes undergraduates. None of these is unlocked, whatever this student did in
 * an earlier scene. `number` is a filter that no other scene uses.
 */
export async function openWishes(page: Page, number: number, wishes: object = adasWishes): Promise<void> {
  await overrideStudent(page, { academic_level: 'undergraduate' })
  const name = { name: 'Ada Quill', scholar_id: 'AdaQuillAAAAJ', affiliation: 'Department of Robotics, UC Davis' }
  const locked = ['nobody', takesPhd, { levels: ['undergraduate', 'phd'], from: null }]
  await changeCards(page, (card, at) =>
    at === 0
      ? { ...card, unlocked: true, professor: { ...card.professor, ...name, taking: takesPhd, wishes } }
      : { ...card, unlocked: false, professor: { ...card.professor, taking: locked[at - 1] ?? null } },
  )
  await page.goto(`/browse?minCitations=${number}`)
  await page.evaluate(() => localStorage.removeItem('browse_minCitations'))
  await expect(cards(page)).toHaveCount(9)
}

/** The question before the unlock of a professor who takes nobody; the second one after one yes. */
export async function askToUnlock(page: Page, number: number): Promise<void> {
  await openWishes(page, number)
  await cards(page)
    .nth(1)
    .getByRole('button', { name: /^Unlock Professor/ })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Unlock Professor' }).click()
  await expect(page.getByRole('dialog', { name: 'Unlock anyway?' })).toBeVisible()
}

type Contact = { status?: number; json: object }

/** The composer of a letter to Ada Quill. `contact`: what the server says about the next letter. */
export async function composeToAda(page: Page, number: number, contact: Contact, wishes?: object): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('questions_skipped', 'yes'))
  await page.route('**/api/professors/publications?*', (route) => route.fulfill({ json: works }))
  await page.route('**/api/emails/next_contact/*', (route) => route.fulfill(contact))
  await openWishes(page, number, wishes)
  await page.getByRole('button', { name: 'Compose Email to Ada Quill' }).click()
  await expect(page.getByRole('textbox', { name: 'Letter' })).toBeVisible()
}

const noAttachments = { attachments: false }
const paused = { next_contact_at: '2038-01-15T00:00:00.000Z', reason: 'letters_paused' }

const widths = [390, 768, 1440]

/** What students see of the wishes of professors. */
export const wishScenes: readonly Scene[] = [
  { name: 'wishes-cards', open: (page) => openWishes(page, 21), widths },
  { name: 'wishes-unlock', open: (page) => askToUnlock(page, 22), widths, floats: true },
  { name: 'wishes-compose', open: (page) => composeToAda(page, 23, nextContact(noAttachments)), widths, floats: true },
  {
    name: 'wishes-paused',
    open: (page) =>
      composeToAda(page, 24, nextContact({ ...noAttachments, ...paused }), {
        ...adasWishes,
        paused_until: '2038-01-15',
      }),
    widths,
    floats: true,
  },
]
