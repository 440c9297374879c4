import { sql } from 'kysely'
import type { Db } from '../db/connection.ts'
import { writeDown } from '../journal.ts'

/** The first professor with one of these ids; a Scholar id goes before ids that sources invented. */
export function selectByIds(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('professors')
    .select(['id', 'name', 'scholar_id', 'opt_out'])
    .where('scholar_id', 'in', ids)
    .orderBy(sql`position(':' in scholar_id)`)
    .orderBy('id')
    .executeTakeFirst()
}

export function selectById(db: Db, professorId: number) {
  return db.selectFrom('professors').select('scholar_id').where('id', '=', professorId).executeTakeFirst()
}

/** Takes every row with one of these ids out of the listings, and writes the wish down once. Answers the rows' own ids. */
export async function recordOptOut(tx: Db, ids: readonly string[], now: Date): Promise<number[]> {
  const rows = await tx
    .updateTable('professors')
    .set({ opt_out: true })
    .where('scholar_id', 'in', ids)
    .returning(['id', 'scholar_id'])
    .execute()
  const recorded = await tx
    .insertInto('opt_outs')
    .values(rows.map(({ scholar_id }) => ({ scholar_id, opted_out_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('scholar_id')
    .execute()
  for (const { scholar_id } of recorded) await writeDown(tx, { event: 'opted_out', subject: scholar_id }, now)
  if (recorded.length > 0)
    for (const { id } of rows) await sql`select pg_notify('catalogue', ${`optout:${id}`})`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Lists every row with one of these ids again, and forgets the wish. Undefined where nobody with them had opted out. */
export async function eraseOptOut(tx: Db, ids: readonly string[], now: Date): Promise<string | undefined> {
  const erased = await tx.deleteFrom('opt_outs').where('scholar_id', 'in', ids).returningAll().execute()
  const rows = await tx
    .updateTable('professors')
    .set({ opt_out: false })
    .where('scholar_id', 'in', ids)
    .where('opt_out', '=', true)
    .returning(['name', 'scholar_id'])
    .execute()
  const subjects = new Set([...erased, ...rows].map(({ scholar_id }) => scholar_id))
  for (const subject of subjects) {
    const opted_out_at = erased.find((one) => one.scholar_id === subject)?.opted_out_at.toISOString() ?? null
    await writeDown(tx, { event: 'opt_out_restored', subject, detail: { opted_out_at } }, now)
  }
  if (subjects.size > 0) await sql`notify catalogue`.execute(tx)
  return rows[0]?.name ?? erased[0]?.scholar_id
}
