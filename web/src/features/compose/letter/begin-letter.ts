import type { KeptLetter } from './kept-letters.ts'
import { blank, undecided, type LetterState } from './letter-state.ts'

/** A letter as it is opened, before the server has answered: what this browser keeps of it, or nothing yet. */
export function beginLetter(kept: KeptLetter | null, subject: string): LetterState {
  // A subject alone, or an emptied body that was not chosen to be blank, is filled with what is found later.
  const isBlank = kept !== null && kept.body.trim() === '' && kept.choice !== blank
  return {
    subject: kept?.subject ?? subject,
    body: kept?.body ?? '',
    enhancement: kept?.enhancement ?? null,
    choice: kept && !isBlank ? kept.choice : undecided,
    isOwn: kept?.isOwn ?? false,
    recipient: kept?.recipient ?? '',
    draft: 'loading',
    templates: null,
    isBodyTouched: false,
    isSubjectTouched: isBlank && kept.subject !== subject,
    seen: null,
    basedOn: kept?.basedOn ?? null,
    shown: kept && !isBlank ? { from: 'browser', at: kept.keptAt } : null,
    other: null,
    replaced: kept?.replaced ?? [],
    elsewhere: [],
    conflict: null,
    edits: 0,
  }
}
