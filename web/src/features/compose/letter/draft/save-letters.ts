import { session } from '../../../../credentials/session.ts'
import { answersKey, getStoredAnswers, removeAnswers } from '../../questions/stored-answers.ts'
import { listOpenPlaces } from '../../send/open-places.ts'
import { storeDraft } from './draft-calls.ts'
import { draftFailure } from './draft-failure.ts'
import { removeLetter, letterStorageKey, getStoredLetter } from '../stored/letter-store.ts'
import { getStoredPlaces, placesKey, storePlaces } from '../stored/stored-places.ts'
import { unsavedText } from '../stored/unsaved-text.ts'

/** The timeout for saving a letter before a logout, in milliseconds. */
const timeoutMs = 8_000

const storageKeys = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]

/**
 * Saves all unsent letters of a student in this browser as drafts. A newer draft of another device is not replaced.
 * Returns the number of letters with text that is in no draft, because saving failed or because there are several
 * texts; these letters remain stored.
 */
export async function saveLetters(studentId: string): Promise<number> {
  const prefixes = [letterStorageKey, answersKey, placesKey]
    .map((keyOf) => keyOf(studentId, 0))
    .map((key) => key.slice(0, -1))
  const ids = new Set(
    storageKeys().flatMap((name) =>
      prefixes.flatMap((prefix) => (name.startsWith(prefix) ? Number(name.slice(prefix.length)) : [])),
    ),
  )
  const results = await Promise.all([...ids].map((id) => saveLetter(studentId, id)))
  return results.filter((isComplete) => !isComplete).length
}

/**
 * Resolves to whether all text of the letter is in the draft. Answers are saved with a text only, and what is typed for
 * open places never: it is lost if the letter still has the place.
 */
async function saveLetter(studentId: string, id: number): Promise<boolean> {
  const stored = getStoredLetter(studentId, id, session.letters)
  const answers = getStoredAnswers(studentId, id, session.letters)
  const values = getStoredPlaces(studentId, id, session.letters)
  if (!stored) return answers === null && values.size === 0
  const hasPlaces = listOpenPlaces(stored).some(({ text }) => values.has(text))
  const { text, hasMore: hasMoreTexts } = unsavedText(stored)
  const hasMore = hasMoreTexts || hasPlaces || (answers !== null && text === null)
  try {
    if (text) await storeDraft(id, text, stored.basedOn, answers ?? undefined, AbortSignal.timeout(timeoutMs))
  } catch (error) {
    console.warn(`A letter could not be saved: ${draftFailure(error, 'save')}`)
    return false
  }
  if (hasMore) return false
  removeLetter(studentId, id, session.letters)
  removeAnswers(studentId, id, session.letters)
  // Those that remain are of places that the letter has no more.
  storePlaces(studentId, id, new Map(), session.letters)
  return true
}
