import { lifetimes } from '@labreach/contract/lifetimes'
import type { FieldValue } from '../catalogue/corrections/corrections.ts'
import type { WishValue } from '../catalogue/wishes/wish-records.ts'
import type { Db } from '../db/connection.ts'

/** Wishes as they are stored with a change; a null value: the wish was not set. */
export type StoredWish = Omit<WishValue, 'setAt' | 'lapsesAt'> & { setAt: string; lapsesAt: string }

/** A change of a professor, with the values before and after it. */
export type Change =
  | { kind: 'wishes'; before: StoredWish[]; after: StoredWish[] }
  | { kind: 'data' | 'address'; before: FieldValue[]; after: FieldValue[] }
  | { kind: 'removal'; before: Record<string, never>; after: Record<string, never> }

export type ChangeRow = Change & { scholar_id: string }

export async function insertChange(tx: Db, scholarId: string, change: Change, now: Date): Promise<number> {
  const { id } = await tx
    .insertInto('page_changes')
    .values({
      scholar_id: scholarId,
      kind: change.kind,
      before: JSON.stringify(change.before),
      after: JSON.stringify(change.after),
      changed_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function selectChange(db: Db, id: number): Promise<ChangeRow | undefined> {
  const row = await db
    .selectFrom('page_changes')
    .select(['scholar_id', 'kind', 'before', 'after'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row as ChangeRow | undefined
}

export async function deleteChanges(tx: Db, scholarIds: readonly string[]): Promise<void> {
  await tx.deleteFrom('page_changes').where('scholar_id', 'in', scholarIds).execute()
}

/** Deletes changes that no link can take back any more. */
export async function sweepChanges(db: Db, now: Date): Promise<void> {
  // A mail that waits for the mail server creates its link up to a day later.
  const keptMs = lifetimes.undoLinkMs + 2 * 86_400_000
  await db
    .deleteFrom('page_changes')
    .where('changed_at', '<=', new Date(now.getTime() - keptMs))
    .execute()
}
