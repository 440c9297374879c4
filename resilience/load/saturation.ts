import type { Sql } from '@labreach/launch/sql'
import { watchMemory } from '../hostile/memory.ts'
import { maxMemoryMb, type Bounds } from './bounds.ts'
import { generateLoad, type LoadResult } from './generate-load.ts'
import { countOutcome, formatTimes, p99 } from './metrics.ts'
import type { PlannedRequest } from './mix.ts'
import { shiftQuotasByAWeek } from './students.ts'

export type Run = {
  url: string
  /** The process id of the server. */
  pid: number
  sql: Sql
  next: () => PlannedRequest
  bounds: Bounds
  /** A short run measures for seconds: its times and its saturation are rough. */
  isShort: boolean
}

/** Calls with their own column in the table of rates; the others share one. */
const columns = ['browse', 'unlock', 'draft', 'send', 'login', 'upload'] as const
/** The product is saturated if it achieves less than this share of the offered rate… */
const minAchievedShare = 0.95
/** …or if p99 of the browse call exceeds this time in ms. */
const saturatedBrowseMs = 250
/** The factor between two rates in updateSaturation. */
const stepFactor = 0.9
/** Requests per second before a measurement starts. */
const warmUpRate = 200

/** `memory`: the peak of server and readers in MB. `server`: the peak of the server alone. */
export type Measurement = LoadResult & { memory: number; server: number }

/**
 * Measures the product at a rate. First it moves all quotas a week back: the server then reads the state of every
 * student again, so the measurement starts after `warmUpSeconds` at a low rate.
 */
export async function measure(
  run: Run,
  rate: number,
  seconds: number,
  warmUpSeconds = run.isShort ? 0 : 3,
): Promise<Measurement> {
  await shiftQuotasByAWeek(run.sql)
  if (warmUpSeconds > 0)
    checkResponses(run, await generateLoad(run.url, run.next, Math.min(rate, warmUpRate), warmUpSeconds))
  const watch = watchMemory(run.pid)
  const result = await generateLoad(run.url, run.next, rate, seconds)
  const { server, withChildren } = await watch.stop()
  checkResponses(run, result)
  run.bounds.record(
    'memory',
    withChildren > maxMemoryMb &&
      `Server and readers used ${withChildren.toFixed(0)} MB at ${rate.toFixed(0)} calls per second.`,
  )
  return { ...result, memory: withChildren, server }
}

/** Checks that a run has no unexpected responses. */
export function checkResponses({ bounds }: Run, { errors }: LoadResult): void {
  bounds.record('responses', undefined)
  for (const error of errors) bounds.record('responses', error)
}

function isSaturated({ offered, achieved, results }: LoadResult): boolean {
  const isRejecting = countOutcome(results, 'rejected') > 0
  return achieved < minAchievedShare * offered || p99(results, 'browse') > saturatedBrowseMs || isRejecting
}

export function printHeader(): void {
  const names = [...columns, 'others'].map((name) => name.padStart(11)).join('')
  console.log(
    `${'offered/s'.padStart(9)}${'success/s'.padStart(11)}${names}${'errors'.padStart(7)}${'503'.padStart(7)}${'MB'.padStart(6)}`,
  )
}

function printMeasurement(measurement: Measurement): void {
  const { results, offered, achieved, memory } = measurement
  const others = results.filter(({ call }) => !columns.includes(call as (typeof columns)[number]))
  const cells = [...columns.map((call) => formatTimes(results, call)), formatTimes(others)]
    .map((cell) => cell.padStart(11))
    .join('')
  const [errors, rejected] = [countOutcome(results, 'error'), countOutcome(results, 'rejected')]
  console.log(
    `${offered.toFixed(0).padStart(9)}${achieved.toFixed(0).padStart(11)}${cells}${String(errors).padStart(7)}${String(rejected).padStart(7)}${memory.toFixed(0).padStart(6)}`,
  )
}

/** `from`: the first rate. `factor`: between two rates. `seconds`: of one step. `halvings`: steps of the bisection. */
type Steps = { from: number; factor: number; seconds: number; halvings: number }

/** Measures a rate, prints a line, and returns whether the product is not saturated. */
async function keepsUp(run: Run, rate: number, seconds: number): Promise<boolean> {
  const measurement = await measure(run, rate, seconds)
  printMeasurement(measurement)
  return !isSaturated(measurement)
}

/**
 * Finds the highest rate at which the product is not saturated. It raises the rate step by step, then bisects between
 * the last two rates. A long run repeats a saturated step once, because another process can disturb a step.
 */
export async function findSaturation(run: Run, { from, factor, seconds, halvings }: Steps): Promise<number> {
  const fails = async (rate: number): Promise<boolean> => {
    for (let attempt = 0; attempt < (run.isShort ? 1 : 2); attempt++)
      if (await keepsUp(run, rate, seconds)) return false
    return true
  }
  let good = from
  for (; await fails(good); good /= factor) if (good < 1) throw new Error('The product does not respond in time.')
  let bad = good * factor
  // If the first rate failed, the next higher rate is known to fail.
  if (good === from) for (; !(await fails(bad)); bad *= factor) good = bad
  for (let halving = 0; halving < halvings; halving++) {
    const middle = Math.sqrt(good * bad)
    if (await fails(middle)) bad = middle
    else good = middle
  }
  return good
}

/**
 * Finds the current saturation from an earlier one: raises the rate by a tenth while the product keeps up, or lowers it
 * by a tenth until it does.
 */
export async function updateSaturation(run: Run, earlier: number, seconds: number): Promise<number> {
  let good = earlier
  if (await keepsUp(run, good, seconds)) while (await keepsUp(run, good / stepFactor, seconds)) good /= stepFactor
  else
    do {
      good *= stepFactor
      if (good < 1) throw new Error('The product does not respond in time.')
    } while (!(await keepsUp(run, good, seconds)))
  return good
}
