import { session } from '../../../credentials/session.ts'
import { storeDraft } from './draft-calls.ts'
import { draftFailure } from './draft-failure.ts'
import { removeLetter, letterStorageKey, getStoredLetter } from './letter-store.ts'
import { unsavedText } from './unsaved-text.ts'

/** The timeout for saving a letter before a logout, in milliseconds. */
const timeoutMs = 8_000

const storageKeys = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]

/**
 * Saves all unsent letters of a student in this browser as drafts. A newer draft of another device is not replaced.
 * Returns the number of letters with text that is in no draft, because saving failed or because there are several
 * texts; these letters remain stored.
 */
export async function saveLetters(studentId: string): Promise<number> {
  const prefix = letterStorageKey(studentId, 0).slice(0, -1)
  const ids = new Set(
    storageKeys().flatMap((name) => (name.startsWith(prefix) ? Number(name.slice(prefix.length)) : [])),
  )
  const results = await Promise.all([...ids].map((id) => saveLetter(studentId, id)))
  return results.filter((isComplete) => !isComplete).length
}

/** Resolves to whether all text of the letter is in the draft. */
async function saveLetter(studentId: string, id: number): Promise<boolean> {
  const stored = getStoredLetter(studentId, id, session.letters)
  if (!stored) return true
  const { text, hasMore } = unsavedText(stored)
  try {
    if (text) await storeDraft(id, text, stored.basedOn, AbortSignal.timeout(timeoutMs))
  } catch (error) {
    console.warn(`A letter could not be saved: ${draftFailure(error, 'save')}`)
    return false
  }
  if (!hasMore) removeLetter(studentId, id, session.letters)
  return !hasMore
}
