import { readdirSync, readlinkSync, realpathSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

type Run = { exited: Promise<string>; kill(): void }
type Ends = { stop(): Promise<void> }

/** What runs, and is started again after `pauseMs` whenever it ends; a start that fails is tried again as well. */
export type KeptProcess<R extends Run & Ends> = {
  current(): R
  /** How often it ended though nobody had said so. */
  deaths(): number
  /** Tells that the next end is wanted, so that it does not count. */
  expectEnd(): void
  /** Ends it, and keeps it ended until `resume`. */
  pause(): Promise<void>
  resume(): Promise<void>
  stop(): Promise<void>
}

export async function keep<R extends Run & Ends>(start: () => Promise<R>, pauseMs: number): Promise<KeptProcess<R>> {
  let run = await start()
  const now = { deaths: 0, expected: 0, stopping: false }
  let held = Promise.resolve()
  let release = () => {}
  const watch = async () => {
    for (;;) {
      await run.exited
      if (now.stopping) return
      if (now.expected > 0) now.expected--
      else now.deaths++
      await held
      for (let up = false; !up && !now.stopping;) {
        await sleep(pauseMs)
        if (now.stopping) return
        up = await start().then(
          (next) => Boolean((run = next)),
          () => false,
        )
      }
    }
  }
  const watching = watch()
  return {
    current: () => run,
    deaths: () => now.deaths,
    expectEnd: () => void now.expected++,
    async pause() {
      held = new Promise((resolve) => (release = resolve))
      now.expected++
      await run.stop()
    },
    async resume() {
      release()
    },
    async stop() {
      now.stopping = true
      release()
      await run.stop()
      await watching
    },
  }
}

/** Every process that works inside a folder: of PostgreSQL all of them do, in the cluster's. */
export function processesIn(folder: string): number[] {
  const real = realpathSync(folder)
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => {
      try {
        return pid > 0 && readlinkSync(`/proc/${pid}/cwd`) === real
      } catch {
        return false // gone meanwhile
      }
    })
}

/** Signals them all; who is gone already needs none. */
export function tellAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids)
    try {
      process.kill(pid, signal)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
}
