import * as calls from '@labreach/contract/second-factor'
import { Secret, TOTP } from 'otpauth'
import type { TestApp } from './test-app.ts'

const STEP_MS = 30_000

/** Turns the second factor of a student on, in a new session. `code` is the app's; the next one comes in 30 seconds. */
export async function aSecondFactor(app: TestApp, student: { id: string }) {
  const token = await app.tokenFor(student.id)
  const session = { headers: { authorization: `Bearer ${token}` } }
  const { body: started } = await app.call(calls.startSecondFactor, session)
  const totp = new TOTP({ secret: Secret.fromBase32(started.secret) })
  /** The code of a step: 0 is the present one. */
  const code = (steps = 0) => totp.generate({ timestamp: app.clock.now().getTime() + steps * STEP_MS })
  const { status, body } = await app.call(calls.confirmSecondFactor, { ...session, body: { code: code() } })
  if (status !== 200) throw new Error(`The factor was not turned on: ${body.error}`)
  app.clock.pass(STEP_MS)
  return { ...started, session, token, code, recoveryCodes: body.recovery_codes }
}
