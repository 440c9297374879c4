import { setTimeout as sleep } from 'node:timers/promises'
import { call, type SystemUrls } from '@labreach/e2e/student-over-http'
import type { PlannedLetter } from '../sends/plan-letters.ts'
import { letterRequest, matchRequest, uploadRequest } from './requests.ts'
import type { Instance } from './instance.ts'
import type { Traffic } from './traffic.ts'

/** The duration of a slow request, and the time between its start and SIGTERM. */
const SLOW_MS = 6_000
const LEAD_MS = 1_500

type Round = {
  urls: SystemUrls
  traffic: Traffic
  instance: Instance
  letters: readonly PlannedLetter[]
  pdf: Uint8Array<ArrayBuffer>
  temporaryToken: string
}

/**
 * Stops an instance during uploads, letters and match streams, and restarts it. Returns its requests in progress at
 * SIGTERM, the time until its exit in ms, and a sentence with its exit code.
 */
export async function stopRound({ urls, traffic, instance, letters, pdf, temporaryToken }: Round) {
  const body = { service: 'gmail', kind: 'latency', ms: SLOW_MS - LEAD_MS, times: letters.length }
  await call({ url: urls.sandboxUrl }, '/control/faults', { body })
  const parts = 6
  // Two requests of each kind, since haproxy distributes them to both instances.
  const slowRequests = [0, 1].flatMap(() => [
    { ...uploadRequest(urls, pdf, parts, SLOW_MS / parts), name: 'slow upload' },
    { ...matchRequest(urls, temporaryToken, SLOW_MS / 20), name: 'slow match stream' },
  ])
  const requests = [...slowRequests, ...letters.map((letter) => letterRequest(urls, letter))]
  const responses = requests.map((request) => traffic.add(request))
  await sleep(LEAD_MS)
  const requestsInProgress = await countRequestsInProgress(instance)
  const stopTime = performance.now()
  const exit = await instance.stop()
  const stopMs = Math.round(performance.now() - stopTime)
  await instance.start()
  await Promise.all(responses)
  // haproxy detects within half a second that the instance is ready.
  await sleep(1_000)
  return { requestsInProgress, stopMs, exit }
}

async function countRequestsInProgress({ url }: Instance): Promise<number> {
  const text = await fetch(`${url}/metrics`).then((response) => response.text())
  return Number(/^labreach_calls_under_way (\d+)$/m.exec(text)![1])
}
