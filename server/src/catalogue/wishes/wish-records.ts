import type { Taking } from '@labreach/contract/professors'
import { sql } from 'kysely'
import type { Db } from '../../db/connection.ts'
import { stateTaking } from './state-taking.ts'
import { combineWishes, type Wish, type WishKind, type Wishes } from './wishes.ts'

/** The wishes with one of these ids, in force or lapsed. */
export function selectWishes(db: Db, scholarIds: readonly string[]): Promise<Wish[]> {
  return db
    .selectFrom('professor_wishes')
    .select(['kind', 'value', 'set_at', 'lapses_at'])
    .where('scholar_id', 'in', scholarIds)
    .execute()
}

/** The wishes in force of the person with these ids. */
export async function readWishes(db: Db, scholarIds: readonly string[], now: Date): Promise<Wishes> {
  return combineWishes(await selectWishes(db, scholarIds), now)
}

/** A wish to store, with its dates. `value` null: no wish of this kind any more. */
export type WishValue = { kind: WishKind; value: unknown; setAt: Date; lapsesAt: Date }

/**
 * Replaces wishes of one person; a null value removes one. The transaction notifies all servers.
 * @param scholarIds all ids of the person, the one under which the wishes are stored first.
 */
export async function replaceWishes(
  tx: Db,
  scholarIds: readonly [string, ...string[]],
  wishes: readonly WishValue[],
): Promise<void> {
  const [scholarId] = scholarIds
  for (const { kind, value, setAt, lapsesAt } of wishes) {
    await tx.deleteFrom('professor_wishes').where('scholar_id', 'in', scholarIds).where('kind', '=', kind).execute()
    if (kind === 'taking') await stateTaking(tx, scholarIds, value as Taking | null, { setAt, lapsesAt })
    if (value === null) continue
    await tx
      .insertInto('professor_wishes')
      .values({ scholar_id: scholarId, kind, value: JSON.stringify(value), set_at: setAt, lapses_at: lapsesAt })
      .execute()
  }
  await sql`select pg_notify('catalogue', ${`wishes:${scholarId}`})`.execute(tx)
}

export async function deleteWishes(tx: Db, scholarIds: readonly string[]): Promise<void> {
  await tx.deleteFrom('professor_wishes').where('scholar_id', 'in', scholarIds).execute()
}

/** Deletes wishes that have lapsed. */
export async function sweepWishes(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('professor_wishes').where('lapses_at', '<=', now).execute()
}
