import type { Draft } from '@labreach/contract/professors'
import type { Unsupported } from '@labreach/contract/outreach'

/** What AI made of a letter: the text before and after, and what in the latter nothing supports. */
export type Enhancement = { before: string; after: string; unsupported: Unsupported[] }

export type Text = { subject: string; body: string }

/** A text that can be shown again. `isOwn`: the student wrote words of it that no saved draft has. */
export type Version = Text & { enhancement: Enhancement | null; choice: string; isOwn: boolean }

/** A text that was there when the letter was opened: `draft` on the server, `browser` kept here; `at` in ISO time. */
export type Found = Version & { from: 'draft' | 'browser'; at: string }

/** A text that was to be saved, and the draft that was saved elsewhere in the meantime. */
export type Conflict = { mine: Text; newer: Draft }

/**
 * What the letter starts from, besides the id of a template: nothing, a text of the student's own, or not known yet.
 */
export const blank = 'blank'
export const own = 'own'
export const undecided = ''

/** A template with its variables filled in. */
export type Filled = { id: string; body: string; isDefault: boolean }

type Loading = 'loading' | 'failed' | 'known'

/** One letter as it is written: everything that the student sees of its text, and what saving it would replace. */
export type LetterState = Version & {
  recipient: string
  draft: Loading
  /** Null until they are loaded. */
  templates: readonly Filled[] | null
  /** Whether the student has written in the body, or chosen what stands there, since the letter was opened. */
  isBodyTouched: boolean
  isSubjectTouched: boolean
  /** The draft that was last shown here, as it was shown: what a save replaces. Its `saved_at` is the version seen. */
  seen: (Text & { saved_at: string }) | null
  /** Version upon which the text was written, where that draft has not been shown in this opening. */
  basedOn: string | null
  /** Where the text comes from that the letter goes on from, and the other one where there are two. */
  shown: Pick<Found, 'from' | 'at'> | null
  other: Found | null
  /** Texts that were replaced, the last one last. Undo goes round among them. */
  replaced: readonly Version[]
  /** What another tab of this browser keeps of the same letter. */
  elsewhere: readonly Version[]
  conflict: Conflict | null
  /** Counts what is to be kept in the browser. */
  edits: number
}

export type LetterEvent =
  | { type: 'wroteBody'; body: string }
  | { type: 'wroteSubject'; subject: string }
  | { type: 'wroteRecipient'; recipient: string }
  | { type: 'foundRecipient'; recipient: string }
  | { type: 'chose'; choice: string }
  | { type: 'draftLoaded'; draft: Draft | null; at: string }
  | { type: 'draftFailed' }
  | { type: 'draftAskedAgain' }
  | { type: 'templatesLoaded'; templates: readonly Filled[] }
  /** `newer`: the draft of a conflict that is replaced knowingly. */
  | { type: 'saveStarted'; newer: Draft | null }
  | { type: 'saved'; draft: Draft; text: Text }
  | { type: 'saveRefused'; conflict: Conflict }
  | { type: 'conflictPostponed' }
  | { type: 'tookNewer' }
  | { type: 'enhanced'; after: string; unsupported: Unsupported[] }
  | { type: 'enhancementUndone' }
  | { type: 'undone' }
  | { type: 'swapped' }
  | { type: 'startedOver'; subject: string }
  | { type: 'otherTabWrote'; versions: readonly Version[] }

/** The version of the draft that a save is based on: always one that was seen. */
export const basedOn = (state: Pick<LetterState, 'seen' | 'basedOn'>): string | null =>
  state.seen?.saved_at ?? state.basedOn

/** Whether the saved draft is exactly this text. */
export const isSaved = ({ seen, subject, body }: Pick<LetterState, 'seen' | 'subject' | 'body'>): boolean =>
  seen !== null && seen.body === body && seen.subject === subject
