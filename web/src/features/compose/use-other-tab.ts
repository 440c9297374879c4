import { useEffect, useState } from 'react'
import { keptAs } from './kept-letters.ts'

/** Whether another tab of this browser has written in the same letter since this one was opened. */
export function useOtherTab(studentId: string, relationshipId: number): boolean {
  const [isElsewhere, setElsewhere] = useState(false)
  useEffect(() => {
    const key = keptAs(studentId, relationshipId)
    // The browser tells a tab of what the others store, never of its own.
    const hear = (event: StorageEvent) => {
      if (event.key === key && event.newValue !== null) setElsewhere(true)
    }
    addEventListener('storage', hear)
    return () => removeEventListener('storage', hear)
  }, [studentId, relationshipId])
  return isElsewhere
}
