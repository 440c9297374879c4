import { sql } from 'kysely'
import type { Db } from '../db/connection.ts'
import { isUniqueViolation } from '../db/violation.ts'
import type { Services } from '../services.ts'
import { isAddressVerified } from './google/verified-address.ts'
import type { MailboxAccess } from './mailbox.ts'

/** An account at a mail provider that a student connects. `accountId`: see provider-name.ts. */
export type MailboxAccount = {
  accountId: string
  address: string
  /** Whether the provider states that the address belongs to the account. */
  isVerified: boolean
  /** Whether it also signs in here, as the account of a person who exists once: then it counts as a referral too. */
  signsIn: boolean
  access: MailboxAccess
}

export type Grant = NonNullable<Awaited<ReturnType<typeof findGrant>>>

/** A student's grant. `encryptedAccess` is null if the account only signs in and sends nothing. */
export function findGrant(db: Db, studentId: string) {
  return db
    .selectFrom('google_grants')
    .select([
      'student_id as studentId',
      'google_sub as accountId',
      'email as address',
      'tokens_sealed as encryptedAccess',
    ])
    .select(['connected_at as connectedAt', 'expired_at as expiredAt'])
    .where('student_id', '=', studentId)
    .executeTakeFirst()
}

/** The id of the student who has connected this account, or null. */
export async function findStudentByAccount(db: Db, accountId: string): Promise<string | null> {
  const grant = await db
    .selectFrom('google_grants')
    .select('student_id')
    .where('google_sub', '=', accountId)
    .executeTakeFirst()
  return grant?.student_id ?? null
}

/**
 * Stores an account as the student's only one. New access to the same account, as each sign-in brings it, does not renew the
 * time since when its verified address is the student's. Throws an error for which isAccountTaken is true.
 */
export async function storeGrant(
  tx: Db,
  { clock, encryption }: Pick<Services, 'clock' | 'encryption'>,
  studentId: string,
  account: MailboxAccount,
): Promise<void> {
  const row = {
    google_sub: account.accountId,
    email: account.address,
    email_verified: account.isVerified,
    tokens_sealed: encryption.encrypt(account.access, studentId),
    connected_at: clock.now(),
  }
  const connectedAt = sql<Date>`
    case when google_grants.google_sub = excluded.google_sub and lower(google_grants.email) = lower(excluded.email) and ${isAddressVerified}
      then google_grants.connected_at else excluded.connected_at end`
  await tx
    .insertInto('google_grants')
    .values({ student_id: studentId, ...row })
    .onConflict((conflict) =>
      conflict.column('student_id').doUpdateSet({ ...row, connected_at: connectedAt, expired_at: null }),
    )
    .execute()
}

/** Whether storeGrant failed because another student has connected this account. */
export const isAccountTaken = (error: unknown): boolean => isUniqueViolation(error, 'google_grants_google_sub_key')

/** Removes a student's account: it neither sends nor signs in. */
export async function removeGrant(tx: Db, studentId: string): Promise<void> {
  await tx.deleteFrom('google_grants').where('student_id', '=', studentId).execute()
}

/** Removes the access of a student's account, which can then only sign in. */
export async function removeAccess(tx: Db, studentId: string): Promise<void> {
  await tx.updateTable('google_grants').set({ tokens_sealed: null }).where('student_id', '=', studentId).execute()
}
