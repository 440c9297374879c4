import { isUniqueViolation } from '../../db/violation.ts'
import { hashToken } from '../../encryption.ts'
import type { Services } from '../../services.ts'
import { emailTaken, emailTokenInvalid } from '../errors.ts'
import { recordChange } from '../notices/record-change.ts'
import { findVerifiedAddresses } from '../notices/verified-addresses.ts'
import { lockCredentials } from '../../students/credentials.ts'
import { confirmAddress } from './confirm-address.ts'
import { deleteEmailChange, selectEmailChange } from './queries.ts'

type Deps = Pick<Services, 'db' | 'clock' | 'encryption' | 'jobs'>

/**
 * Confirms an address with the token from the mail. The former and the new address get a notice, unless this is the
 * first address of the account. Throws email_token_invalid and email_taken.
 */
export function confirmEmail(services: Deps, token: string, from: string): Promise<string> {
  return services.db
    .transaction()
    .execute(async (tx) => {
      const now = services.clock.now()
      const pending = await selectEmailChange(tx, hashToken(token))
      const student = pending && (await lockCredentials(tx, pending.student_id))
      const change = student && (await deleteEmailChange(tx, hashToken(token), now))
      if (!change) throw emailTokenInvalid()
      const { student_id: studentId, email } = change
      const before = await findVerifiedAddresses(tx, studentId)
      if (!(await confirmAddress(tx, studentId, email, now))) throw emailTaken()
      const notify = before.length > 0 ? [...before, email] : []
      const { username } = student
      await recordChange(tx, services, { change: 'address_changed', studentId, username, notify, address: email, from })
      return email
    })
    .catch((error: unknown) => {
      throw isUniqueViolation(error, 'students_email') ? emailTaken() : error
    })
}
