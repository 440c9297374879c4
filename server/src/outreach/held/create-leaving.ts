import { leaveDueLetters } from './leave-due-letters.ts'

const PASS_MS = 2_000
/** The pause after an error, e.g. without a database. */
const RETRY_MS = 10_000

/**
 * Lets held letters leave, in passes that do not overlap, from `start` on. `stop` begins no further letter and resolves
 * when those that are leaving have left.
 */
export function createLeaving(services: Parameters<typeof leaveDueLetters>[0], onError: (error: unknown) => void) {
  const stopped = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let pass = Promise.resolve()
  const run = async () => {
    const hasMore = await leaveDueLetters(services, stopped.signal).catch((error: unknown) => {
      onError(error)
      return null
    })
    if (stopped.signal.aborted) return
    const pauseMs = hasMore === null ? RETRY_MS : hasMore ? 0 : PASS_MS
    timer = setTimeout(() => {
      pass = run()
    }, pauseMs).unref()
  }
  return {
    start: () => {
      if (!stopped.signal.aborted) pass = run()
    },
    stop: (): Promise<void> => {
      stopped.abort()
      clearTimeout(timer)
      return pass
    },
  }
}
