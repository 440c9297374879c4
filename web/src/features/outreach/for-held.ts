import type { Outreach } from '@labreach/contract/outreach'

/** What the page does for letters that wait to leave or came back. */
export type ForHeld = {
  /** The letter was sent at a click. */
  onSentNow: (letter: Outreach) => void
  /** The letter was taken back at a click, so that its text is the draft again. */
  onTakenBack: (letter: Outreach) => void
  /** The sentence for a letter that could not be sent. */
  describeFailure: (error: unknown) => string
  onOpenDraft: (letter: Outreach) => void
  /** The mailbox must be connected again. */
  onExpired: () => void
}
