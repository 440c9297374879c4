import { HOUR_MS } from '@labreach/contract/plans'
import { confirmSecondFactor, endSecondFactor, renewRecoveryCodes } from '@labreach/contract/second-factor'
import type { AccountChange } from '../../account-change.ts'
import type { Db } from '../../db/connection.ts'
import { sessionEnded } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { lockCredentials } from '../../students/credentials.ts'
import { deleteEmailChangesByStudent } from '../email/queries.ts'
import { secondFactorOff, secondFactorOn, secondFactorWrong, type CallWithProof } from '../errors.ts'
import { recordChange } from '../notices/record-change.ts'
import { findVerifiedAddresses } from '../notices/verified-addresses.ts'
import { requireProof } from '../proof/require-proof.ts'
import { endOtherSessions, isActive } from '../sessions.ts'
import { countGuessWhile } from './count-guess-while.ts'
import { confirmFactor, deleteFactor, isFactorOn, replaceRecoveryCodes, selectFactor } from './queries.ts'
import { createRecoveryCodes, hashRecoveryCode } from './recovery-codes.ts'
import { secretOwner } from './secret-owner.ts'
import { readDigits, requireCode } from './take-code.ts'
import { findStep } from './totp.ts'

type Deps = Pick<Services, 'db' | 'clock' | 'encryption' | 'jobs'>
type Change = { session: { studentId: string; sessionId: string }; code: string; from: string }

/**
 * Turns the factor on with the first code of its secret, and ends the student's other sessions, which no code has
 * protected, and a change of the address that waits for its link. Returns the recovery codes. Throws second_factor_wrong, _on, _off, proof_needed and session_ended.
 */
export async function turnOn(services: Deps, change: Change): Promise<string[]> {
  const { session, code } = change
  const { studentId } = session
  return withStudent(services, confirmSecondFactor, change, 'second_factor_on', async (tx) => {
    const now = services.clock.now()
    const factor = await selectFactor(tx, studentId)
    if (!factor) throw secondFactorOff(confirmSecondFactor)
    if (factor.confirmed_at) throw secondFactorOn()
    const secret = services.encryption.decrypt(factor.secret_encrypted, secretOwner(studentId))
    const step = findStep(secret, readDigits(code) ?? '', now)
    if (step === null) throw secondFactorWrong(confirmSecondFactor)
    const isConfirmed = await confirmFactor(tx, studentId, factor.secret_encrypted, step, now)
    if (!isConfirmed) throw secondFactorWrong(confirmSecondFactor)
    await endOtherSessions(tx, session, now)
    // Another session may have asked for it.
    await deleteEmailChangesByStudent(tx, studentId)
    return storeNewCodes(tx, studentId)
  })
}

/** Replaces the recovery codes. Throws second_factor_wrong, _off, proof_needed, session_ended and rate_limited. */
export function renewCodes(services: Deps, change: Change): Promise<string[]> {
  return withCode(services, renewRecoveryCodes, change, 'recovery_codes_renewed', storeNewCodes)
}

/** Turns the factor off. Throws as above. */
export function turnOff(services: Deps, change: Change): Promise<void> {
  return withCode(services, endSecondFactor, change, 'second_factor_off', deleteFactor)
}

async function storeNewCodes(tx: Db, studentId: string): Promise<string[]> {
  const codes = createRecoveryCodes()
  await replaceRecoveryCodes(
    tx,
    studentId,
    codes.map((code) => hashRecoveryCode(studentId, code)!),
  )
  return codes
}

/** When a setup was started that waits for its first code: the proof of then is enough for 30 minutes. */
async function findSetup(tx: Db, { clock }: Pick<Services, 'clock'>, studentId: string): Promise<Date | null> {
  const factor = await selectFactor(tx, studentId)
  if (!factor || factor.confirmed_at) return null
  return clock.now().getTime() - factor.started_at.getTime() < HOUR_MS / 2 ? factor.started_at : null
}

/** A change that needs a code of the factor that is on. */
async function withCode<T>(
  services: Deps,
  call: typeof endSecondFactor | typeof renewRecoveryCodes,
  change: Change,
  event: AccountChange,
  act: (tx: Db, studentId: string) => Promise<T>,
): Promise<T> {
  const { session, code, from } = change
  const { studentId } = session
  await requireProof(services, call, session)
  return countGuessWhile(services, { studentId, code, network: from }, () =>
    withStudent(services, call, change, event, async (tx, username) => {
      if (!(await isFactorOn(tx, studentId))) throw secondFactorOff(call)
      await requireCode(tx, services, call, { studentId, username, code, from })
      return act(tx, studentId)
    }),
  )
}

/** Locks the student, checks session and proof again, acts, and tells every verified address. */
function withStudent<T>(
  services: Deps,
  call: CallWithProof,
  { session, from }: Change,
  change: AccountChange,
  act: (tx: Db, username: string) => Promise<T>,
): Promise<T> {
  const { studentId } = session
  return services.db.transaction().execute(async (tx) => {
    const student = await lockCredentials(tx, studentId)
    // A new password may have ended the session meanwhile.
    if (!student || !(await isActive(tx, session))) throw sessionEnded()
    await requireProof({ ...services, db: tx }, call, session).catch(async (error: unknown) => {
      const startedAt = call === confirmSecondFactor && (await findSetup(tx, services, studentId))
      if (!startedAt) throw error
      await requireProof({ db: tx, clock: { now: () => startedAt } }, call, session)
    })
    const result = await act(tx, student.username)
    const notify = await findVerifiedAddresses(tx, studentId)
    await recordChange(tx, services, { change, studentId, username: student.username, notify, from })
    return result
  })
}
