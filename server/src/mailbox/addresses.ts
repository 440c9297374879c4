import { sql, type SelectQueryBuilder } from 'kysely'
import type { Db } from '../db/connection.ts'
import type { DB } from '../db/schema.ts'
import { isAddressVerified } from './google/verified-address.ts'

/** The address of the account that a student has connected, if its provider has verified it, else null. */
export async function findVerifiedAddress(db: Db, studentId: string): Promise<string | null> {
  const grant = await db
    .selectFrom('google_grants')
    .select('email')
    .where('student_id', '=', studentId)
    .where(isAddressVerified)
    .executeTakeFirst()
  return grant?.email ?? null
}

/** The students who have connected an account with this address, in upper or lower case, that its provider has verified. */
export function findStudentsByAddress(db: Db, address: string) {
  return db
    .selectFrom('google_grants')
    .select(['student_id as studentId', 'email as address'])
    .where(sql`lower(email)`, '=', sql`lower(${address})`)
    .where(isAddressVerified)
    .execute()
}

/** Adds the mailbox that each student sends from to a query of students; null if a student has none. */
export function withMailbox<Selected>(query: SelectQueryBuilder<DB, 'students', Selected>) {
  return query
    .leftJoin('google_grants', (join) =>
      join.onRef('google_grants.student_id', '=', 'students.id').on('google_grants.tokens_sealed', 'is not', null),
    )
    .select(['google_grants.google_sub as mailbox_account_id', 'google_grants.email as mailbox_address'])
    .select('google_grants.expired_at as mailbox_expired_at')
    .select(isAddressVerified.as('mailbox_verified'))
}
