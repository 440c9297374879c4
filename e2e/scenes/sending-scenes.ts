import type { Page } from '@playwright/test'
import { showUnlockedCard } from '../fixtures/browse-page.ts'
import { expect } from '../fixtures/test.ts'
import { overrideStudent } from '../fixtures/signed-in.ts'
import { routeNextContact } from '../fixtures/next-contact.ts'
import { inDays } from './letter-scenes.ts'
import type { Scene } from './scene.ts'

const body =
  'Dear Professor Quill,\n\nI read your paper on grasping unfamiliar objects. [One sentence: what you noticed in it, or ' +
  'what you would ask]\n\nWould you have fifteen minutes for me in {term}?\n\nKind regards,\nMina Okafor'
const morning = { at: '2037-11-30T07:40:00.000Z', time_zone: 'Europe/Zurich', place: 'Zurich' }
const connected = { is_google_authenticated: true, google_email: 'mina.okafor@gmail.com' }

/** Opens a letter to an unlocked professor; `fields` are of the student, `card` of the card. */
async function openLetter(
  page: Page,
  fields: Record<string, unknown>,
  card: Record<string, unknown> = {},
  minCitations = 3,
  contact: Record<string, unknown> = {},
): Promise<void> {
  await overrideStudent(page, { subscription: 'F', ...fields })
  await showUnlockedCard(page, card)
  // The next closest is another professor.
  await page.route('**/api/professors/page?*order=match*', (route) => route.continue())
  await routeNextContact(page, { morning, ...contact })
  // A filter that no other scene uses, since the browser caches pages of cards by filter.
  await page.addInitScript(() => {
    localStorage.setItem('questions_skipped', 'yes')
    // Another scene may have cached matches without anybody who fits.
    localStorage.removeItem('professor_cache')
  })
  await page.goto(`/browse?minCitations=${minCitations}`)
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('letter_')) localStorage.removeItem(key)
  })
  await page.getByRole('button', { name: 'Compose Email to Ada Quill' }).click()
  await page.evaluate(() => localStorage.removeItem('browse_minCitations'))
  await expect(page.getByRole('textbox', { name: 'Letter' })).toBeEditable()
  await page.getByRole('textbox', { name: 'Letter' }).fill(body)
}

/** No mailbox is connected. */
const connect = (page: Page, minCitations?: number) =>
  openLetter(page, { is_google_authenticated: false, google_email: null }, {}, minCitations)

/** Send is off, with the reason. */
async function off(page: Page): Promise<void> {
  const free = { used: 0, limit: 9, resets_at: null }
  const emails_day = { used: 1, limit: 1, resets_at: inDays(0.4) }
  await openLetter(page, {
    ...connected,
    quotas: { unlocks_week: free, unlocks_total: free, ai_day: free, emails_day },
  })
  await expect(page.getByText('You have reached your daily email limit.')).toBeVisible()
}

const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true }).click()

/** The question about open places. */
async function fill(page: Page): Promise<void> {
  await openLetter(page, connected)
  await send(page)
  await page
    .getByLabel('One sentence')
    .fill('Your hand finds a grasp at the first try; I wonder what it does with cloth.')
  await expect(page.getByRole('button', { name: 'Fill in and send' })).toBeDisabled()
}

/** What happens after a letter was sent. */
async function sent(page: Page): Promise<void> {
  await openLetter(page, connected)
  const response = { state: 'sent', email_sent_date: '2026-11-25T20:00:00.000Z', emails_day: { used: 1, limit: 1 } }
  await page.route('**/api/emails/', (route) => route.fulfill({ json: response }))
  await page.getByRole('textbox', { name: 'Letter' }).fill('Dear Professor Quill, may I ask about your paper?')
  await send(page)
  await expect(page.getByRole('region', { name: 'Next closest to you' })).toBeVisible()
}

const held = { state: 'held', id: 1, time_zone: null, emails_day: { used: 1, limit: 1 } }

/** Fills a letter and has the server hold it: `response` is the server's. */
async function fillHeldLetter(page: Page, response: object, contact?: object): Promise<void> {
  await openLetter(page, connected, {}, 3, { ...contact })
  await page.route('**/api/emails/', (route) => route.fulfill({ json: { ...held, ...response } }))
  await page.getByRole('textbox', { name: 'Letter' }).fill('Dear Professor Quill, may I ask about your paper?')
}

/** The seconds in which a letter can be taken back; they stand still. */
async function leaving(page: Page): Promise<void> {
  await fillHeldLetter(page, { hold: 'undo', send_at: '2026-11-25T20:00:10.000Z' })
  await page.clock.setFixedTime(new Date())
  await send(page)
  await expect(page.getByText('Leaves in 10 s').first()).toBeVisible()
}

/** The same seconds after the dialog was closed. */
async function leavingBar(page: Page): Promise<void> {
  await leaving(page)
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Letters about to leave' })).toBeVisible()
}

/** The menu beside Send, for a professor in another time zone or, with null, in an unknown one. */
async function later(page: Page, zone: string | null): Promise<void> {
  const unknown = { morning: { at: '2037-11-30T08:40:00.000Z', time_zone: null, place: null } }
  await fillHeldLetter(page, {}, zone ? {} : unknown)
  await page.getByRole('button', { name: 'Send later' }).click()
  await expect(page.getByRole('menuitem', { name: /^Send on Monday 8:40 AM/ })).toBeVisible()
}

/** What happens with a letter for the professor's morning. */
async function morningAfter(page: Page): Promise<void> {
  await fillHeldLetter(page, { hold: 'morning', send_at: morning.at, time_zone: morning.time_zone })
  await page.getByRole('button', { name: 'Send later' }).click()
  await page.getByRole('menuitem').click()
  await expect(page.getByText(/^Your letter to .+ goes out in the morning/)).toBeVisible()
}

const full = {
  next_contact_at: inDays(6),
  reason: 'contacts_full',
  morning: null,
  queue_at: inDays(8),
}

/** A professor who gets no more letters this week. */
async function queue(page: Page): Promise<void> {
  await fillHeldLetter(page, { hold: 'queue', send_at: full.queue_at }, full)
  await expect(page.getByRole('button', { name: 'Take a place in the queue' })).toBeEnabled()
}

/** What happens with a place in the queue. */
async function queued(page: Page): Promise<void> {
  await queue(page)
  await page.getByRole('button', { name: 'Take a place in the queue' }).click()
  await expect(page.getByText(/^Your letter has a place in/)).toBeVisible()
}

/** A professor who had opted out before the letter was opened. */
async function optedOut(page: Page, minCitations = 4): Promise<void> {
  const written = { email_sent: true, email_sent_date: '2026-10-05T20:00:00.000Z' }
  // The cached card keeps the opt-out, so each scene of it has a filter of its own.
  await openLetter(page, connected, written, minCitations)
  await page.getByRole('button', { name: 'Cancel' }).click()
  // While the dialog still closes, it knows the former response.
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.route('**/api/emails/next_contact/*', (route) =>
    route.fulfill({ status: 409, json: { error: 'Professor has opted out.', code: 'opted_out' } }),
  )
  await page.getByRole('button', { name: 'Compose Email to Ada Quill' }).click()
  await expect(page.getByRole('dialog', { name: 'No longer listed' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Next closest to you' })).toBeVisible()
}

/** The card of the same professor. */
async function optedOutCard(page: Page): Promise<void> {
  await optedOut(page, 5)
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText('This professor asked not to be listed.')).toBeVisible()
}

/** The profile with a letter that waits for a mailbox; the message of the redirect is closed. */
async function waiting(page: Page): Promise<void> {
  await waitingMessage(page, 8)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
  await expect(page.getByText('is kept as it is.')).toBeVisible()
}

/** The cached card of another scene may say that a letter was sent, so this one has a filter of its own. */
async function waitingMessage(page: Page, minCitations = 7): Promise<void> {
  await connect(page, minCitations)
  await send(page)
  await page.waitForURL('**/profile')
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Back to your letter' })).toBeVisible()
}

/** From Send to what follows a letter. */
export const sendingScenes: readonly Scene[] = [
  { name: 'sending-connect', open: (page) => connect(page), floats: true },
  { name: 'sending-off', open: off, floats: true },
  { name: 'sending-fill', open: fill, floats: true },
  { name: 'sending-sent', open: sent, floats: true },
  { name: 'sending-leaving', open: leaving, floats: true },
  { name: 'sending-leaving-bar', open: leavingBar, floats: true },
  { name: 'sending-later', open: (page) => later(page, morning.time_zone), floats: true },
  { name: 'sending-later-unknown', open: (page) => later(page, null), floats: true },
  { name: 'sending-morning', open: morningAfter, floats: true },
  { name: 'sending-queue', open: queue, floats: true },
  { name: 'sending-queued', open: queued, floats: true },
  { name: 'sending-opted-out', open: (page) => optedOut(page), floats: true },
  { name: 'sending-opted-out-card', open: optedOutCard, floats: true },
  { name: 'sending-waiting', open: (page) => waiting(page) },
  { name: 'sending-message', open: (page) => waitingMessage(page), floats: true },
]
