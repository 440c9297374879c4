import { randomUUID } from 'node:crypto'
import { DAY_MS } from '@labreach/contract/plans'
import { sql } from 'kysely'
import type { Db } from '../db/connection.ts'
import { selectMailboxHashes, selectOwnUses, useKinds, type UseKind } from './uses.ts'

/** How long the unlocks of a deleted account count for its mailbox; other uses count for a day. */
const UNLOCK_RETENTION_MS = 365 * DAY_MS

/**
 * Stores a student's uses of quotas under each of the mailboxes that they have connected. They count for another Labreach
 * account that connects one of these, and once if it connects several, by their id. The caller has locked the student.
 * @param isDeletion whether the account is being deleted: its id is then not stored.
 */
export async function storeUses(tx: Db, studentId: string, now: Date, isDeletion: boolean): Promise<void> {
  const uses: { kind: UseKind; at: Date }[] = []
  for (const kind of useKinds) {
    const after = new Date(now.getTime() - (kind === 'unlock' ? UNLOCK_RETENTION_MS : DAY_MS))
    const { rows } = await selectOwnUses(kind, { studentId, after, now }).execute(tx)
    uses.push(...rows.map(({ at }) => ({ kind, at })))
  }
  await tx.deleteFrom('past_uses').where('student_id', '=', studentId).execute()
  await sql`
    insert into past_uses (account_hash, use_id, kind, used_at, student_id)
    select account_hash, id, kind, at, ${isDeletion ? null : studentId}::uuid
    from (${selectMailboxHashes(studentId)}) as mailboxes,
      unnest(
        ${uses.map(() => randomUUID())}::uuid[],
        ${uses.map(({ kind }) => kind)}::text[],
        ${uses.map(({ at }) => at)}::timestamptz[]
      ) as uses (id, kind, at)`.execute(tx)
}

/** Deletes uses that count for no quota. */
export async function deletePastUses(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('past_uses')
    .where(({ and, eb, or }) =>
      or([
        eb('used_at', '<=', new Date(now.getTime() - UNLOCK_RETENTION_MS)),
        and([eb('kind', '!=', 'unlock'), eb('used_at', '<=', new Date(now.getTime() - DAY_MS))]),
      ]),
    )
    .execute()
}
