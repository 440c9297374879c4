import type { Page } from '@playwright/test'
import { showUnlockedCard } from '../fixtures/browse-page.ts'
import { routeNextContact } from '../fixtures/next-contact.ts'
import { expect } from '../fixtures/test.ts'

const day = 86_400_000
const timeBefore = (days: number) => new Date(Date.now() - days * day).toISOString()

type Fields = Record<string, unknown>
type Given = Fields & { id: number; daysAgo: number }

/** A letter as the call listOutreaches returns it, by default a sent one; `given` overrides its fields. */
export const createLetter = ({ id, daysAgo, ...given }: Given): Fields & { id: number } => ({
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
  unlocked_at: timeBefore(daysAgo + 1),
  sent_at: timeBefore(daysAgo),
  mark: null,
  marked_at: null,
  professor_answer: null,
  opted_out: false,
  follow_up_due: false,
  follow_up_to: null,
  follow_up_in_thread: true,
  hold: null,
  send_at: null,
  time_zone: null,
  confirm_by: null,
  returned_reason: null,
  unconfirmed_sentence: null,
  ...given,
})

const answered = (answer: string, days: number) => ({ mark: answer, marked_at: timeBefore(days) })

/** Twenty letters of a semester, newest first, in every state. */
export const semesterLetters = [
  createLetter({
    id: 20,
    daysAgo: 0,
    professor_name: 'Tomás Iñárritu de la Fuente',
    school_name: 'UC San Diego',
    subject: 'Reading ocean floors from sound',
    state: 'sending',
  }),
  createLetter({
    id: 19,
    daysAgo: 2,
    professor_name: 'Noor Haddad',
    school_name: 'UC Berkeley',
    subject: 'A question about your last paper on proteins that fold twice, and on what a student could do in a summer',
    state: 'unconfirmed',
  }),
  createLetter({
    id: 18,
    daysAgo: 3,
    professor_name: 'Ines Vogt',
    school_name: 'UC Davis',
    subject: 'Soil, roots and robots',
  }),
  createLetter({ id: 17, daysAgo: 9, follow_up_due: true }),
  createLetter({
    id: 16,
    daysAgo: 11,
    professor_name: 'Kenji Mori',
    school_name: 'University of Southern California',
    subject: 'Research Internship Inquiry',
    ...answered('meeting', 4),
  }),
  createLetter({
    id: 15,
    daysAgo: 12,
    professor_name: 'Ruth Abel',
    school_name: 'Pomona College',
    ...answered('replied', 10),
  }),
  createLetter({
    id: 14,
    daysAgo: 19,
    professor_name: 'Leo Brandt',
    school_name: 'UC Irvine',
    ...answered('closed', 15),
  }),
  createLetter({ id: 13, daysAgo: 20, professor_name: 'Lin Zhao', school_name: 'UC Los Angeles', state: 'failed' }),
  createLetter({ id: 12, daysAgo: 27, professor_name: 'Maya Stern', school_name: 'UC Riverside', opted_out: true }),
  ...Array.from({ length: 11 }, (_, at) =>
    createLetter({
      id: 11 - at,
      daysAgo: 33 + at * 5,
      professor_name: `Robin Field ${at + 1}`,
      ...(at % 3 === 0 && answered('replied', 30)),
    }),
  ),
]

const timeAfter = (days: number) => timeBefore(-days)

/** Letters that have not left: one for a morning, two in a queue, two that came back; and a follow-up that is due. */
export const waitingLetters = [
  createLetter({
    id: 46,
    daysAgo: 0,
    professor_name: 'Lena Frey',
    school_name: 'ETH Zurich',
    subject: 'Quiet motors and loud cells',
    state: 'held',
    hold: 'morning',
    send_at: '2037-12-01T07:40:00.000Z',
    time_zone: 'Europe/Zurich',
  }),
  createLetter({
    id: 45,
    daysAgo: 1,
    professor_name: 'Noor Haddad',
    school_name: 'UC Berkeley',
    subject: 'A question about proteins that fold twice',
    state: 'held',
    hold: 'queue',
    send_at: timeAfter(9),
  }),
  createLetter({
    id: 44,
    daysAgo: 12,
    professor_name: 'Ines Vogt',
    school_name: 'UC Davis',
    subject: 'Soil, roots and robots',
    state: 'held',
    hold: 'queue',
    send_at: timeAfter(3),
    confirm_by: timeAfter(1),
  }),
  createLetter({
    id: 43,
    daysAgo: 2,
    professor_name: 'Kenji Mori',
    school_name: 'University of Southern California',
    subject: 'Research Internship Inquiry',
    state: 'returned',
    returned_reason: 'The connection to your Google account has expired. Connect it again, and send the letter.',
  }),
  createLetter({
    id: 42,
    daysAgo: 3,
    professor_name: 'Ruth Abel',
    school_name: 'Pomona College',
    subject: 'Your course on tides',
    state: 'returned',
    returned_reason: 'You took this letter back.',
  }),
]

/** Opens the history page with these letters. */
export async function openHistory(page: Page, letters: readonly object[]): Promise<void> {
  await page.route(/\/api\/outreaches\/(\?.*)?$/, (route) => route.fulfill({ json: letters }))
  await page.goto('/outreach')
  if (letters.length > 0) await expect(page.getByRole('table', { name: 'Your letters' })).toBeVisible()
  else await expect(page.getByText('You have not written to anyone yet.')).toBeVisible()
}

/** Opens one of the semester's letters on the history page. */
export async function openLetterOfHistory(page: Page, subject: string): Promise<void> {
  await openHistory(page, semesterLetters)
  await page.getByRole('button', { name: subject }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

/** An answer that the professor gave with one tap. */
const tapped = (answer: string, fields: Fields = {}) => ({
  professor_answer: { answer, until: null, at: timeBefore(1), writing_from: null, ...fields },
})

/** Letters with every answer of a professor. */
export const answeredLetters = [
  createLetter({
    id: 6,
    daysAgo: 2,
    ...tapped('write_next_week', { writing_from: new Date(Date.now() + 5 * day).toISOString() }),
  }),
  createLetter({
    id: 5,
    daysAgo: 9,
    professor_name: 'Noor Haddad',
    ...tapped('write_next_week', { writing_from: timeBefore(1) }),
  }),
  createLetter({ id: 4, daysAgo: 10, professor_name: 'Lin Zhao', ...tapped('will_answer') }),
  createLetter({
    id: 3,
    daysAgo: 11,
    professor_name: 'Ines Vogt',
    ...tapped('no_places', { until: '2027-09-01', writing_from: new Date(Date.now() + 180 * day).toISOString() }),
  }),
  createLetter({ id: 2, daysAgo: 12, professor_name: 'Tomás Iñárritu', ...tapped('not_my_field') }),
  createLetter({ id: 1, daysAgo: 13, professor_name: 'Vera Lindqvist', ...tapped('apply_formally') }),
]
/** Opens the composer of a follow-up, as a student sees it: at its top, with the first letter unfolded below. */
async function openFollowUp(page: Page): Promise<void> {
  await showUnlockedCard(page, { id: 1, email_sent: true, email_sent_date: timeBefore(9) })
  await page.route('**/api/emails/get_professor_email/', (route) => route.fulfill({ json: { email: '' } }))
  // Until the server's response, which knows no such professor either, Send would be disabled.
  await routeNextContact(page)
  // The server knows no Ada Quill, and this student has unlocked nobody: her card takes the place of the first one of all.
  await page.route(/\/api\/professors\/page\?.*search=/, (route) =>
    route.fallback({
      url: route
        .request()
        .url()
        .replace(/search=[^&]*&?|mine=[^&]*&?/g, ''),
    }),
  )
  await openHistory(page, [createLetter({ id: 17, daysAgo: 9, relationship_id: 1, follow_up_due: true })])
  await page.getByRole('button', { name: 'Write the follow-up to Ada Quill' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Write the follow-up' })
  await dialog.getByText(/follows as a quote$/).click()
  await expect(dialog.getByText('how a hand learns to let go')).toBeVisible()
  await dialog.getByText('This is the only follow-up to this letter').scrollIntoViewIfNeeded()
}

export const outreachScenes = [
  { name: 'outreach', open: (page: Page) => openHistory(page, semesterLetters) },
  { name: 'outreach-waiting', open: (page: Page) => openHistory(page, [...waitingLetters, ...semesterLetters]) },
  {
    name: 'outreach-held-letter',
    open: async (page: Page) => {
      await openHistory(page, [...waitingLetters, ...semesterLetters])
      await page.getByRole('button', { name: 'Quiet motors and loud cells' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
    floats: true as const,
  },
  { name: 'outreach-answered', open: (page: Page) => openHistory(page, answeredLetters), widths: [390, 768, 1440] },
  { name: 'outreach-follow-up', open: openFollowUp, floats: true as const },
  {
    name: 'outreach-calendar',
    open: async (page: Page) => {
      await openHistory(page, semesterLetters)
      const [made_at, url] = ['2026-11-20T09:00:00.000Z', 'https://labreach.example/api/outreaches/calendar/token.ics']
      await page.route('**/api/outreaches/calendar/', (route) =>
        route.fulfill({ json: route.request().method() === 'POST' ? { url, made_at } : { made_at: null } }),
      )
      await page.getByRole('button', { name: 'Calendar', exact: true }).click()
      await page.getByRole('button', { name: 'Make a Link' }).click()
      await expect(page.getByLabel('Private link of your calendar')).toBeVisible()
    },
    floats: true as const,
  },
  { name: 'outreach-empty', open: (page: Page) => openHistory(page, []) },
  {
    name: 'outreach-letter',
    open: (page: Page) => openLetterOfHistory(page, 'A question about your last paper'),
    floats: true as const,
  },
]
