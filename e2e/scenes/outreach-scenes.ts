import type { Page } from '@playwright/test'
import { expect } from '../fixtures/test.ts'

const day = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * day).toISOString()

type Fields = Record<string, unknown>

/** A letter as the list of them tells it; what is not given is made up. */
export const aSentLetter = (id: number, days: number, given: Fields = {}): Fields & { id: number } => ({
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

/** A term's letters, newest first, in every state. */
export const aTerm = [
  aSentLetter(20, 0, {
    professor_name: 'Tomás Iñárritu de la Fuente',
    school_name: 'UC San Diego',
    subject: 'Reading ocean floors from sound',
    state: 'sending',
  }),
  aSentLetter(19, 2, {
    professor_name: 'Noor Haddad',
    school_name: 'UC Berkeley',
    subject: 'A question about your last paper on proteins that fold twice, and on what a student could do in a summer',
    state: 'unconfirmed',
  }),
  aSentLetter(18, 3, { professor_name: 'Ines Vogt', school_name: 'UC Davis', subject: 'Soil, roots and robots' }),
  aSentLetter(17, 9, { follow_up_due: true }),
  aSentLetter(16, 11, {
    professor_name: 'Kenji Mori',
    school_name: 'University of Southern California',
    subject: 'Research Internship Inquiry',
    ...marked('meeting', 4),
  }),
  aSentLetter(15, 12, { professor_name: 'Ruth Abel', school_name: 'Pomona College', ...marked('replied', 10) }),
  aSentLetter(14, 19, { professor_name: 'Leo Brandt', school_name: 'UC Irvine', ...marked('closed', 15) }),
  aSentLetter(13, 20, { professor_name: 'Lin Zhao', school_name: 'UC Los Angeles', state: 'failed' }),
  aSentLetter(12, 27, { professor_name: 'Maya Stern', school_name: 'UC Riverside', opted_out: true }),
  ...Array.from({ length: 11 }, (_, at) =>
    aSentLetter(11 - at, 33 + at * 5, {
      professor_name: `Robin Field ${at + 1}`,
      ...(at % 3 === 0 && marked('replied', 30)),
    }),
  ),
]

/** The history page with a term's letters or with none. */
export function history(letters: readonly object[]): (page: Page) => Promise<void> {
  return async (page) => {
    await page.route(/\/api\/outreaches\/(\?.*)?$/, (route) => route.fulfill({ json: letters }))
    await page.goto('/outreach')
    if (letters.length > 0) await expect(page.getByRole('table', { name: 'Your letters' })).toBeVisible()
    else await expect(page.getByText('You have not written to anyone yet.')).toBeVisible()
  }
}

/** One letter opened to be read. */
export function reading(subject: string): (page: Page) => Promise<void> {
  return async (page) => {
    await history(aTerm)(page)
    await page.getByRole('button', { name: subject }).first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
  }
}

export const outreachScenes = [
  { name: 'outreach', open: history(aTerm) },
  { name: 'outreach-empty', open: history([]) },
  { name: 'outreach-letter', open: reading('A question about your last paper'), floats: true as const },
]
