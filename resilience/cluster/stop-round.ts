import { setTimeout as sleep } from 'node:timers/promises'
import { call, type Site } from '@labreach/e2e/student-over-http'
import type { PlannedLetter } from '../sends/writers.ts'
import { letter, matches, upload } from './asks.ts'
import type { Instance } from './instance.ts'
import type { Traffic } from './traffic.ts'

/** What is slow takes so long in all, and is begun so long before the stop; in ms. */
const SLOW_MS = 6_000
const BEFORE_MS = 1_500

/** What a round needs of slow things: two of each kind, so that each instance gets some. */
type Round = {
  site: Site
  traffic: Traffic
  stopped: Instance
  letters: readonly PlannedLetter[]
  pdf: Uint8Array<ArrayBuffer>
  temporaryToken: string
}

/**
 * Tells one instance to stop while uploads, letters and streams of matches are under way in it, and starts it again.
 * Answers how many calls it was answering when it was told, how long its end took in ms, and how it ended.
 */
export async function stopRound({ site, traffic, stopped, letters, pdf, temporaryToken }: Round) {
  const body = { service: 'gmail', kind: 'latency', ms: SLOW_MS - BEFORE_MS, times: letters.length }
  await call({ url: site.sandboxUrl }, '/control/faults', { body })
  const pieces = 6
  const slow = [0, 1].flatMap(() => [
    { ...upload(site, pdf, pieces, SLOW_MS / pieces), what: 'slow upload' },
    { ...matches(site, temporaryToken, SLOW_MS / 20), what: 'slow match stream' },
  ])
  const asked = [...slow, ...letters.map((one) => letter(site, one))].map((ask) => traffic.add(ask))
  await sleep(BEFORE_MS)
  const underWay = await callsUnderWay(stopped)
  const begun = performance.now()
  const how = await stopped.stop()
  const tookMs = Math.round(performance.now() - begun)
  await stopped.start()
  await Promise.all(asked)
  // haproxy sees within half a second that it is ready.
  await sleep(1_000)
  return { underWay, tookMs, how }
}

async function callsUnderWay({ url }: Instance): Promise<number> {
  const text = await fetch(`${url}/metrics`).then((answer) => answer.text())
  return Number(/^labreach_calls_under_way (\d+)$/m.exec(text)![1])
}
