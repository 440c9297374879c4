import { sql } from 'kysely'
import type { Db } from '../../db/connection.ts'
import { hashToken } from '../../encryption.ts'

type Link = { studentId: string; sub: string; accountHash: Buffer }

/**
 * Remembers that a student connected a Google account and, if somebody referred the student, counts that: once per
 * referred student, once per Google account ever, and never by an account that the referrer has had. Google's ids are
 * kept as hashes, so that what outlives the students names nobody.
 */
export async function countConnection(tx: Db, { now, ...link }: Link & { now: Date }): Promise<void> {
  const { studentId, sub } = link
  const googleHash = hashToken(sub)
  await rememberLink(tx, link)
  await sql`
    insert into referrals (google_hash, referred_id, referrer_id, counted_at)
    select ${googleHash}, id, referred_by, ${now} from students
    where id = ${studentId} and referred_by <> id and not exists (
      select from google_links where student_id = referred_by and google_hash = ${googleHash})
    on conflict do nothing`.execute(tx)
}

/** Remembers that a student has had this Google account; `accountHash` is keyed, and outlives the student. */
export async function rememberLink(tx: Db, { studentId, sub, accountHash }: Link): Promise<void> {
  await tx
    .insertInto('google_links')
    .values({ student_id: studentId, google_hash: hashToken(sub), account_hash: accountHash })
    .onConflict((conflict) =>
      conflict.columns(['student_id', 'google_hash']).doUpdateSet({ account_hash: accountHash }),
    )
    .execute()
}

/** When referrals of this student were counted, for the download of their data; who was referred is not theirs to know. */
export function referralsOf(db: Db, studentId: string) {
  return db
    .selectFrom('referrals')
    .select('counted_at')
    .where('referrer_id', '=', studentId)
    .orderBy('counted_at')
    .execute()
}

/** Of the Google accounts that this student has connected: hashes, in hexadecimal digits, which is all that is kept. */
export async function googleLinksOf(db: Db, studentId: string): Promise<string[]> {
  const rows = await db.selectFrom('google_links').select('google_hash').where('student_id', '=', studentId).execute()
  return rows.map(({ google_hash }) => google_hash.toString('hex'))
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
