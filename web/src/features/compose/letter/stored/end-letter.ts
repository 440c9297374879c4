import type { Store } from '../../../../credentials/stored-value.ts'
import { getStoredLetter, removeLetter, storeLetter, type StoredLetter } from './letter-store.ts'
import { ownText, type LetterState, type Text, type Version } from '../letter-state.ts'
import { addReplaced, removeContained } from '../replaced-texts.ts'

/**
 * Removes a letter that was sent, or that the server holds, from this browser. What another tab has written instead was
 * not sent, and this browser may be the only place that has it: it becomes the stored letter.
 */
export function endLetter(
  studentId: string,
  relationshipId: number,
  state: LetterState,
  keptAt: string,
  store: Store,
): void {
  const unsent = unsentByOthers(state)
  const last = unsent.at(-1)
  if (!last) return removeLetter(studentId, relationshipId, store)
  const { recipient } = state
  // It is based on no draft: the one of the sent letter is gone.
  const letter = { ...last, recipient, keptAt, basedOn: null, replaced: unsent.slice(0, -1) }
  storeLetter(studentId, relationshipId, letter, store)
}

/** Stores a letter that came back. What another tab has stored meanwhile is offered by Undo. */
export function storeAgain(studentId: string, relationshipId: number, letter: StoredLetter, store: Store): void {
  const other = getStoredLetter(studentId, relationshipId, store)
  const others = other ? removeContained([...other.replaced, other], letter) : []
  const replaced = addReplaced(letter.replaced, ...others)
  storeLetter(studentId, relationshipId, { ...letter, replaced }, store)
}

/** The texts of another tab, without templates that nobody edited and without what this tab has sent or shown. */
function unsentByOthers({ otherTabVersions, seenDraft, ...sent }: LetterState): Version[] {
  const shown = [sent, ...(seenDraft ? [seenDraft] : [])]
  return addReplaced([], ...otherTabVersions).filter(
    (one) => (one.isOwn || one.choice === ownText) && !shown.some((text) => contains(text, one)),
  )
}

/** Compares subject and body only: a sent text ends the text that it had before AI. */
const contains = (one: Text, two: Text) => one.subject === two.subject && one.body.includes(two.body.trim())
