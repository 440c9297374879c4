/** Told whether the student has proved that they are there, or has cancelled. */
type Waiting = (proved: boolean) => void

let waiting: readonly Waiting[] = []
const watchers = new Set<() => void>()

function change(next: readonly Waiting[]): void {
  waiting = next
  for (const tell of watchers) tell()
}

/** Asks the student to prove that they are there, in the dialog on their pages; calls that come together share it. */
export function askForProof(): Promise<boolean> {
  // Outside the pages of a student nobody could answer.
  if (watchers.size === 0) return Promise.resolve(false)
  return new Promise((resolve) => change([...waiting, resolve]))
}

/** For the dialog: whether a call waits, and word of each change. */
export const isProofAsked = () => waiting.length > 0
export function watchProof(tell: () => void): () => void {
  watchers.add(tell)
  return () => watchers.delete(tell)
}

/** Lets the waiting calls go on, or fail. */
export function answerProof(proved: boolean): void {
  const answered = waiting
  change([])
  for (const tell of answered) tell(proved)
}
