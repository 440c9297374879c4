import { useBlocker } from '@tanstack/react-router'
import { session } from '../../credentials/session.ts'

/**
 * Blocks leaving the page with unsaved work. Returns the functions to leave or stay while a navigation is blocked, else
 * null. For a closing tab the browser asks.
 */
export function useLeaveBlocker(unsaved: boolean): { proceed: () => void; reset: () => void } | null {
  // Without a session nothing could be saved.
  const shouldBlock = () => unsaved && session.isValid()
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => shouldBlock() && current.pathname !== next.pathname,
    enableBeforeUnload: shouldBlock,
    withResolver: true,
  })
  return blocker.status === 'blocked' ? blocker : null
}
