type Reject = (reason: Error) => void

/** Calls that wait for an answer, each of which can be told that there is none. */
export type WaitingCalls = {
  /** Adds a call; the returned function takes it out again, once. */
  add(reject: Reject): () => void
  /** Tells every waiting call that it failed. */
  rejectAll(reason: Error): void
  /** Slots there are: as many as calls ever waited at the same time. */
  slots(): number
}

/**
 * Each call has a slot of its own, used again when the call is over. Not a Set: each time V8 grows the table of a Set, the
 * old table goes on holding every call that was in it, with all its data, until a full garbage collection.
 */
export function createWaitingCalls(): WaitingCalls {
  const waiting: (Reject | null)[] = []
  const free: number[] = []
  return {
    add(reject) {
      const slot = free.pop() ?? waiting.length
      waiting[slot] = reject
      return () => {
        waiting[slot] = null
        free.push(slot)
      }
    },
    rejectAll(reason) {
      for (const reject of waiting) reject?.(reason)
      waiting.fill(null)
    },
    slots: () => waiting.length,
  }
}
