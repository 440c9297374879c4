import { setTimeout as sleep } from 'node:timers/promises'
import { send } from './http-client.ts'
import type { FaultContext } from './fault.ts'

/** The bounds during an outage of the database: for a refusal, and for the response of /api/wake. */
const [MAX_REFUSAL_MS, MAX_WAKE_MS] = [5_000, 200]
const PAUSE_MS = 200

/**
 * Checks for `ms` without a database that each process refuses calls with 503, a code and Retry-After, and that
 * /api/wake, which needs no database, responds.
 */
export async function checkOutage(
  { run, addProblem, addNote }: FaultContext,
  token: string,
  ms: number,
): Promise<void> {
  let [slowest, slowestWake] = [0, 0]
  await repeatForEach(ms, run.system.instances, async (url) => {
    const [me, wake] = await Promise.all([send(url, '/api/auth/me/', { token }), send(url, '/api/wake')])
    if (me.status !== 503 || !me.code || !me.headers.get('retry-after'))
      addProblem(`a call without a database got ${me.status} ${me.code} after ${Math.round(me.ms)} ms`)
    if (me.ms > MAX_REFUSAL_MS) addProblem(`a refusal took ${Math.round(me.ms)} ms`)
    if (wake.status !== 200 || wake.ms > MAX_WAKE_MS)
      addProblem(`/api/wake returned ${wake.status} after ${Math.round(wake.ms)} ms`)
    slowest = Math.max(slowest, me.ms)
    slowestWake = Math.max(slowestWake, wake.ms)
  })
  addNote(`503 within ${Math.round(slowest)} ms, wake within ${Math.round(slowestWake)} ms`)
}

const reads = ['/api/auth/me/', '/api/professors/page', '/api/outreaches/', '/api/templates/']

/** Checks for `ms` that all reads succeed. */
export async function checkReads({ run, addProblem }: FaultContext, token: string, ms: number): Promise<void> {
  await repeatForEach(ms, run.system.instances, async (url) => {
    for (const path of reads) {
      const { status, code } = await send(url, path, { token })
      if (status !== 200) addProblem(`the read ${path} got ${status} ${code}`)
    }
  })
}

async function repeatForEach(ms: number, urls: readonly string[], work: (url: string) => Promise<void>): Promise<void> {
  const until = performance.now() + ms
  await Promise.all(
    urls.map(async (url) => {
      for (; performance.now() < until; await sleep(PAUSE_MS)) await work(url)
    }),
  )
  await sleep(Math.max(0, until - performance.now()))
}
