import { limits } from '@labreach/contract/plans'
import { computeFormerPersonKey, computePersonKey } from '../import/person-key.ts'
import type { Db } from '../../db/connection.ts'
import { addSuppressionLine } from '../../suppression-lines.ts'
import type { SuppressionHasher, SuppressionHash } from '../../suppression-hasher.ts'
import type { Services } from '../../services.ts'
import { findPersonIds } from './same-person.ts'

const BATCH = 200

/**
 * Stores the suppressions of every opt-out that has none yet. Such opt-outs come from an import, or from a server of an older
 * version, which stores none. Repeating it changes nothing. Returns the number of opt-outs whose suppressions were stored.
 */
export async function storeMissingSuppressions({
  db,
  clock,
  suppressionHasher,
}: Pick<Services, 'db' | 'clock' | 'suppressionHasher'>) {
  await recordHidden(db, clock.now())
  let total = 0
  for (let found = BATCH; found === BATCH; total += found)
    found = await db.transaction().execute(async (tx) => {
      const due = await tx
        .selectFrom('opt_outs')
        .select('scholar_id')
        .where('remembered_at', 'is', null)
        .orderBy('scholar_id')
        .limit(BATCH)
        .forUpdate()
        .skipLocked()
        .execute()
      for (const { scholar_id } of due) await storeSuppressions(tx, suppressionHasher, scholar_id, clock.now())
      return due.length
    })
  return total
}

/**
 * Stores the suppressions of one opt-out, and schedules the erasure of the record 30 days later. It hashes all known ids of
 * the person, and the name and the stored and looked-up addresses in each of their rows. Earlier hashes remain, even if
 * an import has replaced an address since.
 * @param addresses further addresses of the person.
 */
export async function storeSuppressions(
  tx: Db,
  suppressionHasher: SuppressionHasher,
  scholarId: string,
  now: Date,
  addresses: readonly string[] = [],
): Promise<void> {
  const personHash = suppressionHasher.hashId(scholarId)
  const hashes = await computeHashes(tx, suppressionHasher, await findPersonIds(tx, scholarId), addresses)
  const added = await insertSuppressions(tx, personHash, hashes)
  const eraseAfter = new Date(now.getTime() + limits.optOutErasedAfterMs)
  const optOut = await tx
    .updateTable('opt_outs')
    .set(({ fn, val, ref }) => ({ remembered_at: now, erase_after: fn.coalesce(ref('erase_after'), val(eraseAfter)) }))
    .where('scholar_id', '=', scholarId)
    .returning(['held', 'origin'])
    .executeTakeFirst()
  if (added > 0)
    await addSuppressionLine(tx, {
      kind: 'opted_out',
      at: now,
      key: suppressionHasher.keyFingerprint,
      person: personHash,
      hashes,
      held: optOut?.held ?? false,
      ...(optOut?.origin && { network: optOut.origin }),
    })
}

/**
 * Stores hashes of one person who opted out.
 * @param personHash the hash of the id that opted out.
 * @returns how many of the hashes are new.
 */
export async function insertSuppressions(
  db: Db,
  personHash: Buffer,
  hashes: readonly SuppressionHash[],
): Promise<number> {
  const added = await db
    .insertInto('suppressions')
    .values(hashes.map(({ hash, kind }) => ({ hash, kind, person: personHash })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('hash')
    .execute()
  return added.length
}

async function computeHashes(
  tx: Db,
  suppressionHasher: SuppressionHasher,
  ids: readonly string[],
  further: readonly string[],
): Promise<SuppressionHash[]> {
  const rows = await tx
    .selectFrom('professors')
    .leftJoin('email_lookups', 'email_lookups.professor_id', 'professors.id')
    .select(['name', 'school_name', 'professors.email as stored', 'email_lookups.email as looked_up'])
    .where('scholar_id', 'in', ids)
    .execute()
  const known = rows.flatMap(({ stored, looked_up }) => [stored, looked_up]).filter((one) => one !== null)
  // In both forms: another source may write a space or a hyphen where this one joins.
  const names = new Set(
    rows
      .flatMap((row) => [computePersonKey, computeFormerPersonKey].map((compute) => compute(row.name, row.school_name)))
      .filter((one) => one !== null),
  )
  return [
    ...ids.map((id) => ({ kind: 'id' as const, hash: suppressionHasher.hashId(id) })),
    ...[...known, ...further].map((address) => ({
      kind: 'address' as const,
      hash: suppressionHasher.hashAddress(address),
    })),
    ...[...names].map((name) => ({ kind: 'name' as const, hash: suppressionHasher.hashName(name) })),
  ]
}

/** Adds an opt-out for each hidden row that has none, so its hashes are stored too. */
async function recordHidden(db: Db, now: Date): Promise<void> {
  await db
    .insertInto('opt_outs')
    .columns(['scholar_id', 'opted_out_at'])
    .expression((build) =>
      build
        .selectFrom('professors')
        .select(['professors.scholar_id', build.val(now).as('opted_out_at')])
        .where('professors.opt_out', '=', true)
        .where('professors.erased_at', 'is', null)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('opt_outs').select('scholar_id').whereRef('opt_outs.scholar_id', '=', 'professors.scholar_id'),
            ),
          ),
        ),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
