import { setTimeout as sleep } from 'node:timers/promises'
import { maxBrowseMs, maxRecoverySeconds, maxSlowdown } from './bounds.ts'
import { sendRequest } from './http-client.ts'
import { countOutcome, median, p99, printCalls } from './metrics.ts'
import { measure, updateSaturation, type Measurement, type Run } from './saturation.ts'
import { openSlowConnections } from './slow-connections.ts'

/** The rates of the phases, as shares of saturation. */
const share = { steady: 0.7, overload: 2, recovery: 0.3, slowConnections: 0.5 }
/** Seconds that are measured after the overload. */
const recoverySeconds = maxRecoverySeconds + 1
const slowConnectionCount = 1_000
const probePauseMs = 250
/** The endpoints for load balancers and operators, which must respond during an overload. */
const healthPaths = ['/healthz', '/readyz', '/api/wake']

/** `updateSeconds`: of one step of updateSaturation before each run; 0 omits it. */
type SteadyLoad = { seconds: number; runs: number; updateSeconds: number }

/**
 * Checks the response times at 70 % of saturation, by the median of the runs. The speed of the machine can change by a
 * factor of two within minutes, so saturation is measured again before each run. Prints the calls of the last run.
 * Returns the last saturation.
 */
export async function checkSteadyLoad(
  run: Run,
  firstSaturation: number,
  { seconds, runs, updateSeconds }: SteadyLoad,
): Promise<number> {
  const measurements: { saturation: number; measurement: Measurement }[] = []
  let saturation = firstSaturation
  for (let number = 0; number < runs; number++) {
    if (updateSeconds > 0) saturation = await updateSaturation(run, saturation, updateSeconds)
    measurements.push({ saturation, measurement: await measure(run, share.steady * saturation, seconds) })
  }
  const browseMs = measurements.map(({ measurement }) => p99(measurement.results, 'browse'))
  const last = measurements.at(-1)!.measurement
  console.log(`\n70 % of saturation, ${runs} × ${seconds} s; the last run, ${last.memory.toFixed(0)} MB:`)
  printCalls(last.results, seconds)
  const list = measurements.map(
    (one, at) =>
      `${browseMs[at]!.toFixed(1)} (${one.measurement.offered.toFixed(0)} of ${one.saturation.toFixed(0)}/s)`,
  )
  const typicalMs = median(browseMs)
  console.log(`  browse p99 ${list.join(', ')} ms: median ${typicalMs.toFixed(1)} (bound ${maxBrowseMs})`)
  run.bounds.record(
    'steadyTimes',
    !(typicalMs <= maxBrowseMs) && `The browse call took ${typicalMs.toFixed(1)} ms (median of p99).`,
  )
  const rejected = measurements.reduce((sum, one) => sum + countOutcome(one.measurement.results, 'rejected'), 0)
  run.bounds.record('steadyRejections', rejected > 0 && `${rejected} calls were rejected.`)
  return saturation
}

/** Checks the responses at twice saturation, and the recovery afterwards. */
export async function checkOverload(run: Run, saturation: number, seconds: number): Promise<void> {
  const rate = share.overload * saturation
  const end = new AbortController()
  const probing = probeHealth(run, end.signal)
  const measurement = await measure(run, rate, seconds)
  end.abort()
  console.log(
    `\nTwice saturation, ${rate.toFixed(0)}/s for ${seconds} s, ${measurement.memory.toFixed(0)} MB, server ${measurement.server.toFixed(0)} MB:`,
  )
  printCalls(measurement.results, seconds)
  console.log(`  ${healthPaths.join(', ')}: at most ${(await probing).toFixed(0)} ms`)
  run.bounds.record('overload', countOutcome(measurement.results, 'success') === 0 && 'No call succeeded.')
  await checkRecovery(run, share.recovery * saturation)
}

async function checkRecovery(run: Run, rate: number): Promise<void> {
  const { results } = await measure(run, rate, recoverySeconds, 0)
  const inSecond = (number: number) => results.filter(({ due }) => Math.floor(due / 1_000) === number)
  const slices = Array.from({ length: recoverySeconds }, (_, number) => inSecond(number))
  const isNormal = (slice: typeof results) =>
    countOutcome(slice, 'rejected') === 0 && p99(slice, 'browse') <= maxBrowseMs
  const seconds = slices.findLastIndex((slice) => !isNormal(slice)) + 1
  console.log(
    `  browse p99 in each second afterwards: ${slices.map((slice) => p99(slice, 'browse').toFixed(0)).join(' ')} ms`,
  )
  console.log(`  normal after ${seconds} s (bound ${maxRecoverySeconds})`)
  run.bounds.record('recovery', seconds > maxRecoverySeconds && `The product was not normal after ${seconds} s.`)
}

/** Calls the health endpoints until `end`. Returns the longest response time in ms. */
async function probeHealth({ url, bounds }: Run, end: AbortSignal): Promise<number> {
  let slowest = 0
  while (!end.aborted) {
    for (const path of healthPaths) {
      const start = performance.now()
      const { status, text } = await sendRequest(url, { path })
      slowest = Math.max(slowest, performance.now() - start)
      const isOverloaded = path === '/readyz' && status === 503 && text.includes('there is no room for more')
      bounds.record('health', status !== 200 && !isOverloaded && `${path} returned ${status}.`)
    }
    await sleep(probePauseMs)
  }
  return slowest
}

/**
 * Checks whether a thousand connections that never complete a request slow other calls down: alternates measurements
 * without and with them.
 */
export async function checkSlowConnections(
  run: Run,
  saturation: number,
  repetitions: number,
  seconds: number,
): Promise<void> {
  const rate = share.slowConnections * saturation
  const [without, beside]: [number[], number[]] = [[], []]
  const addP99 = async (times: number[]) => void times.push(p99((await measure(run, rate, seconds)).results))
  let opened = 0
  for (let repetition = 0; repetition < repetitions; repetition++) {
    await addP99(without)
    const slow = await openSlowConnections(run.url, slowConnectionCount)
    await addP99(beside)
    slow.close()
    opened += slow.opened()
  }
  await addP99(without)
  const slowdown = median(beside) / median(without)
  const list = (values: number[]) => values.map((ms) => ms.toFixed(1)).join(' ')
  console.log(
    `\n${slowConnectionCount} slow connections (${opened} opened) during ${rate.toFixed(0)}/s, p99 of all calls in ms:`,
  )
  console.log(`  without ${list(without)}: median ${median(without).toFixed(1)}`)
  console.log(
    `  with    ${list(beside)}: median ${median(beside).toFixed(1)}, ${slowdown.toFixed(2)} times as long (bound ${maxSlowdown})`,
  )
  run.bounds.record(
    'slowConnections',
    !(slowdown <= maxSlowdown) && `Other calls took ${slowdown.toFixed(2)} times as long.`,
  )
}
