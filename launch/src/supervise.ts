import { setTimeout as sleep } from 'node:timers/promises'
import { readTail } from './problem.ts'

type Running = { exited: Promise<string>; stop(): Promise<void>; kill(): void }

export type Supervised<R> = {
  /** The current run, or the last one during a restart. */
  current(): R
  stop(): Promise<void>
  kill(): void
}

const firstDelayMs = 500
const maxDelayMs = 15_000
/** After this running time the next restart delay is `firstDelayMs` again. */
const stableMs = 60_000

type Options<R> = {
  /** Receives a line for every unexpected end, with the end of `log`. */
  print(line: string): void
  log: string
  /** Called after every restart. */
  onRestart?(run: R): void
}

/**
 * Starts a program and restarts it whenever it ends, after 0.5, 1, 2 … 15 s. Throws if the first start fails. `stop()`
 * aborts the signal that each start receives.
 */
export async function supervise<R extends Running>(
  start: (signal: AbortSignal) => Promise<R>,
  { print, log, onRestart }: Options<R>,
): Promise<Supervised<R>> {
  const stopping = new AbortController()
  let run = await start(stopping.signal)
  let delay = firstDelayMs
  const watch = async () => {
    for (;;) {
      const since = Date.now()
      let reason = await run.exited
      if (Date.now() - since > stableMs) delay = firstDelayMs
      for (let alive = false; !alive && !stopping.signal.aborted;) {
        print(`${reason}; restart in ${delay / 1000} s. The end of its log (${log}):${await readTail(log)}`)
        await sleep(delay, undefined, stopping).catch(() => undefined)
        delay = Math.min(delay * 2, maxDelayMs)
        try {
          stopping.signal.throwIfAborted()
          run = await start(stopping.signal)
          alive = true
        } catch (error) {
          reason = (error as Error).message.split('\n', 1)[0]! // the rest is in the log
        }
      }
      if (stopping.signal.aborted) return run.stop() // a restart may have completed after the abort
      onRestart?.(run)
    }
  }
  const watching = watch()
  return {
    current: () => run,
    async stop() {
      stopping.abort()
      await run.stop()
      await watching
    },
    kill() {
      stopping.abort()
      run.kill()
    },
  }
}
