import type { Relationship } from '@labreach/contract/professors'

/**
 * The relationship after a letter; `sentAt` is an ISO time. With `isSure` false the letter may not have been sent, and
 * the draft is kept. A draft that another device has saved in the meantime shows when the page is fetched again.
 */
export const withLetter = (current: Relationship, sentAt: string, isSure: boolean): Relationship => ({
  ...current,
  email_sent: true,
  email_sent_date: current.email_sent_date ?? sentAt,
  draft_saved: current.draft_saved && !isSure,
})

/** The relationship to a professor who has opted out while a page with this professor was shown. */
export const withOptOut = (current: Relationship): Relationship => ({
  ...current,
  professor: { ...current.professor, opt_out: true },
})
