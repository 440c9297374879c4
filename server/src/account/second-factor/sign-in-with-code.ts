import type { Db } from '../../db/connection.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { recordSignIn } from '../record-sign-in.ts'
import { countCode } from './count-code.ts'
import { passSecondFactor } from './take-code.ts'

type Deps = Pick<Services, 'db' | 'clock' | 'encryption' | 'jobs'>
type Typed = { studentId: string; code: string; network: string }
/** Checks the code of the locked student; see passSecondFactor. */
type Check = (student: { username: string }) => Promise<void>

/**
 * Runs the last step of a sign-in whose first step was right, in a transaction. `start` locks the student, calls
 * `check`, and starts the session. A wrong code is counted, and appended to the audit log. Throws second_factor_needed,
 * second_factor_wrong and rate_limited.
 */
export async function requireCodeOf<T>(
  services: Deps,
  { studentId, code, network }: Typed,
  start: (tx: Db, check: Check) => Promise<T>,
): Promise<T> {
  const guess = await countCode(services, { studentId, code, network })
  try {
    const started = await services.db
      .transaction()
      .execute((tx) =>
        start(tx, ({ username }) => passSecondFactor(tx, services, { studentId, username, code, from: network })),
      )
    await guess.giveBack()
    return started
  } catch (error) {
    if (error instanceof Refusal && error.code === 'second_factor_wrong')
      await recordSignIn(services, 'sign_in_failed', studentId, { way: 'code', network })
    throw error
  }
}
