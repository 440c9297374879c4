import { useEffect, useEffectEvent, useState } from 'react'
import { keptAs, readKept } from './kept-letters.ts'
import type { Version } from './letter-state.ts'

/**
 * Whether another tab of this browser has written in the same letter since this one was opened; `onWrote` gets its
 * texts.
 */
export function useOtherTab(
  studentId: string,
  relationshipId: number,
  onWrote: (versions: readonly Version[]) => void,
): boolean {
  const [isElsewhere, setElsewhere] = useState(false)
  const tell = useEffectEvent(onWrote)
  useEffect(() => {
    const key = keptAs(studentId, relationshipId)
    // The browser tells a tab of what the others store, never of its own.
    const onStorage = (event: StorageEvent) => {
      if (event.key !== key || event.newValue === null) return
      setElsewhere(true)
      const kept = readKept(event.newValue)
      if (kept) tell([...kept.replaced, kept])
    }
    addEventListener('storage', onStorage)
    return () => removeEventListener('storage', onStorage)
  }, [studentId, relationshipId])
  return isElsewhere
}
