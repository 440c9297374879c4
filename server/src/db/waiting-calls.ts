type Reject = (reason: Error) => void

/** The calls in progress, which can all be rejected at once. */
export type WaitingCalls = {
  /** Adds a call. The returned function removes it; call it once. */
  add(reject: Reject): () => void
  /** Rejects every call in progress. */
  rejectAll(reason: Error): void
  /** The number of slots, which is the highest number of calls that were in progress at the same time. */
  slots(): number
}

/**
 * Each call has a slot in an array, which is reused after the call. A Set would not do: when V8 grows the table of a
 * Set, the old table references all its calls, with their data, until a full garbage collection.
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
