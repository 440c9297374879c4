import type { ResponseOf } from '@labreach/contract/endpoint'
import type { nextContact } from '@labreach/contract/outreach'
import type { Letter } from '../letter/use-letter.ts'

type Response = ResponseOf<typeof nextContact>
/** The professor's next weekday morning: an ISO time, its IANA time zone (null: unknown, meant in UTC), and the place. */
export type Morning = NonNullable<Response['morning']>

/** Whether a professor can be written to, and when. */
export type NextContact = {
  /** False before the first response of the server, and if there was none: all that follows is then a guess. */
  isLoaded: boolean
  /** ISO time from which a letter can be sent; null if it can be sent now. */
  at: string | null
  reason: Response['reason']
  /** Null if no letter may leave on that morning. */
  morning: Morning | null
  /** ISO time at which a letter in the professor's queue probably leaves; null unless a place is needed and free. */
  queueAt: string | null
  /** The server's sentence if no letter can be sent for now, without a date: the professor wants none. */
  stopped: string | null
  /** False if the professor wants no attachments: the letter goes without the resume. */
  attachments: boolean
  /** The confirmed school address that is added below the letter; null if none is. */
  schoolAddress: string | null
  /** The professor wishes that a letter says if parts of it were written with AI. */
  aiNote: boolean
  /**
   * The professor has opted out, which was known when the letter was opened (`before`) or came with a refused letter
   * (`meanwhile`).
   */
  optedOut: 'before' | 'meanwhile' | null
}

export const contactNow: NextContact = {
  isLoaded: false,
  at: null,
  reason: null,
  morning: null,
  queueAt: null,
  stopped: null,
  attachments: true,
  schoolAddress: null,
  aiNote: false,
  optedOut: null,
}

/** Without the times that have passed since they were fetched. `now`: in milliseconds. */
export const withoutPast = (contact: NextContact, now: number): NextContact => ({
  ...contact,
  morning: contact.morning && Date.parse(contact.morning.at) > now ? contact.morning : null,
  queueAt: contact.queueAt && Date.parse(contact.queueAt) > now ? contact.queueAt : null,
})

/** What goes with a letter. */
export const describeAttachments = ({ attachments }: Pick<NextContact, 'attachments'>): string =>
  attachments ? 'with your newest resume' : 'without attachments, as the professor wishes'

/** Whether a note on AI is added below the letter: the professor wishes it, and AI has changed the letter. */
export const saysAi = ({ aiNote }: NextContact, { ai, text }: Pick<Letter, 'ai' | 'text'>): boolean =>
  aiNote && (ai.isFound || (ai.enhancement !== null && text.body !== ai.enhancement.before))
