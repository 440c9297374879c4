import { isNumber, isString, nullOr, oneOf, withFields } from '../credentials/guards.ts'
import { tryToKeep, versioned } from '../credentials/stored-value.ts'

/** A letter that waits until its student has connected Google, by its relationship. */
export type PausedLetter = { id: number; name: string }

/** `paused`: the student looks for the way to Google; `away`: has left for it; `back`: is connected, the letter opens. */
type Return = { stage: 'paused' | 'away' | 'back'; letter: PausedLetter | null; at: number }

/** In this tab alone, and only a letter: nobody can name another place to come back to. */
export const returnKey = 'google_return'

/** A letter that was left for so long is not opened by itself any more. */
const freshMs = 30 * 60_000

const isReturn = withFields<Return>({
  stage: oneOf('paused', 'away', 'back'),
  letter: nullOr(withFields<PausedLetter>({ id: isNumber, name: isString })),
  at: isNumber,
})
const readReturn = (stored: Record<string, unknown>): Return | null => (isReturn(stored) ? stored : null)
const stored = versioned<Return>(1, { 0: readReturn, 1: readReturn })

function read(): Return | null {
  const found = stored.read(sessionStorage.getItem(returnKey))
  return found && Date.now() - found.at < freshMs ? found : null
}
const write = (entry: Omit<Return, 'at'>) =>
  void tryToKeep(sessionStorage, returnKey, stored.write({ ...entry, at: Date.now() }))

/** The letter that could not be sent without Google. */
export const pauseLetter = (letter: PausedLetter) => write({ stage: 'paused', letter })

/** The browser is about to leave for Google's page. */
export const leaveForGoogle = () => write({ stage: 'away', letter: read()?.letter ?? null })

/** Whether the browser comes from Google; asked again it does not. */
export function hasComeFromGoogle(): boolean {
  const entry = read()
  if (entry?.stage !== 'away') return false
  write({ ...entry, stage: 'paused' })
  return true
}

/** Google is connected: answers whether a letter waits, which then opens on the page that shows letters. */
export function goBackToLetter(): boolean {
  const letter = read()?.letter ?? null
  if (!letter) return false
  write({ stage: 'back', letter })
  return true
}

/** The letter that is to be opened again, once. */
export function takeLetterToOpen(): PausedLetter | null {
  const entry = read()
  if (entry?.stage !== 'back') return null
  sessionStorage.removeItem(returnKey)
  return entry.letter
}
