import { setTimeout as sleep } from 'node:timers/promises'
import { liveThrough, type Acknowledged, type Site } from '@labreach/e2e/student-over-http'
import { reasonOf } from './traffic.ts'

export type Students = {
  /** What was acknowledged to them. */
  ledger: readonly Acknowledged[]
  /** Why some could not go on, and when (performance.now()). */
  broken: readonly { at: number; why: string }[]
  /** Lets those who are under way end; answers how many lived. */
  stop(): Promise<number>
}

let lived = 0

/** So many students at once go through the whole job, each followed by the next. */
export function startStudents(site: Site, lanes: number, pdf: Uint8Array): Students {
  const ledger: Acknowledged[] = []
  const broken: { at: number; why: string }[] = []
  const first = lived
  const over = new AbortController()
  const running = Array.from({ length: lanes }, async () => {
    while (!over.signal.aborted) {
      const number = lived++
      await liveThrough(site, { name: `student-${number}`, number, pdf }, (done) => ledger.push(done)).catch(
        async (error: Error) => {
          broken.push({ at: performance.now(), why: reasonOf(error).split('\n', 1)[0]! })
          await sleep(200)
        },
      )
    }
  })
  return {
    ledger,
    broken,
    async stop() {
      over.abort()
      await Promise.all(running)
      return lived - first
    },
  }
}
