import { useState } from 'react'

/**
 * What a dialog is open about, or null. `turn`, for its key: each opening is a dialog of its own, even while the one before
 * is still on its way out, whose `closed` ends no later one.
 */
export function useOpening<T>() {
  const [opening, setOpening] = useState<{ about: T; turn: number } | null>(null)
  return {
    opening,
    open: (about: T) => setOpening((now) => ({ about, turn: (now?.turn ?? 0) + 1 })),
    closed: () => setOpening((now) => (now === opening ? null : now)),
  }
}
