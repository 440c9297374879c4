import { isSameText } from './stored-version.ts'
import { isRecord, isString } from '../../../../credentials/guards.ts'
import { tryToStore, versioned, type Store } from '../../../../credentials/stored-value.ts'
import { basedOn, type LetterState, type Version } from '../letter-state.ts'
import { readVersion } from './read-version.ts'
import { addReplaced, removeContained } from '../replaced-texts.ts'

/** An unsent letter in the storage of this browser. The names of the fields are part of the stored format. */
export type StoredLetter = Version & {
  recipient: string
  /** ISO time of the last change. */
  keptAt: string
  /** `saved_at` of the draft that the student saw when writing this text, null for none. */
  basedOn: string | null
  /** Texts that were replaced, and alternatives that were not chosen. */
  replaced: readonly Version[]
}

const entry = versioned<StoredLetter>(1, { 0: parseLetter, 1: parseLetter })

/** The storage key of a letter. */
export const letterStorageKey = (studentId: string, relationshipId: number) => `letter_${studentId}_${relationshipId}`

/** Reads an unsent letter. It remains stored until it is sent or the student logs out. */
export function getStoredLetter(studentId: string, relationshipId: number, store: Store): StoredLetter | null {
  return parseStoredLetter(store.getItem(letterStorageKey(studentId, relationshipId)))
}

/** Parses a stored letter; null if it is broken. Missing fields of an earlier release get defaults. */
export const parseStoredLetter = (text: string | null): StoredLetter | null => entry.read(text)

/** Subject, body and time are required. Of the other fields, broken ones get defaults, so that the text is not lost. */
function parseLetter(stored: Record<string, unknown>): StoredLetter | null {
  const version = readVersion(stored)
  const { keptAt, basedOn, recipient, replaced } = stored
  if (!version || !isString(keptAt) || !keptAt) return null
  return {
    ...version,
    keptAt,
    basedOn: isString(basedOn) ? basedOn : null,
    recipient: isString(recipient) ? recipient : '',
    replaced: Array.isArray(replaced)
      ? replaced.flatMap((one: unknown) => (isRecord(one) ? (readVersion(one) ?? []) : []))
      : [],
  }
}

/** Makes the entry to store from the state of a letter. */
export function toStoredLetter(state: LetterState, keptAt: string): StoredLetter {
  const { subject, body, enhancement, choice, isOwn, recipient, replaced, alternative, otherTabVersions, seenDraft } =
    state
  // An alternative is stored unless the server has it and no save can replace it: a draft that was not seen here.
  const isAtRisk =
    alternative !== null &&
    (alternative.from === 'browser' || (seenDraft !== null && isSameText(alternative, seenDraft)))
  const alternatives = [...otherTabVersions, ...(isAtRisk ? [alternative] : [])]
  return {
    subject,
    body,
    enhancement,
    choice,
    isOwn,
    recipient,
    keptAt,
    basedOn: basedOn(state),
    replaced:
      alternatives.length > 0 ? removeContained(addReplaced([], ...alternatives, ...replaced), state) : replaced,
  }
}

/** Stores a letter, or removes an empty one. A full or blocked store only causes a warning. */
export function storeLetter(studentId: string, relationshipId: number, letter: StoredLetter, store: Store): void {
  const isEmpty = !letter.body.trim() && !letter.isOwn && !letter.recipient && letter.replaced.length === 0
  if (isEmpty) return removeLetter(studentId, relationshipId, store)
  tryToStore(store, letterStorageKey(studentId, relationshipId), entry.write(letter))
}

export function removeLetter(studentId: string, relationshipId: number, store: Store): void {
  store.removeItem(letterStorageKey(studentId, relationshipId))
}

/** The length of a UUID. */
const keyLength = 36

const keyStorageKey = (studentId: string, relationshipId: number) => `letter_key_${studentId}_${relationshipId}`

/**
 * Returns the Idempotency-Key of the next letter to a professor. All tabs of this browser use the same key, also after
 * a reload or an edit, so that the letter is sent once.
 */
export function getIdempotencyKey(studentId: string, relationshipId: number, store: Store): string {
  const name = keyStorageKey(studentId, relationshipId)
  const stored = store.getItem(name)
  if (stored?.length === keyLength) return stored
  const key = crypto.randomUUID()
  tryToStore(store, name, key)
  return key
}

/** Removes the key of a finished letter, so that the next one gets another. A newer key of another tab remains. */
export function endIdempotencyKey(studentId: string, relationshipId: number, key: string, store: Store): void {
  const name = keyStorageKey(studentId, relationshipId)
  if (store.getItem(name) === key) store.removeItem(name)
}
