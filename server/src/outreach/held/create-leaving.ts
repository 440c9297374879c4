import { leaveDueLetters } from './leave-due-letters.ts'

const PASS_MS = 2_000

/**
 * Lets held letters leave, in passes from `start` on. A pass does not wait until the letters of the earlier ones have
 * left. `stop` begins no further letter and resolves when those that are leaving have left.
 */
export function createLeaving(services: Parameters<typeof leaveDueLetters>[0], onError: (error: unknown) => void) {
  const stopped = new AbortController()
  const running = new Set<string>()
  const leaving = new Set<Promise<void>>()
  let timer: NodeJS.Timeout | undefined
  let pass = Promise.resolve()
  const run = async () => {
    try {
      const { left } = await leaveDueLetters(services, { running, stop: stopped.signal })
      const ended = left.catch(onError).finally(() => leaving.delete(ended))
      leaving.add(ended)
    } catch (error) {
      onError(error)
    }
    if (stopped.signal.aborted) return
    timer = setTimeout(() => {
      pass = run()
    }, PASS_MS).unref()
  }
  return {
    start: () => {
      if (!stopped.signal.aborted) pass = run()
    },
    stop: async (): Promise<void> => {
      stopped.abort()
      clearTimeout(timer)
      await pass
      await Promise.all(leaving)
    },
  }
}
