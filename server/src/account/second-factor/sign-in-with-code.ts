import { login } from '@labreach/contract/session'
import type { Db } from '../../db/connection.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { recordSignIn, type Attempt } from '../record-sign-in.ts'
import { countGuessWhile } from './count-guess-while.ts'
import { passSecondFactor } from './take-code.ts'

type Deps = Pick<Services, 'db' | 'clock' | 'encryption' | 'jobs'>
/** `way`: how the first step was done. */
type SignInAttempt = Attempt & { studentId: string; code: string }
/** Checks the code of the student whose row is locked; see passSecondFactor. */
type Check = (student: { username: string }) => Promise<void>

/** The refusals after a right first step for which no code was compared. */
const withoutCode: ReadonlySet<string> = new Set(['second_factor_needed', 'second_factor_unreadable', 'rate_limited'])

/**
 * Runs the last step of a sign-in whose first step was right, in a transaction. `start` locks the student, calls
 * `check`, and starts the session. A wrong code is counted. Appends `first_step_passed` to the audit log if no code was
 * compared, and `sign_in_failed` if it was wrong. Throws second_factor_needed, second_factor_wrong, _unreadable and rate_limited.
 */
export async function signInWithCode<T>(
  services: Deps,
  { studentId, code, network, way }: SignInAttempt,
  start: (tx: Db, check: Check) => Promise<T>,
): Promise<T> {
  try {
    return await countGuessWhile(services, { studentId, code, network }, () =>
      services.db
        .transaction()
        .execute((tx) =>
          start(tx, ({ username }) =>
            passSecondFactor(tx, services, login, { studentId, username, code, from: network }),
          ),
        ),
    )
  } catch (error) {
    const reason: string = error instanceof Refusal ? error.code : ''
    if (reason === 'second_factor_wrong')
      await recordSignIn(services, 'sign_in_failed', studentId, { way: 'code', network })
    if (withoutCode.has(reason)) await recordSignIn(services, 'first_step_passed', studentId, { way, network })
    throw error
  }
}
