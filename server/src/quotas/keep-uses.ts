import { DAY_MS } from '@labreach/contract/plans'
import { sql } from 'kysely'
import type { Db } from '../db/connection.ts'

/** How long the unlocks of a deleted account count for its mail account; other uses are kept for a day. */
const UNLOCKS_KEPT_MS = 365 * DAY_MS

/**
 * Stores what a student has used of their quotas under the mail accounts they have linked: another Labreach account that
 * links one of these continues with the same usage. `isLeaving`: the account is being deleted, and its id is not stored.
 */
export async function keepUses(tx: Db, studentId: string, now: Date, isLeaving: boolean): Promise<void> {
  const [yesterday, lastYear] = [DAY_MS, UNLOCKS_KEPT_MS].map((ms) => new Date(now.getTime() - ms))
  await tx.deleteFrom('past_uses').where('student_id', '=', studentId).execute()
  await sql`
    insert into past_uses (account_hash, kind, used_at, student_id)
    select account_hash, kind, used_at, ${isLeaving ? null : studentId}::uuid from google_links, (
      select 'unlock' as kind, unlocked_at as used_at from relationships
        where student_id = ${studentId} and unlocked_at > ${lastYear}
      union all select 'letter', reserved_at from outreaches
        where student_id = ${studentId} and state <> 'failed' and reserved_at > ${yesterday}
      union all select 'ai', used_at from ai_uses where student_id = ${studentId} and used_at > ${yesterday}
      union all select 'resume', created_at from resumes where student_id = ${studentId} and created_at > ${yesterday}
    ) as uses where google_links.student_id = ${studentId} and account_hash is not null`.execute(tx)
}

/** Deletes uses that count in no quota any more. */
export async function deletePastUses(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('past_uses')
    .where(({ and, eb, or }) =>
      or([
        eb('used_at', '<=', new Date(now.getTime() - UNLOCKS_KEPT_MS)),
        and([eb('kind', '!=', 'unlock'), eb('used_at', '<=', new Date(now.getTime() - DAY_MS))]),
      ]),
    )
    .execute()
}
