import { lifetimes } from '@labreach/contract/lifetimes'
import { hashToken } from '../../encryption.ts'
import type { Services } from '../../services.ts'
import { deleteBrowserProof, findBrowserProof, insertBrowserProof } from '../browser-proofs.ts'
import { loginCodeInvalid } from '../errors.ts'
import { recordSignIn } from '../record-sign-in.ts'
import { lockActive } from '../require-active.ts'
import { isFactorOn } from '../second-factor/queries.ts'
import { signInWithCode } from '../second-factor/sign-in-with-code.ts'
import type { Sessions, Tokens } from '../sessions.ts'
import { findLoginCode, takeLoginCode } from '../mailbox/flow-queries.ts'

type Deps = Pick<Services, 'db' | 'clock' | 'encryption' | 'jobs'>
type SignedIn = { studentId: string; tokens: Tokens }

/**
 * Starts a session for the student whom Google has identified. The code works once, for two minutes, in the browser of
 * its flow. If the account has a second factor, returns the secret of a cookie instead, with which this browser can
 * finish the sign-in. Throws login_code_invalid and account_suspended.
 */
export async function loginByCode(
  services: Deps,
  sessions: Sessions,
  { cookie, code }: { cookie: string; code: string },
  network: string,
): Promise<SignedIn | { pending: string }> {
  const { db, clock } = services
  const hashes = [hashToken(cookie), hashToken(code)] as const
  const studentId = await findLoginCode(db, ...hashes, clock.now())
  const result =
    studentId === null
      ? null
      : await db.transaction().execute(async (tx) => {
          // The code is taken under the lock: a new password meanwhile has ended it.
          if (!(await lockActive(tx, studentId)) || !(await takeLoginCode(tx, ...hashes, clock.now()))) return null
          if (!(await isFactorOn(tx, studentId))) return { studentId, tokens: await sessions.start(tx, studentId) }
          const expiresAt = new Date(clock.now().getTime() + lifetimes.secondStepMs)
          return { pending: await insertBrowserProof(tx, { studentId, purpose: 'sign_in', expiresAt }) }
        })
  if (result && 'pending' in result) {
    await recordSignIn(services, 'first_step_passed', studentId, { way: 'google', network })
    return result
  }
  await recordSignIn(services, result ? 'signed_in' : 'sign_in_failed', studentId, { way: 'google', network })
  if (!result) throw loginCodeInvalid()
  return result
}

/**
 * Finishes a sign-in with Google by a code of the second factor, in the browser that began it. It works once, for five
 * minutes; a wrong code can be corrected. Throws login_code_invalid, account_suspended, second_factor_wrong and
 * rate_limited.
 */
export async function finishLogin(
  services: Deps,
  sessions: Sessions,
  { cookie, code }: { cookie: string; code: string },
  network: string,
): Promise<SignedIn> {
  const studentId = await findBrowserProof(services.db, 'sign_in', cookie, services.clock.now())
  if (studentId === null) throw loginCodeInvalid()
  const tokens = await signInWithCode(services, { studentId, code, network, way: 'google' }, async (tx, check) => {
    const student = await lockActive(tx, studentId)
    if (!student || !(await deleteBrowserProof(tx, studentId, cookie))) throw loginCodeInvalid()
    await check(student)
    return sessions.start(tx, studentId)
  })
  await recordSignIn(services, 'signed_in', studentId, { way: 'google', network })
  return { studentId, tokens }
}
