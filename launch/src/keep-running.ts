import { setTimeout as sleep } from 'node:timers/promises'
import { tailOf } from './problem.ts'

type Running = { died: Promise<string>; stop(): Promise<void>; kill(): void }

export type Kept<R> = {
  /** The run of this moment, or the last one while the next is being waited for. */
  current(): R
  stop(): Promise<void>
  kill(): void
}

const firstDelay = 500
const longestDelay = 15_000
const steady = 60_000 // ms alive after which a death counts as the first again

type Options<R> = {
  /** Told of every death after the first start, with the end of `log`. */
  say(line: string): void
  log: string
  /** Told of every new run but the first. */
  again?(run: R): void
}

/**
 * Starts something and starts it again whenever it dies, after 0.5, 1, 2 … 15 s. The first start must succeed. The signal
 * given to each start is set off by `stop()`.
 */
export async function keepRunning<R extends Running>(
  start: (signal: AbortSignal) => Promise<R>,
  { say, log, again }: Options<R>,
): Promise<Kept<R>> {
  const stopping = new AbortController()
  let run = await start(stopping.signal)
  let delay = firstDelay
  const watch = async () => {
    for (;;) {
      const since = Date.now()
      let how = await run.died
      if (Date.now() - since > steady) delay = firstDelay
      for (let alive = false; !alive && !stopping.signal.aborted;) {
        say(`${how}; it starts again in ${delay / 1000} s. The end of ${log}:${await tailOf(log)}`)
        await sleep(delay, undefined, stopping).catch(() => undefined)
        delay = Math.min(delay * 2, longestDelay)
        try {
          stopping.signal.throwIfAborted()
          run = await start(stopping.signal)
          alive = true
        } catch (error) {
          how = (error as Error).message.split('\n', 1)[0]! // the log says the rest
        }
      }
      if (stopping.signal.aborted) return run.stop() // it may have come up just now
      again?.(run)
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
