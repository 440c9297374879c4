/** A letter that the server holds for a few seconds, in which it can be taken back. */
export type LeavingLetter = {
  id: number
  relationshipId: number
  professorName: string
  /** The id of the letter that it follows up; null for any other letter. */
  followUpTo: number | null
  /** When it leaves by the server's clock, in milliseconds. */
  sendAt: number
  /** When it leaves, in milliseconds of this browser's clock. It may leave later, but not earlier. */
  leavesAt: number
  /** Until when it may still be possible to take it back; later than `leavesAt` where the response took long. */
  undoUntil: number
  /** `asked`: the server is asked to take it back or to send it now; `leaving`: it can no longer be taken back. */
  stage: 'held' | 'asked' | 'leaving'
  /** Whether a dialog shows it, so that the bar at the foot of the page does not. */
  isShown: boolean
}

let letters: readonly LeavingLetter[] = []
const listeners = new Set<() => void>()

function setLetters(next: readonly LeavingLetter[]): void {
  letters = next
  for (const listener of listeners) listener()
}

/** The letters of this tab that are about to leave, the oldest first. After a reload the outreach history shows them. */
export const leavingLetters = (): readonly LeavingLetter[] => letters

/** Calls `listener` at each change of `leavingLetters`. Returns a function that stops this. */
export function watchLeaving(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const addLeaving = (letter: LeavingLetter): void =>
  setLetters([...letters.filter(({ id }) => id !== letter.id), letter])

export const changeLeaving = (id: number, change: Partial<LeavingLetter>): void =>
  setLetters(letters.map((letter) => (letter.id === id ? { ...letter, ...change } : letter)))

export const removeLeaving = (id: number): void => setLetters(letters.filter((letter) => letter.id !== id))

export const findLeaving = (id: number): LeavingLetter | undefined => letters.find((letter) => letter.id === id)

/** A shorter time for Undo after the countdown would only flash. */
const slowMs = 1_000

/**
 * When a letter leaves by this browser's clock, in milliseconds. The server's time counts if the clocks agree; otherwise
 * the whole time counts from the click, `clickedAt`, so that the countdown never ends after the letter has left. The server
 * has received the letter between the click and its response: until the last possible time it may still be taken back,
 * and if it has left, the server says so.
 */
export function leavingTimes(
  sendAt: string,
  { clickedAt, respondedAt }: { clickedAt: number; respondedAt: number },
  holdMs: number,
): Pick<LeavingLetter, 'sendAt' | 'leavesAt' | 'undoUntil'> {
  const planned = Date.parse(sendAt)
  const leavesAt = planned > clickedAt && planned < clickedAt + holdMs ? planned : clickedAt + holdMs
  const latest = respondedAt + holdMs
  const undoUntil = planned >= leavesAt && planned < latest ? planned : latest
  return { sendAt: planned, leavesAt, undoUntil: undoUntil < leavesAt + slowMs ? leavesAt : undoUntil }
}
