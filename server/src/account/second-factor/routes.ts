import { HOUR_MS } from '@labreach/contract/plans'
import * as calls from '@labreach/contract/second-factor'
import { getNetwork, perSession } from '../../http/limits.ts'
import type { Http } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { requireProof } from '../proof/require-proof.ts'
import { renewCodes, turnOff, turnOn } from './change-factor.ts'
import { readFactor } from './read-factor.ts'
import { startFactor } from './start-factor.ts'

export function secondFactorRoutes(http: Http, services: Services): void {
  const limits = [perSession(20, HOUR_MS)]

  http.serve(calls.getSecondFactor, ({ student }) => readFactor(services.db, student.studentId))

  http.serve(
    calls.startSecondFactor,
    async ({ student }) => {
      await requireProof(services, calls.startSecondFactor, student)
      return startFactor(services, student.studentId)
    },
    limits,
  )

  http.serve(
    calls.confirmSecondFactor,
    async ({ student, input: { body }, request }) => ({
      recovery_codes: await turnOn(services, { session: student, code: body.code, from: getNetwork(request) }),
    }),
    limits,
  )

  http.serve(
    calls.renewRecoveryCodes,
    async ({ student, input: { body }, request }) => ({
      recovery_codes: await renewCodes(services, { session: student, code: body.code, from: getNetwork(request) }),
    }),
    limits,
  )

  http.serve(
    calls.endSecondFactor,
    async ({ student, input: { body }, request }) => {
      await turnOff(services, { session: student, code: body.code, from: getNetwork(request) })
      return readFactor(services.db, student.studentId)
    },
    limits,
  )
}
