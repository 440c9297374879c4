import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Sends a letter after a running save of its draft has ended; otherwise the server could store the draft after the
 * letter. `isAsked` is true between the click and the sending.
 */
export function useSendWhenSaved(isSaving: boolean, send: () => void) {
  const [isAsked, setAsked] = useState(false)
  const start = useEffectEvent(() => {
    setAsked(false)
    send()
  })
  useEffect(() => {
    if (isAsked && !isSaving) start()
  }, [isAsked, isSaving])
  return { isAsked, ask: () => setAsked(true) }
}
