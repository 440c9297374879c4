import type { StoredLetter } from './stored/letter-store.ts'
import { blank, noChoice, type LetterState } from './letter-state.ts'

/**
 * The first state of an opened letter, before the server responds: the letter stored in this browser, or an empty one.
 */
export function openLetter(stored: StoredLetter | null, subject: string): LetterState {
  // An empty body is filled later from the draft or the template, unless the student has chosen a blank letter.
  const isBlank = stored !== null && stored.body.trim() === '' && stored.choice !== blank
  return {
    subject: stored?.subject ?? subject,
    body: stored?.body ?? '',
    enhancement: stored?.enhancement ?? null,
    choice: stored && !isBlank ? stored.choice : noChoice,
    isOwn: stored?.isOwn ?? false,
    recipient: stored?.recipient ?? '',
    draft: 'loading',
    templates: null,
    isBodyTouched: false,
    isSubjectTouched: isBlank && stored.subject !== subject,
    seenDraft: null,
    basedOn: stored?.basedOn ?? null,
    origin: stored && !isBlank ? { from: 'browser', at: stored.keptAt } : null,
    alternative: null,
    replaced: stored?.replaced ?? [],
    otherTabVersions: [],
    conflict: null,
    newerDraft: null,
    edits: 0,
  }
}
