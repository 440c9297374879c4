import { useEffect, useEffectEvent, useState } from 'react'
import { letterStorageKey, parseStoredLetter } from './letter-store.ts'
import type { Version } from '../letter-state.ts'

/**
 * Returns whether another tab of this browser has edited the same letter since this one was opened. `onWrote` gets its
 * texts.
 */
export function useOtherTab(
  studentId: string,
  relationshipId: number,
  onWrote: (versions: readonly Version[]) => void,
): boolean {
  const [isElsewhere, setElsewhere] = useState(false)
  const handleWrote = useEffectEvent(onWrote)
  useEffect(() => {
    const key = letterStorageKey(studentId, relationshipId)
    // The storage event only fires in the other tabs, not in the one that changed the storage.
    const onStorage = (event: StorageEvent) => {
      if (event.key !== key || event.newValue === null) return
      setElsewhere(true)
      const stored = parseStoredLetter(event.newValue)
      if (stored) handleWrote([...stored.replaced, stored])
    }
    addEventListener('storage', onStorage)
    return () => removeEventListener('storage', onStorage)
  }, [studentId, relationshipId])
  return isElsewhere
}
