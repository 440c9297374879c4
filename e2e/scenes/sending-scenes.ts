import type { Page } from '@playwright/test'
import { showAda } from '../fixtures/browse-page.ts'
import { expect } from '../fixtures/test.ts'
import { overrideStudent } from '../fixtures/signed-in.ts'
import type { Scene } from './scene.ts'

const body =
  'Dear Professor Quill,\n\nI read your paper on grasping unfamiliar objects. [One sentence: what you noticed in it, or ' +
  'what you would ask]\n\nWould you have fifteen minutes for me in {term}?\n\nKind regards,\nMina Okafor'
const connected = { is_google_authenticated: true, google_email: 'mina.okafor@gmail.com' }

/** Opens a letter to an unlocked professor; `fields` are of the student, `card` of the card. */
async function openLetter(
  page: Page,
  fields: Record<string, unknown>,
  card: Record<string, unknown> = {},
  minCitations = 3,
): Promise<void> {
  await overrideStudent(page, { subscription: 'F', ...fields })
  await showAda(page, card)
  // The next closest is another professor.
  await page.route('**/api/professors/page?*order=match*', (route) => route.continue())
  await page.route('**/api/emails/next_contact/*', (route) =>
    route.fulfill({ json: { next_contact_at: null, reason: null, attachments: true } }),
  )
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
  const emails_day = { used: 1, limit: 1, resets_at: '2027-03-05T18:30:00.000Z' }
  await openLetter(page, {
    ...connected,
    quotas: { unlocks_week: free, unlocks_total: free, ai_day: free, emails_day },
  })
  await expect(page.getByText('No emails left today.')).toBeVisible()
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
  const answer = { state: 'sent', email_sent_date: '2026-11-25T20:00:00.000Z', emails_day: { used: 1, limit: 1 } }
  await page.route('**/api/emails/', (route) => route.fulfill({ json: answer }))
  await page.getByRole('textbox', { name: 'Letter' }).fill('Dear Professor Quill, may I ask about your paper?')
  await send(page)
  await expect(page.getByRole('region', { name: 'Next closest to you' })).toBeVisible()
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
  await expect(page.getByRole('dialog', { name: 'Not listed any more' })).toBeVisible()
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
  { name: 'sending-opted-out', open: (page) => optedOut(page), floats: true },
  { name: 'sending-opted-out-card', open: optedOutCard, floats: true },
  { name: 'sending-waiting', open: (page) => waiting(page) },
  { name: 'sending-message', open: (page) => waitingMessage(page), floats: true },
]
