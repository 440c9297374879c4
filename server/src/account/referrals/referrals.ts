import { sql } from 'kysely'
import type { Db } from '../../db/connection.ts'
import { hashToken } from '../../encryption.ts'
import { findReferrer } from '../../students/find-student.ts'

/**
 * Counts the referral of a student who has connected an account at a mailbox provider: once per referred student, once per
 * account ever, and not if the referrer has had the account. Only a hash of the account is stored.
 */
export async function countReferral(
  tx: Db,
  { studentId, accountId }: { studentId: string; accountId: string },
  now: Date,
): Promise<void> {
  const referrer = await findReferrer(tx, studentId)
  if (!referrer || referrer === studentId) return
  const hash = hashToken(accountId)
  await sql`
    insert into referrals (google_hash, referred_id, referrer_id, counted_at)
    select ${hash}, ${studentId}::uuid, ${referrer}::uuid, ${now}
    where not exists (select from google_links where student_id = ${referrer} and google_hash = ${hash})
    on conflict do nothing`.execute(tx)
}

/** The times of a student's counted referrals for the download of their data, without the referred students. */
export function listReferrals(db: Db, studentId: string) {
  return db
    .selectFrom('referrals')
    .select('counted_at')
    .where('referrer_id', '=', studentId)
    .orderBy('counted_at')
    .execute()
}

/** The number of referred students who have connected an account that the referrer has not had. */
export async function countReferrals(db: Db, studentId: string): Promise<number> {
  const { count } = await db
    .selectFrom('referrals')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('referrer_id', '=', studentId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('google_links')
            .select('student_id')
            .where('student_id', '=', studentId)
            .whereRef('google_links.google_hash', '=', 'referrals.google_hash'),
        ),
      ),
    )
    .executeTakeFirstOrThrow()
  return count
}
