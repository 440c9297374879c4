import { useRef, useState } from 'react'

/**
 * The state of a dialog: what it shows (`subject`), or null while it is closed. `key` is the React key of the dialog,
 * so that each opening mounts a new one, also while the previous one still closes. `onClosed` of a previous dialog does
 * not close a later one.
 */
export function useOpening<T>() {
  const [opening, setOpening] = useState<{ subject: T; key: number } | null>(null)
  // Counted apart from the state: closing and opening again may be one update, and the closed dialog would remain.
  const lastKey = useRef(0)
  return {
    opening,
    open: (subject: T) => {
      lastKey.current += 1
      setOpening({ subject, key: lastKey.current })
    },
    onClosed: () => setOpening((current) => (current === opening ? null : current)),
  }
}
