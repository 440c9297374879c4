import { loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import type { StudentPool } from './student-pool.ts'
import type { TestSystem } from './test-system.ts'
import { coreFaults } from './core-faults.ts'
import { longFaults } from './long-faults.ts'
import { machineFaults } from './machine-faults.ts'
import { shuffle } from './shuffle.ts'
import { serviceFaults } from './service-faults.ts'
import { measureRecovery, type Fault, type Recovery } from './fault.ts'
import { runChecks, type CheckHistory } from './checks/run-checks.ts'

export const faults: readonly Fault[] = [...machineFaults, ...coreFaults, ...serviceFaults, ...longFaults]

export type Round = Recovery & { fault: string; notes: string[]; problems: string[] }

/**
 * Plans `count` faults in an order that depends on the seed. Each long fault occurs once if `count` permits it; the
 * others occur equally often.
 */
export function createPlan(
  count: number,
  system: TestSystem,
  { seed, only }: { seed: number; only?: string | undefined },
): Fault[] {
  // Faults of external services need no cluster, so they occur only on one machine.
  const isPossible = ({ needs }: Fault) => (needs ? system[needs] !== undefined : system.name === 'one machine')
  const candidates = faults.filter((fault) => isPossible(fault) && (!only || fault.name.includes(only)))
  const short = candidates.filter(({ isLong }) => !isLong)
  const long = candidates.filter(({ isLong }) => isLong)
  const once = short.length === 0 || count >= candidates.length ? long : []
  const repeated = shuffle(short.length > 0 ? short : long, seed)
  const others = Array.from({ length: Math.max(0, count - once.length) }, (_, at) => repeated[at % repeated.length]!)
  return shuffle([...once, ...others], seed + 1)
}

/** Causes the fault while the students are active, measures the recovery, and checks the state of the product. */
export async function runRound(pool: StudentPool, fault: Fault, number: number, history: CheckHistory): Promise<Round> {
  const { run } = pool
  run.round = number
  run.mayHang = false
  const [notes, problems]: [string[], string[]] = [[], []]
  const context = {
    run,
    addProblem: (text: string) => void problems.push(text),
    addNote: (text: string) => void notes.push(text),
  }
  pool.resume()
  await sleep(500)
  const begin = performance.now()
  const since = await fault.inject(context)
  const { readyMs, normalMs } = await measureRecovery(context, since)
  const readyBoundMs = fault.readyBoundMs ?? fault.boundMs
  if (readyMs > readyBoundMs) problems.push(`late: ready after ${Math.round(readyMs)} ms, bound ${readyBoundMs} ms`)
  if (normalMs > fault.boundMs)
    problems.push(`late: normal after ${Math.round(normalMs)} ms, bound ${fault.boundMs} ms`)
  await sleep(300)
  const { writers } = run.system
  if (writers) {
    const [pause, load] = [writers.findLongestPause(begin) / 1_000, loadavg()[0]!]
    context.addNote(`no number acknowledged through haproxy for ${pause.toFixed(1)} s; load average ${load.toFixed(1)}`)
  }
  await run.system.restore()
  if (writers) {
    const end = performance.now()
    context.addNote(`whole after ${((end - since) / 1_000).toFixed(0)} s`)
    if (writers.count(since, end, 'haproxy') === 0) problems.push('no number was acknowledged through haproxy')
  }
  await pool.pause()
  problems.push(...(await runChecks(run, history)), ...run.expected.callProblems.splice(0))
  problems.push(...((await writers?.findProblems()) ?? []))
  return { fault: fault.name, readyMs, normalMs, notes, problems: [...new Set(problems)] }
}
