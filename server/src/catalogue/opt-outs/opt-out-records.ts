import { sql } from 'kysely'
import type { Db } from '../../db/connection.ts'
import { appendToAuditLog } from '../../audit-log.ts'
import { addSuppressionLine } from '../../suppression-lines.ts'
import type { SuppressionHasher } from '../../suppression-hasher.ts'
import { deleteTokens } from './opt-out-tokens.ts'
import { findIdsOfPersons, findPersonIds } from './same-person.ts'
import { selectSameAddress } from './same-address.ts'
import { storeSuppressions } from './store-suppressions.ts'

/** The first professor with one of these ids. Scholar ids are preferred to ids of sources ("openalex:…"). */
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

/**
 * The row of a person by which a professor who has opted out is told, with its addresses, and whether the opt-out is held:
 * one with a stored address if there is any, itself first. Undefined without a row that is not erased.
 */
export async function selectReachable(db: Db, professorId: number) {
  const professor = await selectById(db, professorId)
  if (!professor) return undefined
  return db
    .selectFrom('professors')
    .leftJoin('email_lookups', 'email_lookups.professor_id', 'professors.id')
    .leftJoin('opt_outs', 'opt_outs.scholar_id', 'professors.scholar_id')
    .select(['professors.id', 'professors.email as stored', 'email_lookups.email as looked_up', 'opt_outs.held'])
    .where('professors.scholar_id', 'in', await findPersonIds(db, professor.scholar_id))
    .where('opt_out', '=', true)
    .where('erased_at', 'is', null)
    .orderBy(sql`professors.email is null`)
    .orderBy(sql`professors.id <> ${professorId}`)
    .orderBy(sql`email_lookups.email is null`)
    .orderBy('professors.id')
    .executeTakeFirst()
}

export async function hasOptOut(db: Db, scholarId: string): Promise<boolean> {
  const row = await db
    .selectFrom('opt_outs')
    .select('scholar_id')
    .where('scholar_id', '=', scholarId)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether one of these rows is hidden by an opt-out. */
export async function hasHiddenRow(db: Db, professorIds: readonly number[]): Promise<boolean> {
  const row = await db
    .selectFrom('professors')
    .select('id')
    .where('id', 'in', professorIds)
    .where('opt_out', '=', true)
    .executeTakeFirst()
  return row !== undefined
}

/** Those of these rows that are hidden by an opt-out. */
export async function selectHiddenRows(db: Db, professorIds: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('professors')
    .select('id')
    .where('id', 'in', professorIds)
    .where('opt_out', '=', true)
    .execute()
  return rows.map(({ id }) => id)
}

/** Locks the opt-out that is due for erasure the longest, if any, until the transaction ends. Returns its id. */
export async function lockDueOptOut(tx: Db, now: Date): Promise<string | undefined> {
  const due = await tx
    .selectFrom('opt_outs')
    .select('scholar_id')
    .where('held', '=', false)
    .where('erase_after', '<=', now)
    .orderBy('erase_after')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  return due?.scholar_id
}

/**
 * Releases opt-outs that wait for the operator, so they are erased at their usual time, also after a restore. Returns the
 * number.
 * @param isProved whether the professors have proved who they are: reversing a wave of the public form then leaves these out.
 */
export async function releaseOptOuts(
  tx: Db,
  { hashId, keyFingerprint }: Pick<SuppressionHasher, 'hashId' | 'keyFingerprint'>,
  ids: readonly string[],
  now: Date,
  isProved = false,
): Promise<number> {
  const released = await tx
    .updateTable('opt_outs')
    .set({ held: false, ...(isProved && { origin: null }) })
    .where('scholar_id', 'in', ids)
    .where(({ eb, or }) => or([eb('held', '=', true), ...(isProved ? [eb('origin', 'is not', null)] : [])]))
    .returning(['scholar_id', 'origin'])
    .execute()
  for (const { scholar_id, origin } of released)
    await addSuppressionLine(tx, {
      kind: 'opted_out',
      at: now,
      key: keyFingerprint,
      person: hashId(scholar_id),
      hashes: [],
      held: false,
      ...(origin && { network: origin }),
    })
  return released.length
}

type Circumstances = {
  now: Date
  /** Keyed hash of the network from which the public form was sent (column `origin`). */
  networkHash?: string | undefined
  /** The record is not erased until the operator accepts the opt-out. */
  held?: boolean
}

/**
 * Hides every row with one of these Scholar ids, and records each opt-out and its suppressions once. Other rows with
 * their stored address are hidden and held, as namesakes are: they may be colleagues who share it. The transaction
 * notifies all servers to remove the professors from their catalogues. Returns the ids of the rows.
 */
export async function recordOptOut(
  tx: Db,
  suppressionHasher: SuppressionHasher,
  ids: readonly string[],
  circumstances: Circumstances,
): Promise<number[]> {
  const { hidden, isNew } = await hideAndRecord(tx, suppressionHasher, ids, circumstances)
  if (!isNew) return hidden
  const others = (await selectSameAddress(tx, ids)).filter(({ opt_out }) => !opt_out).map((row) => row.scholar_id)
  if (others.length === 0) return hidden
  const held = { now: circumstances.now, held: true }
  const more = await hideAndRecord(tx, suppressionHasher, await findIdsOfPersons(tx, others), held)
  return [...hidden, ...more.hidden]
}

async function hideAndRecord(
  tx: Db,
  suppressionHasher: SuppressionHasher,
  ids: readonly string[],
  { now, networkHash, held = false }: Circumstances,
): Promise<{ hidden: number[]; isNew: boolean }> {
  const rows = await tx
    .updateTable('professors')
    .set({ opt_out: true })
    .where('scholar_id', 'in', ids)
    .returning(['id', 'scholar_id'])
    .execute()
  const recorded = await tx
    .insertInto('opt_outs')
    .values(rows.map(({ scholar_id }) => ({ scholar_id, opted_out_at: now, origin: networkHash ?? null, held })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('scholar_id')
    .execute()
  for (const { scholar_id } of recorded) {
    await appendToAuditLog(
      tx,
      { event: 'opted_out', subject: scholar_id, detail: networkHash ? { network: networkHash } : {} },
      now,
    )
    await storeSuppressions(tx, suppressionHasher, scholar_id, now)
  }
  if (recorded.length > 0)
    for (const { id } of rows) await sql`select pg_notify('catalogue', ${`optout:${id}`})`.execute(tx)
  return { hidden: rows.map(({ id }) => id), isNew: recorded.length > 0 }
}

/**
 * Lists every row with one of these ids again, and deletes the opt-outs and their suppressions. Rows that are held since
 * they have the address of such a row are listed, too; after a decision about one of these, the others remain held.
 * Returns a name or id; undefined if none of the ids had an opt-out.
 */
export async function deleteOptOut(
  tx: Db,
  suppressionHasher: SuppressionHasher,
  ids: readonly string[],
  now: Date,
): Promise<string | undefined> {
  const deleted = await tx.deleteFrom('opt_outs').where('scholar_id', 'in', ids).returningAll().execute()
  const sameAddress = deleted.some(({ held, origin }) => !held || origin !== null)
    ? (await selectSameAddress(tx, ids)).filter(({ is_held }) => is_held).map((row) => row.scholar_id)
    : []
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
  const subjects = new Set([...deleted, ...rows].map(({ scholar_id }) => scholar_id))
  for (const subject of subjects) {
    const opted_out_at = deleted.find((one) => one.scholar_id === subject)?.opted_out_at.toISOString() ?? null
    await appendToAuditLog(tx, { event: 'opt_out_restored', subject, detail: { opted_out_at } }, now)
  }
  if (subjects.size === 0) return undefined
  // Suppressions keep the id that opted out, also if an import has replaced it by another one of the person since.
  const persons = ids.map((id) => suppressionHasher.hashId(id))
  await tx.deleteFrom('suppressions').where('person', 'in', persons).execute()
  for (const person of persons)
    await addSuppressionLine(tx, { kind: 'relisted', at: now, key: suppressionHasher.keyFingerprint, person })
  await sql`notify catalogue`.execute(tx)
  if (sameAddress.length > 0) await deleteOptOut(tx, suppressionHasher, await findIdsOfPersons(tx, sameAddress), now)
  return rows[0]?.name ?? deleted[0]?.scholar_id
}
