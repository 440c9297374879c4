import { setTimeout as sleep } from 'node:timers/promises'
import { ask } from './ask.ts'
import { counted, median, p99, printCalls } from './figures.ts'
import { offered, saturationNow, type Run, type Weighed } from './saturation.ts'
import { openSlowConnections } from './slow-connections.ts'

const share = { hold: 0.7, probe: 0.3, beside: 0.5 }
/** Of browse, ms at the 99th of a hundred. */
const holdMs = 50
const recoveredWithin = 5 // s
/** Seconds that are looked at after the load. */
const watched = recoveredWithin + 1
const slowConnections = 1_000
const slowerMost = 1.2
const probeMs = 250
/** What tells a balancer and an operator how it stands; must answer in all that crowd. */
const probes = ['/healthz', '/readyz', '/api/wake']

type Hold = { seconds: number; runs: number; look: number }

/**
 * At 70 % of what it can, browse stays within 50 ms: by the median of some runs. The machine is twice as fast in one minute
 * as in another, so before each run it is looked (`look` seconds a step) what the product keeps up with now, upwards as
 * well as downwards. The calls of the last run are printed. Answers the saturation of the last one.
 */
export async function hold(run: Run, found: number, { seconds, runs, look }: Hold): Promise<number> {
  const each: { saturation: number; step: Weighed }[] = []
  let saturation = found
  for (let number = 0; number < runs; number++) {
    if (look > 0) saturation = await saturationNow(run, saturation, look)
    each.push({ saturation, step: await offered(run, share.hold * saturation, seconds) })
  }
  const slow = each.map(({ step }) => p99(step.seen, 'browse'))
  console.log(`\n70 % of saturation, ${runs} × ${seconds} s; the last one, ${each.at(-1)!.step.memory.toFixed(0)} MB:`)
  printCalls(each.at(-1)!.step.seen, seconds)
  const list = each.map(
    (one, at) => `${slow[at]!.toFixed(1)} (${one.step.offered.toFixed(0)} of ${one.saturation.toFixed(0)}/s)`,
  )
  console.log(`  browse p99 ${list.join(', ')} ms: median ${median(slow).toFixed(1)} (at most ${holdMs})`)
  if (run.strict && median(slow) > holdMs)
    run.wrongs.push(`Browse took ${median(slow).toFixed(1)} ms at 70 % of saturation.`)
  if (run.strict && each.some(({ step }) => counted(step.seen, 'turned away') > 0))
    run.wrongs.push('Calls were turned away at 70 % of saturation.')
  return saturation
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
      const { status, text } = await ask(run.url, { path })
      slowest = Math.max(slowest, performance.now() - begun)
      const isFull = path === '/readyz' && status === 503 && text.includes('there is no room for more')
      if (status !== 200 && !isFull) run.wrongs.push(`${path} was answered ${status} at twice saturation.`)
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
