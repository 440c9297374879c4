import { useState } from 'react'

/**
 * The state of a dialog: what it shows (`subject`), or null while it is closed. `key` is the React key of the dialog,
 * so that each opening mounts a new one, also while the previous one still closes. `onClosed` of a previous dialog does
 * not close a later one.
 */
export function useOpening<T>() {
  const [opening, setOpening] = useState<{ subject: T; key: number } | null>(null)
  return {
    opening,
    open: (subject: T) => setOpening((current) => ({ subject, key: (current?.key ?? 0) + 1 })),
    onClosed: () => setOpening((current) => (current === opening ? null : current)),
  }
}
