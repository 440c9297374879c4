import type { ResponseOf } from '@labreach/contract/endpoint'
import type { nextContact } from '@labreach/contract/outreach'

/** Whether a professor can be written to, and when. */
export type NextContact = {
  /** ISO time from which a letter can be sent; null if it can be sent now. */
  at: string | null
  reason: ResponseOf<typeof nextContact>['reason']
  /** The server's sentence if no letter can be sent for now, without a date: the professor wants none. */
  stopped: string | null
  /** False if the professor wants no attachments: the letter goes without the resume. */
  attachments: boolean
  /**
   * The professor has opted out, which was known when the letter was opened (`before`) or came with a refused letter
   * (`meanwhile`).
   */
  optedOut: 'before' | 'meanwhile' | null
}

export const contactNow: NextContact = { at: null, reason: null, stopped: null, attachments: true, optedOut: null }
