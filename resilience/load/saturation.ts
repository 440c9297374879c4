import type { Sql } from '@labreach/launch/sql'
import { watchMemory } from '../hostile/memory.ts'
import { counted, p99, shown } from './figures.ts'
import type { PlannedCall } from './mix.ts'
import { offer, type Offered } from './offer.ts'
import { aWeekPasses } from './students.ts'

export type Run = {
  url: string
  /** The server's process. */
  pid: number
  sql: Sql
  next: () => PlannedCall
  /** Whatever breaks a bound, a sentence each. */
  wrongs: string[]
  /** Whether bounds on time count: a short run sees too few calls for that. */
  strict: boolean
}

/** Calls with a column of their own while the rate rises; the others share one. */
const columns = ['browse', 'unlock', 'draft', 'send', 'login', 'upload'] as const
const share = { achieved: 0.95, lower: 0.9 }
/** Of browse, ms at the 99th of a hundred: beyond, the product is full. */
const fullMs = 250
/** MB, server and its readers: V8 lets its heap grow while the machine has memory (1,220 seen); beyond, something piles up. */
const memoryMost = 1_500
/** Calls a second while nothing is counted. */
const settleRate = 200

export type Weighed = Offered & { memory: number; server: number }

/**
 * Offers calls at a rate while the memory is watched. A week passes first, so that no quota is met: a jerk of the driver's
 * own, after which whatever is known of a student is read anew, so that some seconds before do not count unless told so.
 */
export async function offered(run: Run, rate: number, seconds: number, settle = run.strict ? 3 : 0): Promise<Weighed> {
  await aWeekPasses(run.sql)
  if (settle > 0) run.wrongs.push(...(await offer(run.url, run.next, Math.min(rate, settleRate), settle)).wrongs)
  const memory = watchMemory(run.pid)
  const result = await offer(run.url, run.next, rate, seconds)
  const { server, withChildren } = await memory.stop()
  run.wrongs.push(...result.wrongs)
  if (withChildren > memoryMost)
    run.wrongs.push(`Server and readers held ${withChildren.toFixed(0)} MB at ${rate.toFixed(0)}/s.`)
  return { ...result, memory: withChildren, server }
}

function isFull({ offered, achieved, seen }: Offered): boolean {
  return achieved < share.achieved * offered || p99(seen, 'browse') > fullMs || counted(seen, 'turned away') > 0
}

export function printHead(): void {
  const names = [...columns, 'others'].map((name) => name.padStart(11)).join('')
  console.log(
    `${'offered/s'.padStart(9)}${'answered/s'.padStart(11)}${names}${'wrong'.padStart(7)}${'503'.padStart(7)}${'MB'.padStart(6)}`,
  )
}

function printStep(step: Offered & { memory: number }): void {
  const others = step.seen.filter(({ call }) => !columns.includes(call as (typeof columns)[number]))
  const cells = [...columns.map((call) => shown(step.seen, call)), shown(others)]
    .map((cell) => cell.padStart(11))
    .join('')
  const [wrong, away] = [counted(step.seen, 'wrong'), counted(step.seen, 'turned away')]
  console.log(
    `${step.offered.toFixed(0).padStart(9)}${step.achieved.toFixed(0).padStart(11)}${cells}${String(wrong).padStart(7)}${String(away).padStart(7)}${step.memory.toFixed(0).padStart(6)}`,
  )
}

type Steps = { from: number; factor: number; seconds: number; halvings: number }

/** Whether the product keeps up with so many calls a second; a line says how. */
async function keepsUp(run: Run, rate: number, seconds: number): Promise<boolean> {
  const step = await offered(run, rate, seconds)
  printStep(step)
  return !isFull(step)
}

/**
 * Raises the rate until the product is full (answers less than 95 % in time, browse beyond 250 ms, or 503), twice at the
 * same rate where that counts; then looks between the last two. Answers the highest rate that was kept up with.
 */
export async function saturate(run: Run, { from, factor, seconds, halvings }: Steps): Promise<number> {
  const full = async (rate: number): Promise<boolean> => {
    for (let attempt = 0; attempt < (run.strict ? 2 : 1); attempt++) if (await keepsUp(run, rate, seconds)) return false
    return true
  }
  let good = from
  for (; await full(good); good /= factor) if (good < 1) throw new Error('The product answers nobody in time.')
  let bad = good * factor
  // Where it had to go down, it is known already that one step up is too much.
  if (good === from) for (; !(await full(bad)); bad *= factor) good = bad
  for (let halving = 0; halving < halvings; halving++) {
    const middle = Math.sqrt(good * bad)
    if (await full(middle)) bad = middle
    else good = middle
  }
  return good
}

/** What is kept up with at this moment: from what was kept up with before, a tenth up as long as it is, else a tenth down until it is. */
export async function saturationNow(run: Run, before: number, seconds: number): Promise<number> {
  let good = before
  if (await keepsUp(run, good, seconds)) while (await keepsUp(run, good / share.lower, seconds)) good /= share.lower
  else
    do {
      good *= share.lower
      if (good < 1) throw new Error('The product answers nobody in time.')
    } while (!(await keepsUp(run, good, seconds)))
  return good
}
