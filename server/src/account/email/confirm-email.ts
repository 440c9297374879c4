import { hashToken } from '../../seals.ts'
import type { World } from '../../world.ts'
import { emailTaken, emailTokenInvalid } from '../errors.ts'
import { isUniqueViolation } from '../../db/violation.ts'
import { deleteEmailChange, setConfirmedEmail } from './queries.ts'

/** Makes an address that of its account, by the token from the mail. Throws email_token_invalid and email_taken. */
export function confirmEmail({ db, clock }: Pick<World, 'db' | 'clock'>, token: string): Promise<string> {
  return db
    .transaction()
    .execute(async (tx) => {
      const now = clock.now()
      const change = await deleteEmailChange(tx, hashToken(token), now)
      if (!change) throw emailTokenInvalid()
      await setConfirmedEmail(tx, change.student_id, change.email, now)
      return change.email
    })
    .catch((error: unknown) => {
      throw isUniqueViolation(error, 'students_email') ? emailTaken() : error
    })
}
