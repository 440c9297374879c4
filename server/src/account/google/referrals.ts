import { sql } from 'kysely'
import type { Db } from '../../db/connection.ts'
import { hashToken } from '../../seals.ts'

type Connection = { studentId: string; sub: string; now: Date }

/**
 * Remembers that a student connected a Google account and, if somebody referred the student, counts that: once per
 * referred student, once per Google account ever, and never by an account that the referrer has had. Google's ids are
 * kept as hashes, so that what outlives the students names nobody.
 */
export async function countConnection(tx: Db, { studentId, sub, now }: Connection): Promise<void> {
  const googleHash = hashToken(sub)
  await tx
    .insertInto('google_links')
    .values({ student_id: studentId, google_hash: googleHash })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await sql`
    insert into referrals (google_hash, referred_id, referrer_id, counted_at)
    select ${googleHash}, id, referred_by, ${now} from students
    where id = ${studentId} and referred_by <> id and not exists (
      select from google_links where student_id = referred_by and google_hash = ${googleHash})
    on conflict do nothing`.execute(tx)
}

/** Referred students who have connected a Google account of their own. */
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
