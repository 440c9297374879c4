import { same } from './found-draft.ts'
import { isRecord, isString } from '../../../credentials/guards.ts'
import { tryToStore, versioned, type Store } from '../../../credentials/stored-value.ts'
import { basedOn, type LetterState, type Version } from './letter-state.ts'
import { readVersion } from './read-version.ts'
import { setAside, without } from './set-aside.ts'

/** What this browser keeps of an unsent letter: all that the student wrote, and upon which draft. */
export type KeptLetter = Version & {
  recipient: string
  keptAt: string
  /** `saved_at` of the draft this was written upon, null for none. */
  basedOn: string | null
  /** Texts that were replaced or stand beside the letter. */
  replaced: readonly Version[]
}

const entry = versioned<KeptLetter>(1, { 0: readLetter, 1: readLetter })

/** Under which name a letter is kept. */
export const keptAs = (studentId: string, relationshipId: number) => `letter_${studentId}_${relationshipId}`

/** Unsent letters stay in this browser, each under its student, until they are sent or the student logs out. */
export function keptLetter(studentId: string, relationshipId: number, store: Store): KeptLetter | null {
  return readKept(store.getItem(keptAs(studentId, relationshipId)))
}

/**
 * A kept letter out of its entry; what an earlier version of this page left is completed, what is broken counts as
 * none.
 */
export const readKept = (text: string | null): KeptLetter | null => entry.read(text)

/** The text counts more than what stands beside it: of the rest, what is broken is left out, and the letter goes on. */
function readLetter(stored: Record<string, unknown>): KeptLetter | null {
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

/** What is to be kept of a letter as it stands. */
export function toKeep(state: LetterState, keptAt: string): KeptLetter {
  const { subject, body, enhancement, choice, isOwn, recipient, replaced, other, elsewhere, seen } = state
  // A draft that was only offered lies on the server; one that was shown and left may be saved over.
  const isLeft = other !== null && (other.from === 'browser' || (seen !== null && same(other, seen)))
  const beside = [...elsewhere, ...(isLeft ? [other] : [])]
  return {
    subject,
    body,
    enhancement,
    choice,
    isOwn,
    recipient,
    keptAt,
    basedOn: basedOn(state),
    replaced: beside.length > 0 ? without(setAside([], ...beside, ...replaced), state) : replaced,
  }
}

/**
 * Keeps a letter; one in which nothing was written is forgotten. A store that is full or shut keeps nothing, and the
 * letter goes on.
 */
export function keepLetter(studentId: string, relationshipId: number, letter: KeptLetter, store: Store): void {
  const isEmpty = !letter.body.trim() && !letter.isOwn && !letter.recipient && letter.replaced.length === 0
  if (isEmpty) return forgetLetter(studentId, relationshipId, store)
  tryToStore(store, keptAs(studentId, relationshipId), entry.write(letter))
}

export function forgetLetter(studentId: string, relationshipId: number, store: Store): void {
  store.removeItem(keptAs(studentId, relationshipId))
}

/** Characters of a UUID. */
const keyLength = 36

const keyKeptAs = (studentId: string, relationshipId: number) => `letter_key_${studentId}_${relationshipId}`

/**
 * Under which Idempotency-Key the next letter to a professor is sent: the same in every tab of this browser and after a
 * reload, whatever its text becomes, so that however often it is sent, it is one letter.
 */
export function letterKey(studentId: string, relationshipId: number, store: Store): string {
  const name = keyKeptAs(studentId, relationshipId)
  const kept = store.getItem(name)
  if (kept?.length === keyLength) return kept
  const key = crypto.randomUUID()
  tryToStore(store, name, key)
  return key
}

/** The letter under this key is over, so the next one gets another; a key that another tab has begun by now stays. */
export function endLetterKey(studentId: string, relationshipId: number, key: string, store: Store): void {
  const name = keyKeptAs(studentId, relationshipId)
  if (store.getItem(name) === key) store.removeItem(name)
}
