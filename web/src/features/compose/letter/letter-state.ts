import type { Draft } from '@labreach/contract/professors'
import type { Grounded, Unsupported } from '@labreach/contract/outreach'

/** An enhancement by AI: the body before and after, and the unsupported statements in the latter. */
export type Enhancement = {
  before: string
  after: string
  unsupported: Unsupported[]
  /** Missing in letters that an earlier release has stored. */
  grounded?: Grounded[]
  /** The ids of the changes that the student has kept, which are no longer listed. */
  kept?: readonly number[]
  /** What AI asks the student, until it is answered or dismissed, and the answer as far as it is written. */
  question?: string
  answer?: string
}

export type Text = { subject: string; body: string }

/** A text that can be restored. `isOwn`: the student wrote parts of it that no saved draft contains. */
export type Version = Text & { enhancement: Enhancement | null; choice: string; isOwn: boolean }

/** A text that existed when the letter was opened: the draft of the server or the letter stored in this browser. */
export type StoredVersion = Version & {
  from: 'draft' | 'browser'
  /** ISO time. */
  at: string
}

/** A text that could not be saved, and the newer draft of another tab or device. */
export type Conflict = { mine: Text; newer: Draft }

// The values of `choice` besides the ids of templates: an empty letter, a text of the student, and not chosen yet.
export const blank = 'blank'
export const ownText = 'own'
export const noChoice = ''

/** A template whose variables are filled in. */
export type FilledTemplate = { id: string; body: string; isDefault: boolean }

type Loading = 'loading' | 'failed' | 'known'

/** The state of one open letter. */
export type LetterState = Version & {
  recipient: string
  draft: Loading
  /** Null until they have loaded. */
  templates: readonly FilledTemplate[] | null
  /** Whether the student has edited the body or chosen its text since the letter was opened. */
  isBodyTouched: boolean
  isSubjectTouched: boolean
  /** The draft that was last shown in this tab. A save replaces this version. */
  seenDraft: (Text & { saved_at: string }) | null
  /** `saved_at` of the draft that a stored text is based on, until a draft is shown. */
  basedOn: string | null
  /** Where the initial text comes from, and the alternative if there are both a draft and a stored letter. */
  origin: Pick<StoredVersion, 'from' | 'at'> | null
  alternative: StoredVersion | null
  /** Replaced texts, the latest last. Undo restores the last one and adds the current text. */
  replaced: readonly Version[]
  /** The texts of the same letter that another tab of this browser has stored. */
  otherTabVersions: readonly Version[]
  conflict: Conflict | null
  /** The newer draft of another tab or device that refused a save, until the student has decided between the texts. */
  newerDraft: Draft | null
  /** Incremented with each change that must be stored in the browser. */
  edits: number
}

export type LetterEvent =
  /** `shown`: the text in the fields when the key was pressed, which may be older than the state. */
  | { type: 'wroteBody'; body: string; shown: Text }
  | { type: 'wroteSubject'; subject: string; shown: Text }
  | { type: 'wroteRecipient'; recipient: string }
  | { type: 'foundRecipient'; recipient: string }
  | { type: 'chose'; choice: string }
  /** `body`: the letter that was set from the student's answers. */
  | { type: 'setFromAnswers'; body: string }
  | { type: 'draftLoaded'; draft: Draft | null; at: string }
  | { type: 'draftFailed' }
  | { type: 'draftAskedAgain' }
  | { type: 'templatesLoaded'; templates: readonly FilledTemplate[] }
  /** `newer`: the draft of a conflict, which the student has decided to replace. */
  | { type: 'saveStarted'; newer: Draft | null }
  | { type: 'saved'; draft: Draft; text: Text }
  | { type: 'saveRefused'; conflict: Conflict }
  /** A save without a click was refused: the student is not interrupted. */
  | { type: 'autosaveRefused'; newer: Draft }
  | { type: 'askedForBoth' }
  | { type: 'conflictPostponed' }
  | { type: 'tookNewer' }
  | {
      type: 'enhanced'
      after: string
      unsupported: Unsupported[]
      grounded?: Grounded[]
      question?: string | undefined
    }
  | { type: 'enhancementUndone' }
  /** `id` of a change of the enhancement. */
  | { type: 'changeUndone'; id: number }
  | { type: 'changesKept'; ids: readonly number[] }
  | { type: 'wroteAnswer'; answer: string }
  | { type: 'answered' }
  | { type: 'questionDismissed' }
  | { type: 'undone' }
  | { type: 'swapped' }
  | { type: 'startedOver'; subject: string }
  | { type: 'otherTabWrote'; versions: readonly Version[] }

/** The `saved_at` of the draft that a save replaces, always one that the student has seen; null for none. */
export const basedOn = (state: Pick<LetterState, 'seenDraft' | 'basedOn'>): string | null =>
  state.seenDraft?.saved_at ?? state.basedOn

/** Whether the saved draft is exactly this text. */
export const isSaved = ({ seenDraft, subject, body }: Pick<LetterState, 'seenDraft' | 'subject' | 'body'>): boolean =>
  seenDraft !== null && seenDraft.body === body && seenDraft.subject === subject
