import { session } from '../../../credentials/session.ts'
import { storeDraft } from './draft-calls.ts'
import { draftFailure } from './draft-failure.ts'
import { forgetLetter, keptAs, keptLetter } from './kept-letters.ts'
import { unsavedText } from './unsaved-text.ts'

/** How long logging out waits for a letter to be saved. */
const patienceMs = 8_000

/** What the browser keeps, by name. */
const names = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]

/**
 * Saves every unsent letter that this browser keeps of a student as its draft, each upon the draft that it was written
 * upon: one that was saved elsewhere meanwhile is never replaced. Answers how many letters have text that is in no
 * draft, because it could not be saved or because a draft holds one text only; those stay kept.
 */
export async function saveLetters(studentId: string): Promise<number> {
  const prefix = keptAs(studentId, 0).slice(0, -1)
  const ids = new Set(names().flatMap((name) => (name.startsWith(prefix) ? Number(name.slice(prefix.length)) : [])))
  const whole = await Promise.all([...ids].map((id) => saveLetter(studentId, id)))
  return whole.filter((isWhole) => !isWhole).length
}

async function saveLetter(studentId: string, id: number): Promise<boolean> {
  const kept = keptLetter(studentId, id, session.letters)
  if (!kept) return true
  const { text, hasMore } = unsavedText(kept)
  try {
    if (text) await storeDraft(id, text, kept.basedOn, AbortSignal.timeout(patienceMs))
  } catch (error) {
    console.warn(`A letter could not be saved: ${draftFailure(error, 'save')}`)
    return false
  }
  if (!hasMore) forgetLetter(studentId, id, session.letters)
  return !hasMore
}
