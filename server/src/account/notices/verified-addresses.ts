import { sql } from 'kysely'
import type { Db } from '../../db/connection.ts'
import { googleAddressVerified } from '../google/queries.ts'

/**
 * The addresses at which a student provably receives mail: the confirmed one, and the verified one of the Google
 * account.
 */
export async function verifiedAddresses(db: Db, studentId: string): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select email from students where id = ${studentId} and email_verified_at is not null
    union all
    select email from google_grants where student_id = ${studentId} and ${googleAddressVerified}`.execute(db)
  return rows.map(({ email }) => email)
}
