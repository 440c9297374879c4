import { setTimeout as sleep } from 'node:timers/promises'
import type { Sql } from 'postgres'
import { watchMemory } from '../hostile/memory.ts'
import { ask } from './ask.ts'
import { counted, median, p99, printCalls, shown } from './figures.ts'
import type { Wanted } from './mix.ts'
import { offer, type Offered } from './offer.ts'
import { openSlowConnections } from './slow-connections.ts'
import { aWeekPasses } from './students.ts'

export type Run = {
  url: string
  /** The server's process. */
  pid: number
  sql: Sql
  next: () => Wanted
  /** Whatever breaks a bound, a sentence each. */
  wrongs: string[]
  /** Whether bounds on time count: a short run sees too few calls for that. */
  strict: boolean
}

/** Calls with a column of their own while the rate rises; the others share one. */
const columns = ['browse', 'unlock', 'draft', 'send', 'login', 'upload'] as const
const share = { achieved: 0.95, lower: 0.9, hold: 0.7, probe: 0.3, beside: 0.5 }
/** Of browse, ms at the 99th of a hundred: when the product is full, and what the issue asks for. */
const [fullMs, holdMs] = [250, 50]
/** MB, server and its readers: V8 lets its heap grow while the machine has memory (1,220 seen); beyond, something piles up. */
const memoryMost = 1_500
const recoveredWithin = 5 // s
/** Calls a second while nothing is counted. */
const settleRate = 200
/** Seconds that are looked at after the load. */
const watched = recoveredWithin + 1
const slowConnections = 1_000
const slowerMost = 1.2
const probeMs = 250
/** What tells a balancer and an operator how it stands; must answer in all that crowd. */
const probes = ['/healthz', '/readyz', '/api/wake']

type Weighed = Offered & { memory: number; server: number }

/**
 * Offers calls at a rate while the memory is watched. A week passes first, so that no quota is met: a jerk of the driver's
 * own, after which whatever is known of a student is read anew, so that some seconds before do not count unless told so.
 */
async function offered(run: Run, rate: number, seconds: number, settle = run.strict ? 3 : 0): Promise<Weighed> {
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

type Steps = { from: number; factor: number; seconds: number; halvings: number; sustained: number }

/**
 * Raises the rate until the product is full (answers less than 95 % in time, browse beyond 250 ms, or 503), twice at the
 * same rate where that counts; then looks between the last two. A machine has good moments, so the rate that was found is
 * then offered for `sustained` seconds, a tenth less each time, until it is kept up with. Answers that rate.
 */
export async function saturate(run: Run, { from, factor, seconds, halvings, sustained }: Steps): Promise<number> {
  const full = async (rate: number): Promise<boolean> => {
    for (let attempt = 0; attempt < (run.strict ? 2 : 1); attempt++) {
      const step = await offered(run, rate, seconds)
      printStep(step)
      if (!isFull(step)) return false
    }
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
  const kept = async () => {
    const step = await offered(run, good, sustained)
    printStep(step)
    return !isFull(step)
  }
  if (sustained > 0) while (!(await kept())) good *= share.lower
  return good
}

type Hold = { seconds: number; runs: number }

/**
 * At 70 % of what it can, browse stays within 50 ms: by the median of some runs, since the machine itself is slower for
 * some seconds now and then. The calls of the last one are printed.
 */
export async function hold(run: Run, saturation: number, { seconds, runs }: Hold): Promise<void> {
  const rate = share.hold * saturation
  const steps: Weighed[] = []
  for (let number = 0; number < runs; number++) steps.push(await offered(run, rate, seconds))
  const last = steps.at(-1)!
  console.log(`\n70 % of saturation, ${rate.toFixed(0)}/s for ${runs} × ${seconds} s, ${last.memory.toFixed(0)} MB:`)
  printCalls(last.seen, seconds)
  const each = steps.map(({ seen }) => p99(seen, 'browse'))
  const slowest = median(each)
  console.log(
    `  browse p99 ${each.map((ms) => ms.toFixed(1)).join(' ')} ms: median ${slowest.toFixed(1)} (at most ${holdMs})`,
  )
  if (run.strict && slowest > holdMs) run.wrongs.push(`Browse took ${slowest.toFixed(1)} ms at 70 % of saturation.`)
  if (run.strict && steps.some(({ seen }) => counted(seen, 'turned away') > 0))
    run.wrongs.push('Calls were turned away at 70 % of saturation.')
}

/** At twice what it can, whoever is not answered is told to come again; a few seconds later all is as before. */
export async function overload(run: Run, saturation: number, seconds: number): Promise<void> {
  const rate = 2 * saturation
  const over = new AbortController()
  const probing = probe(run, over.signal)
  const step = await offered(run, rate, seconds)
  over.abort()
  console.log(
    `\nTwice saturation, ${rate.toFixed(0)}/s for ${seconds} s, ${step.memory.toFixed(0)} MB, server ${step.server.toFixed(0)} MB:`,
  )
  printCalls(step.seen, seconds)
  console.log(`  ${probes.join(', ')}: at most ${(await probing).toFixed(0)} ms`)
  if (counted(step.seen, 'answered') === 0) run.wrongs.push('Nobody was answered at twice saturation.')
  await recovery(run, share.probe * saturation)
}

async function recovery(run: Run, rate: number): Promise<void> {
  const { seen } = await offered(run, rate, watched, 0)
  const second = (number: number) => seen.filter(({ due }) => Math.floor(due / 1_000) === number)
  const slices = Array.from({ length: watched }, (_, number) => second(number))
  const isBack = (slice: typeof seen) => counted(slice, 'turned away') === 0 && p99(slice, 'browse') <= holdMs
  const back = slices.findLastIndex((slice) => !isBack(slice)) + 1
  console.log(
    `  browse p99 in each second afterwards: ${slices.map((slice) => p99(slice, 'browse').toFixed(0)).join(' ')} ms`,
  )
  console.log(`  as before after ${back} s (at most ${recoveredWithin})`)
  if (run.strict && back > recoveredWithin) run.wrongs.push(`After the load it took ${back} s until all was as before.`)
}

async function probe(run: Run, over: AbortSignal): Promise<number> {
  let slowest = 0
  while (!over.aborted) {
    for (const path of probes) {
      const begun = performance.now()
      const { status } = await ask(run.url, { path })
      slowest = Math.max(slowest, performance.now() - begun)
      if (status !== 200) run.wrongs.push(`${path} was answered ${status} at twice saturation.`)
    }
    await sleep(probeMs)
  }
  return slowest
}

/** Whether a thousand connections that never become a request slow the others down: with and without, in turn. */
export async function besideSlowOnes(run: Run, saturation: number, rounds: number, seconds: number): Promise<void> {
  const rate = share.beside * saturation
  const [without, beside]: [number[], number[]] = [[], []]
  const one = async (into: number[]) => void into.push(p99((await offered(run, rate, seconds)).seen))
  let opened = 0
  for (let round = 0; round < rounds; round++) {
    await one(without)
    const slow = await openSlowConnections(run.url, slowConnections)
    await one(beside)
    slow.close()
    opened += slow.opened()
  }
  await one(without)
  const slower = median(beside) / median(without)
  const list = (values: number[]) => values.map((ms) => ms.toFixed(1)).join(' ')
  console.log(
    `\n${slowConnections} idle slow connections (${opened} opened) beside ${rate.toFixed(0)}/s, p99 of all calls in ms:`,
  )
  console.log(`  without ${list(without)}: median ${median(without).toFixed(1)}`)
  console.log(
    `  with    ${list(beside)}: median ${median(beside).toFixed(1)}, ${slower.toFixed(2)}× (at most ${slowerMost})`,
  )
  if (run.strict && slower > slowerMost)
    run.wrongs.push(`Beside slow connections others took ${slower.toFixed(2)}× as long.`)
}
