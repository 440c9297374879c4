import type { endSecondFactor, renewRecoveryCodes } from '@labreach/contract/second-factor'
import { login } from '@labreach/contract/session'
import type { Db } from '../../db/connection.ts'
import type { Services } from '../../services.ts'
import { secondFactorNeeded, secondFactorWrong } from '../errors.ts'
import { recordChange } from '../notices/record-change.ts'
import { findVerifiedAddresses } from '../notices/verified-addresses.ts'
import { isFactorOn, selectFactor, takeRecoveryCode, takeStep } from './queries.ts'
import { hashRecoveryCode } from './recovery-codes.ts'
import { secretOwner } from './secret-owner.ts'
import { findStep } from './totp.ts'

type Deps = Pick<Services, 'clock' | 'encryption' | 'jobs'>
/** `code`: as typed. `from`: the client's network. */
export type Code = { studentId: string; username: string; code: string; from: string }

/** A code of an app: six digits, perhaps with spaces. */
export const readDigits = (typed: string): string | null => {
  const digits = typed.replaceAll(/\s/g, '')
  return /^\d{6}$/.test(digits) ? digits : null
}

/**
 * Uses up a code of the app or a recovery code, in a transaction that has locked the student. Returns false if it is
 * wrong or used. Every verified address is told of a recovery code.
 */
export async function takeCode(tx: Db, services: Deps, { studentId, username, code, from }: Code): Promise<boolean> {
  const now = services.clock.now()
  const digits = readDigits(code)
  if (digits) {
    const factor = await selectFactor(tx, studentId)
    const secret = factor && services.encryption.decrypt(factor.secret_encrypted, secretOwner(studentId))
    const step = secret ? findStep(secret, digits, now) : null
    return step !== null && takeStep(tx, studentId, step)
  }
  const hash = hashRecoveryCode(studentId, code)
  if (!hash || !(await takeRecoveryCode(tx, studentId, hash, now))) return false
  const notify = await findVerifiedAddresses(tx, studentId)
  await recordChange(tx, services, { change: 'recovery_code_used', studentId, username, notify, from })
  return true
}

/**
 * The second step of a sign-in, if the account has one. Call it in the transaction that starts the session. Throws
 * second_factor_needed without a code, and second_factor_wrong.
 */
export async function passSecondFactor(tx: Db, services: Deps, code: Code): Promise<void> {
  if (!(await isFactorOn(tx, code.studentId))) return
  if (!code.code.trim()) throw secondFactorNeeded()
  if (!(await takeCode(tx, services, code))) throw secondFactorWrong(login)
}

/** The same for a change of the factor. Throws second_factor_wrong. */
export async function requireCode(
  tx: Db,
  services: Deps,
  call: typeof endSecondFactor | typeof renewRecoveryCodes,
  code: Code,
): Promise<void> {
  if (!(await takeCode(tx, services, code))) throw secondFactorWrong(call)
}
