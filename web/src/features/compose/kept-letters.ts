import type { Unsupported } from '@labreach/contract/outreach'
import type { Store } from '../../session/storage.ts'

/** What AI made of a letter: the text before and after, and what in the latter nothing supports. */
export type Enhancement = { before: string; after: string; unsupported: Unsupported[] }

export type KeptLetter = {
  subject: string
  body: string
  keptAt: string
  /** `saved_at` of the draft this was written upon, null for none. */
  basedOn: string | null
  enhancement: Enhancement | null
}

/** Under which name a letter is kept. */
export const keptAs = (studentId: string, relationshipId: number) => `letter_${studentId}_${relationshipId}`

/** Unsent letters stay in this browser, each under its student, until they are sent or started over. */
export function keptLetter(studentId: string, relationshipId: number, store: Store = localStorage): KeptLetter | null {
  const text = store.getItem(keptAs(studentId, relationshipId))
  if (!text) return null
  try {
    const { subject, body, keptAt, basedOn = null, enhancement = null } = JSON.parse(text) as Partial<KeptLetter>
    return subject !== undefined && body && keptAt ? { subject, body, keptAt, basedOn, enhancement } : null
  } catch {
    return null
  }
}

/** Keeps a letter; a blank one is forgotten. A store that is full or shut keeps nothing, and the letter goes on. */
export function keepLetter(
  studentId: string,
  relationshipId: number,
  letter: KeptLetter,
  store: Store = localStorage,
): void {
  if (!letter.body.trim()) return forgetLetter(studentId, relationshipId, store)
  keep(keptAs(studentId, relationshipId), JSON.stringify(letter), store)
}

export function forgetLetter(studentId: string, relationshipId: number, store: Store = localStorage): void {
  store.removeItem(keptAs(studentId, relationshipId))
}

const keyKeptAs = (studentId: string, relationshipId: number) => `letter_key_${studentId}_${relationshipId}`

/**
 * Under which Idempotency-Key the next letter to a professor is sent: the same in every tab of this browser and after a
 * reload, whatever its text becomes, so that however often it is sent, it is one letter.
 */
export function letterKey(studentId: string, relationshipId: number, store: Store = localStorage): string {
  const name = keyKeptAs(studentId, relationshipId)
  const kept = store.getItem(name)
  if (kept) return kept
  const key = crypto.randomUUID()
  keep(name, key, store)
  return key
}

/** The letter under this key is over, so the next one gets another; a key that another tab has begun by now stays. */
export function endLetterKey(
  studentId: string,
  relationshipId: number,
  key: string,
  store: Store = localStorage,
): void {
  const name = keyKeptAs(studentId, relationshipId)
  if (store.getItem(name) === key) store.removeItem(name)
}

function keep(name: string, text: string, store: Store): void {
  try {
    store.setItem(name, text)
  } catch (error) {
    console.warn('This letter cannot be kept in the browser.', error)
  }
}
