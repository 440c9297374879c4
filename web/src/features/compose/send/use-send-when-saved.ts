import type { LeaveChoice } from '@labreach/contract/outreach'
import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Sends a letter after a running save of its draft has ended; otherwise the server could store the draft after the
 * letter. `isAsked` is true between the click and the sending. @param hasConflict the save was refused: the student is
 * asked which text to keep, so none is sent
 */
export function useSendWhenSaved(isSaving: boolean, hasConflict: boolean, send: (leave: LeaveChoice) => void) {
  const [asked, setAsked] = useState<LeaveChoice | null>(null)
  const start = useEffectEvent((leave: LeaveChoice) => {
    setAsked(null)
    if (!hasConflict) send(leave)
  })
  useEffect(() => {
    if (asked && !isSaving) start(asked)
  }, [asked, isSaving])
  return { isAsked: asked !== null, ask: (leave: LeaveChoice) => setAsked(leave) }
}
