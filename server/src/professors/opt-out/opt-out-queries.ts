import { sql } from 'kysely'
import type { Db } from '../../db/connection.ts'
import { appendToAuditLog } from '../../audit-log.ts'
import { addSuppressionLine } from '../../suppression-lines.ts'
import type { Suppression } from '../../suppression.ts'
import { deleteTokens } from './opt-out-tokens.ts'
import { rememberOptOut } from './remember-opt-outs.ts'

/** The first professor with one of these ids; a Scholar id goes before ids that sources invented. */
export function selectByIds(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('professors')
    .select(['id', 'name', 'school_name', 'scholar_id', 'opt_out'])
    .where('scholar_id', 'in', ids)
    .orderBy(sql`position(':' in scholar_id)`)
    .orderBy('id')
    .executeTakeFirst()
}

export function selectById(db: Db, professorId: number) {
  return db
    .selectFrom('professors')
    .select(['scholar_id', 'name', 'school_name', 'opt_out', 'erased_at'])
    .where('id', '=', professorId)
    .executeTakeFirst()
}

/** Where a professor is reached who has opted out and whose record is not empty yet. */
export function selectReachable(db: Db, professorId: number) {
  return db
    .selectFrom('professors')
    .leftJoin('email_lookups', 'email_lookups.professor_id', 'professors.id')
    .select(['professors.email as stored', 'email_lookups.email as looked_up'])
    .where('professors.id', '=', professorId)
    .where('opt_out', '=', true)
    .where('erased_at', 'is', null)
    .executeTakeFirst()
}

/** Opt-outs that waited for the operator no longer do: they are erased in their time. */
export async function releaseOptOut(tx: Db, ids: readonly string[]): Promise<void> {
  await tx.updateTable('opt_outs').set({ held: false }).where('scholar_id', 'in', ids).execute()
}

type Circumstances = {
  now: Date
  /** Keyed hash of the network that asked on the public form. */
  origin?: string
  /** Waits for the operator before it is erased. */
  held?: boolean
}

/** Takes every row with one of these ids out of the listings, and records the opt-out and its hashes once. Returns the rows' own ids. */
export async function recordOptOut(
  tx: Db,
  suppression: Suppression,
  ids: readonly string[],
  { now, origin, held = false }: Circumstances,
): Promise<number[]> {
  const rows = await tx
    .updateTable('professors')
    .set({ opt_out: true })
    .where('scholar_id', 'in', ids)
    .returning(['id', 'scholar_id'])
    .execute()
  const recorded = await tx
    .insertInto('opt_outs')
    .values(rows.map(({ scholar_id }) => ({ scholar_id, opted_out_at: now, origin: origin ?? null, held })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('scholar_id')
    .execute()
  for (const { scholar_id } of recorded) {
    await appendToAuditLog(
      tx,
      { event: 'opted_out', subject: scholar_id, detail: origin ? { network: origin } : {} },
      now,
    )
    await rememberOptOut(tx, suppression, scholar_id, now)
  }
  if (recorded.length > 0)
    for (const { id } of rows) await sql`select pg_notify('catalogue', ${`optout:${id}`})`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Lists every row with one of these ids again, and forgets the opt-out. Undefined where nobody with them had opted out. */
export async function deleteOptOut(
  tx: Db,
  suppression: Suppression,
  ids: readonly string[],
  now: Date,
): Promise<string | undefined> {
  const erased = await tx.deleteFrom('opt_outs').where('scholar_id', 'in', ids).returningAll().execute()
  const rows = await tx
    .updateTable('professors')
    .set({ opt_out: false })
    .where('scholar_id', 'in', ids)
    .where('opt_out', '=', true)
    .where('erased_at', 'is', null)
    .returning(['id', 'name', 'scholar_id'])
    .execute()
  await deleteTokens(
    tx,
    rows.map(({ id }) => id),
  )
  const subjects = new Set([...erased, ...rows].map(({ scholar_id }) => scholar_id))
  for (const subject of subjects) {
    const opted_out_at = erased.find((one) => one.scholar_id === subject)?.opted_out_at.toISOString() ?? null
    await appendToAuditLog(tx, { event: 'opt_out_restored', subject, detail: { opted_out_at } }, now)
    const person = suppression.id(subject)
    await tx.deleteFrom('suppressions').where('person', '=', person).execute()
    await addSuppressionLine(tx, { kind: 'relisted', at: now, key: suppression.keyMark, person })
  }
  if (subjects.size > 0) await sql`notify catalogue`.execute(tx)
  return rows[0]?.name ?? erased[0]?.scholar_id
}
