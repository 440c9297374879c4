/** Gets true after the student has given a proof, false after they cancelled. */
type Resolve = (proved: boolean) => void

let pending: readonly Resolve[] = []
const listeners = new Set<() => void>()

function setPending(next: readonly Resolve[]): void {
  pending = next
  for (const listener of listeners) listener()
}

/** Opens the dialog that asks the student for a fresh proof. Calls that need one at the same time share the dialog. */
export function requestProof(): Promise<boolean> {
  // Only the student pages have the dialog.
  if (listeners.size === 0) return Promise.resolve(false)
  return new Promise((resolve) => setPending([...pending, resolve]))
}

/** For the dialog: whether a call waits for a proof. */
export const isProofPending = () => pending.length > 0
/** Calls `listener` at each change of `isProofPending`. Returns a function that stops this. */
export function watchProof(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Lets the waiting calls continue (true) or fail (false). */
export function resolveProof(proved: boolean): void {
  const resolves = pending
  setPending([])
  for (const resolve of resolves) resolve(proved)
}
