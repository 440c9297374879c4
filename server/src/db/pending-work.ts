type Reject = (reason: Error) => void

/** Work that has started and not ended. All of it can be rejected at once. */
export type PendingWork = {
  /** Adds one piece of work. The returned function removes it; call it once. */
  add(reject: Reject): () => void
  /** Rejects all pending work. */
  rejectAll(reason: Error): void
  /** The length of the array, which is the highest number of pieces of work that were pending at the same time. */
  length(): number
}

/**
 * Each piece of work has an element in an array, which is reused afterwards. A Set would not do: when V8 grows the
 * table of a Set, the old table references all its elements, with their data, until a full garbage collection.
 */
export function createPendingWork(): PendingWork {
  const pending: (Reject | null)[] = []
  const free: number[] = []
  return {
    add(reject) {
      const at = free.pop() ?? pending.length
      pending[at] = reject
      return () => {
        pending[at] = null
        free.push(at)
      }
    },
    rejectAll(reason) {
      for (const reject of pending) reject?.(reason)
      pending.fill(null)
    },
    length: () => pending.length,
  }
}
