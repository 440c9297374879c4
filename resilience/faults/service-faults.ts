import { setTimeout as sleep } from 'node:timers/promises'
import { call } from '@labreach/e2e/student-over-http'
import type { Fault } from './stage.ts'

/** What each service of the outside world is made to do: slow, failing, broken off, rubbish, done but not said so. */
const troubles = {
  google: ['latency', '500', 'reset', 'garbage', 'invalid_grant'],
  gmail: ['latency', '500', 'reset', 'garbage', 'lost_answer', '403', '429'],
  stripe: ['latency', '500', 'reset', 'garbage', 'lost_answer'],
  model: ['latency', '500', 'reset', 'garbage', 'cut'],
  smtp: ['latency', '429', '500', 'reset', 'lost_answer'],
} as const
const [SLOW_MS, HOLD_MS] = [1_500, 2_000]

/** A service fails for two seconds, or, every second time, for its next few calls alone, so that a second try succeeds. */
export const serviceFaults: readonly Fault[] = Object.entries(troubles).flatMap(([service, kinds]) =>
  kinds.map((kind) => ({
    name: `${service} ${kind}`,
    boundMs: 10_000,
    async play({ scene }) {
      const control = { url: scene.field.sandboxUrl }
      const times = scene.round % 2 ? 10_000 : 3
      await call(control, '/control/faults', { body: { service, kind, times, ms: SLOW_MS } })
      await sleep(HOLD_MS)
      await call(control, `/control/faults?service=${service}`, { method: 'DELETE' })
      return performance.now()
    },
  })),
)
