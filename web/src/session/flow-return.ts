import { isNumber, isString, nullOr, oneOf, withFields, type Guard } from '../credentials/guards.ts'
import { session } from '../credentials/session.ts'
import { tryToStore, versioned } from '../credentials/stored-value.ts'

/**
 * A letter that is paused until the student has connected a mailbox. `id` is the relationship's, `name` the
 * professor's; `followUpTo` is the id of the letter that it follows up.
 */
export type PausedLetter = { id: number; name: string; followUpTo?: number | null | undefined }

/**
 * `paused`: the browser is not at the provider, before the flow or after it without a connected mailbox; `away`: the
 * browser is at the provider; `back`: the mailbox is connected, the letter can be opened.
 * `student`: the id of the student; entries of older builds have none.
 */
type Return = {
  stage: 'paused' | 'away' | 'back'
  letter: PausedLetter | null
  at: number
  student?: string | null | undefined
}

/** An entry of this tab. It names a letter and no URL, so that it cannot redirect to a page of an attacker. */
export const returnKey = 'google_return'

/** After this time without a new stage the entry is ignored: the letter is neither opened nor offered. */
const maxAgeMs = 30 * 60_000

const isIdOrNone: Guard<number | null | undefined> = (value): value is number | null | undefined =>
  value === undefined || value === null || isNumber(value)

const isReturn = withFields<Return>({
  stage: oneOf('paused', 'away', 'back'),
  letter: nullOr(withFields<PausedLetter>({ id: isNumber, name: isString, followUpTo: isIdOrNone })),
  at: isNumber,
  student: (value): value is Return['student'] => value === undefined || value === null || isString(value),
})
const readReturn = (stored: Record<string, unknown>): Return | null => (isReturn(stored) ? stored : null)
const stored = versioned<Return>(1, { 0: readReturn, 1: readReturn })

function read(): Return | null {
  const entry = stored.read(sessionStorage.getItem(returnKey))
  if (!entry || Date.now() - entry.at >= maxAgeMs) return null
  // Another student may have signed in to this tab.
  return (entry.student ?? session.studentId()) === session.studentId() ? entry : null
}
const write = (entry: Pick<Return, 'stage' | 'letter'>) => {
  const { stage, letter } = entry
  tryToStore(sessionStorage, returnKey, stored.write({ stage, letter, at: Date.now(), student: session.studentId() }))
}

/** Stores the letter that cannot be sent until a mailbox is connected. */
export const pauseLetter = (letter: PausedLetter) => write({ stage: 'paused', letter })

/** To be called before the browser goes to the provider's page. */
export const markLeaving = () => write({ stage: 'away', letter: read()?.letter ?? null })

/** Whether the browser has returned from the provider. True only once per flow. */
export function takeFlowReturn(): boolean {
  const entry = read()
  if (entry?.stage !== 'away') return false
  write({ ...entry, stage: 'paused' })
  return true
}

/** To be called when the mailbox is connected. If it returns true, the browse page opens the paused letter. */
export function markConnected(): boolean {
  const letter = read()?.letter ?? null
  if (!letter) return false
  write({ stage: 'back', letter })
  return true
}

/** The letter that is paused until a mailbox is connected, or null. */
export function readPausedLetter(): PausedLetter | null {
  const entry = read()
  return entry && entry.stage !== 'back' ? entry.letter : null
}

/** To be called before the browse page is opened, which then opens the paused letter. */
export function resumeLetter(): void {
  const letter = readPausedLetter()
  if (letter) openAgain(letter)
}

/** Like `resumeLetter`, for a letter that was not paused; the browse page may be open already. */
export function openAgain(letter: PausedLetter): void {
  write({ stage: 'back', letter })
  for (const listener of listeners) listener()
}

const listeners = new Set<() => void>()

/** Calls `listener` when there is a letter to open. Returns a function that stops this. */
export function watchLetterToOpen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Removes the paused letter of a relationship, because it has been sent. */
export function endPause(id: number): void {
  if (read()?.letter?.id === id) sessionStorage.removeItem(returnKey)
}

/** Returns and removes the letter to open again. */
export function takeLetterToOpen(): PausedLetter | null {
  const entry = read()
  if (entry?.stage !== 'back') return null
  sessionStorage.removeItem(returnKey)
  return entry.letter
}
