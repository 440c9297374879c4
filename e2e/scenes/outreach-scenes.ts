import type { Page } from '@playwright/test'
import { expect } from '../fixtures/test.ts'

const day = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * day).toISOString()

type Fields = Record<string, unknown>

/** A letter as the list call returns it; `given` overrides its fields. */
export const createSentLetter = (id: number, days: number, given: Fields = {}): Fields & { id: number } => ({
  id,
  relationship_id: 1_000 + id,
  professor_name: 'Ada Quill',
  school_name: 'Stanford University',
  to_email: 'ada.quill@stanford.edu',
  subject: 'Your work on soft hands',
  message:
    'Dear Professor Quill,\n\nyour paper on grasping unfamiliar objects made me wonder how a hand learns to let go.\n\n' +
    'Would you have fifteen minutes in the coming weeks? My resume is attached.\n\nKind regards,\nMina Okafor',
  state: 'sent',
  sent_at: daysAgo(days),
  mark: null,
  marked_at: null,
  opted_out: false,
  follow_up_due: false,
  ...given,
})

const marked = (mark: string, days: number) => ({ mark, marked_at: daysAgo(days) })

/** The letters of a term, newest first, in every state. */
export const termLetters = [
  createSentLetter(20, 0, {
    professor_name: 'Tomás Iñárritu de la Fuente',
    school_name: 'UC San Diego',
    subject: 'Reading ocean floors from sound',
    state: 'sending',
  }),
  createSentLetter(19, 2, {
    professor_name: 'Noor Haddad',
    school_name: 'UC Berkeley',
    subject: 'A question about your last paper on proteins that fold twice, and on what a student could do in a summer',
    state: 'unconfirmed',
  }),
  createSentLetter(18, 3, { professor_name: 'Ines Vogt', school_name: 'UC Davis', subject: 'Soil, roots and robots' }),
  createSentLetter(17, 9, { follow_up_due: true }),
  createSentLetter(16, 11, {
    professor_name: 'Kenji Mori',
    school_name: 'University of Southern California',
    subject: 'Research Internship Inquiry',
    ...marked('meeting', 4),
  }),
  createSentLetter(15, 12, { professor_name: 'Ruth Abel', school_name: 'Pomona College', ...marked('replied', 10) }),
  createSentLetter(14, 19, { professor_name: 'Leo Brandt', school_name: 'UC Irvine', ...marked('closed', 15) }),
  createSentLetter(13, 20, { professor_name: 'Lin Zhao', school_name: 'UC Los Angeles', state: 'failed' }),
  createSentLetter(12, 27, { professor_name: 'Maya Stern', school_name: 'UC Riverside', opted_out: true }),
  ...Array.from({ length: 11 }, (_, at) =>
    createSentLetter(11 - at, 33 + at * 5, {
      professor_name: `Robin Field ${at + 1}`,
      ...(at % 3 === 0 && marked('replied', 30)),
    }),
  ),
]

/** Opens the history page with these letters. */
export function history(letters: readonly object[]): (page: Page) => Promise<void> {
  return async (page) => {
    await page.route(/\/api\/outreaches\/(\?.*)?$/, (route) => route.fulfill({ json: letters }))
    await page.goto('/outreach')
    if (letters.length > 0) await expect(page.getByRole('table', { name: 'Your letters' })).toBeVisible()
    else await expect(page.getByText('You have not written to anyone yet.')).toBeVisible()
  }
}

/** Opens one letter of the history page. */
export function openSentLetter(subject: string): (page: Page) => Promise<void> {
  return async (page) => {
    await history(termLetters)(page)
    await page.getByRole('button', { name: subject }).first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
  }
}

export const outreachScenes = [
  { name: 'outreach', open: history(termLetters) },
  { name: 'outreach-empty', open: history([]) },
  { name: 'outreach-letter', open: openSentLetter('A question about your last paper'), floats: true as const },
]
