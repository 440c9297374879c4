import { DAY_MS } from '@labreach/contract/plans'
import { sql } from 'kysely'
import type { Db } from '../db/connection.ts'
import { selectAccounts, selectOwnUses, useKinds } from './uses.ts'

/** How long the unlocks of a deleted account count for its mail account; other uses are kept for a day. */
const UNLOCKS_KEPT_MS = 365 * DAY_MS

/**
 * Stores what a student has used of their quotas under the mail accounts they have linked: another Labreach account that
 * links one of these continues with the same usage. `isLeaving`: the account is being deleted, and its id is not stored.
 */
export async function keepUses(tx: Db, studentId: string, now: Date, isLeaving: boolean): Promise<void> {
  const uses = useKinds.map((kind) => {
    const after = new Date(now.getTime() - (kind === 'unlock' ? UNLOCKS_KEPT_MS : DAY_MS))
    return sql`select ${kind}::text as kind, at from (${selectOwnUses(kind, { studentId, after, now })}) as own`
  })
  await tx.deleteFrom('past_uses').where('student_id', '=', studentId).execute()
  await sql`
    insert into past_uses (account_hash, kind, used_at, student_id)
    select account_hash, kind, at, ${isLeaving ? null : studentId}::uuid
    from (${selectAccounts(studentId)}) as accounts, (${sql.join(uses, sql` union all `)}) as uses`.execute(tx)
}

/** Deletes uses that count for no quota. */
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
