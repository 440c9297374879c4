import type { Relationship } from '@labreach/contract/professors'
import type { QueryClient } from '@tanstack/react-query'
import { changeRelationship, invalidatePages } from './fetched-pages.ts'

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

/** Shows on the cards of the fetched pages what became of the letter to one professor. */
export function cardsOf(client: QueryClient, id: number) {
  const change = (next: (current: Relationship) => Relationship) => changeRelationship(client, id, next)
  return {
    sent(sentAt: string, isSure: boolean) {
      change((current) => withLetter(current, sentAt, isSure))
      invalidatePages(client, ({ email_status: status }) => status !== undefined)
    },
    /** The server holds the letter, or has returned it. `isDraft`: its text is the draft again. */
    held(isDraft: boolean) {
      change((current) => ({ ...current, draft_saved: isDraft }))
      invalidatePages(client, ({ email_status: status }) => status !== undefined)
    },
    draftSaved() {
      change((current) => ({ ...current, draft_saved: true }))
      invalidatePages(client, ({ email_status: status }) => status === 'draft_saved')
    },
    optedOut: () => change(withOptOut),
  }
}
