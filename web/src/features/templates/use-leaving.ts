import { useBlocker } from '@tanstack/react-router'
import { session } from '../../credentials/session.ts'

/**
 * While there is unsaved work: a way out of the page that waits for an answer, or null. A closing tab asks by itself.
 */
export function useLeaving(unsaved: boolean): { proceed: () => void; reset: () => void } | null {
  // A session that has ended leaves unasked: nothing could be saved.
  const atRisk = () => unsaved && session.isValid()
  const leaving = useBlocker({
    shouldBlockFn: ({ current, next }) => atRisk() && current.pathname !== next.pathname,
    enableBeforeUnload: atRisk,
    withResolver: true,
  })
  return leaving.status === 'blocked' ? leaving : null
}
