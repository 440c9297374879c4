import type { addPasskey } from '@labreach/contract/passkeys'
import type { login } from '@labreach/contract/session'
import type { Db } from '../../db/connection.ts'
import type { Services } from '../../services.ts'
import {
  recoveryCodeWrong,
  secondFactorNeeded,
  secondFactorUnreadable,
  secondFactorWrong,
  type CallWithCode,
} from '../errors.ts'
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
 * Uses up a code of the app or a recovery code, in a transaction that has locked the student. Every verified address is
 * told of a recovery code. Throws second_factor_wrong and _unreadable.
 */
export async function requireCode(
  tx: Db,
  services: Deps,
  call: CallWithCode,
  { studentId, username, code, from }: Code,
): Promise<void> {
  const now = services.clock.now()
  const digits = readDigits(code)
  if (digits) {
    const factor = await selectFactor(tx, studentId)
    const step = factor ? findStep(decrypt(factor.secret_encrypted), digits, now) : null
    if (step === null || !(await takeStep(tx, studentId, step))) throw secondFactorWrong(call)
    return
  }
  const hash = hashRecoveryCode(studentId, code)
  if (!hash || !(await takeRecoveryCode(tx, studentId, hash, now))) throw recoveryCodeWrong(call)
  const notify = await findVerifiedAddresses(tx, studentId)
  await recordChange(tx, services, { change: 'recovery_code_used', studentId, username, notify, from })

  function decrypt(secret: Buffer): string {
    try {
      return services.encryption.decrypt(secret, secretOwner(studentId))
    } catch (error) {
      // The key is lost. Recovery codes are hashes and need none.
      throw secondFactorUnreadable(call, error)
    }
  }
}

/**
 * The second step of a sign-in, or of adding a passkey, if the account has one. Call it in the transaction of what it
 * protects. Throws second_factor_needed without a code, second_factor_wrong and _unreadable.
 */
export async function passSecondFactor(
  tx: Db,
  services: Deps,
  call: typeof login | typeof addPasskey,
  code: Code,
): Promise<void> {
  if (!(await isFactorOn(tx, code.studentId))) return
  if (!code.code.trim()) throw secondFactorNeeded()
  await requireCode(tx, services, call, code)
}
