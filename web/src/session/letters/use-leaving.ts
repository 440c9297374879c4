import { useEffect, useSyncExternalStore } from 'react'
import { changeLeaving, leavingLetters, watchLeaving, type LeavingLetter } from './leaving-letters.ts'

/** The letters of this tab that are about to leave. */
export const useLeavingLetters = (): readonly LeavingLetter[] => useSyncExternalStore(watchLeaving, leavingLetters)

/** The letter with this id while it is about to leave. While the caller is mounted, the bar does not show it. */
export function useShownLeaving(id: number): LeavingLetter | undefined {
  useEffect(() => {
    changeLeaving(id, { isShown: true })
    return () => changeLeaving(id, { isShown: false })
  }, [id])
  return useLeavingLetters().find((letter) => letter.id === id)
}
