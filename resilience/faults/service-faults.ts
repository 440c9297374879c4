import { setTimeout as sleep } from 'node:timers/promises'
import { call } from '@labreach/e2e/student-over-http'
import type { Fault } from './fault.ts'

/** The faults of each external service, as in the sandbox. */
const faultKinds = {
  google: ['latency', '500', 'reset', 'garbage', 'invalid_grant'],
  gmail: ['latency', '500', 'reset', 'garbage', 'lost_response', '403', '429'],
  stripe: ['latency', '500', 'reset', 'garbage', 'lost_response'],
  model: ['latency', '500', 'reset', 'garbage', 'cut'],
  smtp: ['latency', '429', '500', 'reset', 'lost_response'],
} as const
const [SLOW_MS, DURATION_MS] = [1_500, 2_000]

/** A service fails for two seconds. In even rounds only its next three calls fail, so a retry succeeds. */
export const serviceFaults: readonly Fault[] = Object.entries(faultKinds).flatMap(([service, kinds]) =>
  kinds.map((kind) => ({
    name: `${service} ${kind}`,
    boundMs: 10_000,
    async inject({ run }) {
      const control = { url: run.system.sandboxUrl }
      const times = run.round % 2 ? 10_000 : 3
      await call(control, '/control/faults', { body: { service, kind, times, ms: SLOW_MS } })
      await sleep(DURATION_MS)
      await call(control, `/control/faults?service=${service}`, { method: 'DELETE' })
      return performance.now()
    },
  })),
)
