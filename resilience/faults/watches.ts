import { setTimeout as sleep } from 'node:timers/promises'
import { ask } from './ask.ts'
import type { Stage } from './stage.ts'

/** The numbers: what a student hears while the database is away, and how soon /api/wake answers. */
const [REFUSED_WITHIN_MS, AWAKE_WITHIN_MS] = [5_000, 200]
const PAUSE_MS = 200

/** For `ms` without a database, each process must say so in JSON with Retry-After, soon, and /api/wake at once. */
export async function watchOutage({ scene, broke, note }: Stage, token: string, ms: number): Promise<void> {
  let [slowest, slowestWake] = [0, 0]
  await eachFor(ms, scene.field.instances, async (url) => {
    const [me, wake] = await Promise.all([ask(url, '/api/auth/me/', { token }), ask(url, '/api/wake')])
    if (me.status !== 503 || !me.code || !me.headers.get('retry-after'))
      broke(`without a database a call was answered ${me.status} ${me.code} after ${Math.round(me.ms)} ms`)
    if (me.ms > REFUSED_WITHIN_MS) broke(`a refusal took ${Math.round(me.ms)} ms`)
    if (wake.status !== 200 || wake.ms > AWAKE_WITHIN_MS)
      broke(`/api/wake was answered ${wake.status} after ${Math.round(wake.ms)} ms`)
    slowest = Math.max(slowest, me.ms)
    slowestWake = Math.max(slowestWake, wake.ms)
  })
  note(`503 within ${Math.round(slowest)} ms, wake within ${Math.round(slowestWake)} ms`)
}

const reads = ['/api/auth/me/', '/api/professors/page', '/api/outreaches/', '/api/templates/']

/** For `ms` everything that is read must be answered as ever. */
export async function watchReads({ scene, broke }: Stage, token: string, ms: number): Promise<void> {
  await eachFor(ms, scene.field.instances, async (url) => {
    for (const path of reads) {
      const { status, code } = await ask(url, path, { token })
      if (status !== 200) broke(`reading ${path} was answered ${status} ${code}`)
    }
  })
}

async function eachFor(ms: number, urls: readonly string[], work: (url: string) => Promise<void>): Promise<void> {
  const until = performance.now() + ms
  await Promise.all(
    urls.map(async (url) => {
      for (; performance.now() < until; await sleep(PAUSE_MS)) await work(url)
    }),
  )
  await sleep(Math.max(0, until - performance.now()))
}
