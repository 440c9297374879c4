import { setTimeout as sleep } from 'node:timers/promises'
import type { TestSystem } from '../faults/test-system.ts'

/** The most by which a clock moves, in either direction, in milliseconds. */
const MOST_MOVED_MS = 20_000

/** Kills servers and PostgreSQL and moves clocks at random times until `end`. Returns how often each happened. */
export async function disturb(system: TestSystem, end: AbortSignal): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  const pause = (ms: number) => sleep(ms, undefined, { signal: end }).catch(() => undefined)
  for (await pause(2_000); !end.aborted; await pause(1_000 + Math.random() * 5_000)) {
    const chance = Math.random()
    const [what, cause] = chance < 0.6 ? kills : chance < 0.75 || !system.moveClock ? databaseKills : moves
    await cause(system)
    counts[what] = (counts[what] ?? 0) + 1
  }
  system.moveClock?.(0)
  return counts
}

type Disturbance = readonly [what: string, cause: (system: TestSystem) => Promise<void>]

const kills: Disturbance = ['kills of a server', async (system) => system.killInstance?.()]
const databaseKills: Disturbance = ['kills of PostgreSQL', async (system) => system.killDatabase?.()]
const moves: Disturbance = [
  'moves of the clocks',
  async (system) => system.moveClock?.(Math.round((Math.random() * 2 - 1) * MOST_MOVED_MS)),
]
