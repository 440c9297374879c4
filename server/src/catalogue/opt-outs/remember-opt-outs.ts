import { limits } from '@labreach/contract/plans'
import { computePersonKey } from '../import/person-key.ts'
import type { Db } from '../../db/connection.ts'
import { addSuppressionLine } from '../../suppression-lines.ts'
import type { Suppression, SuppressionHash } from '../../suppression.ts'
import type { Services } from '../../services.ts'
import { findPersonIds } from './same-person.ts'

const BATCH = 200

/**
 * Stores the hashes of every opt-out that has none yet. Such opt-outs come from an import, or from a server of an older
 * version, which stores no hashes. Repeating it changes nothing. Returns the number of opt-outs whose hashes were stored.
 */
export async function rememberOptOuts({ db, clock, suppression }: Pick<Services, 'db' | 'clock' | 'suppression'>) {
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
      for (const { scholar_id } of due) await rememberOptOut(tx, suppression, scholar_id, clock.now())
      return due.length
    })
  return total
}

/**
 * Stores the hashes of one opt-out, and schedules the erasure of the record 30 days later. It hashes all known ids of
 * the person, and the name and the stored and looked-up addresses in each of their rows. Earlier hashes remain, even if
 * an import has replaced an address since.
 */
export async function rememberOptOut(tx: Db, suppression: Suppression, scholarId: string, now: Date): Promise<void> {
  const person = suppression.id(scholarId)
  const hashes = await computeHashes(tx, suppression, await findPersonIds(tx, scholarId))
  const added = await addSuppressions(tx, person, hashes)
  const eraseAfter = new Date(now.getTime() + limits.optOutErasedAfterMs)
  await tx
    .updateTable('opt_outs')
    .set(({ fn, val, ref }) => ({ remembered_at: now, erase_after: fn.coalesce(ref('erase_after'), val(eraseAfter)) }))
    .where('scholar_id', '=', scholarId)
    .execute()
  if (added > 0)
    await addSuppressionLine(tx, { kind: 'opted_out', at: now, key: suppression.keyFingerprint, person, hashes })
}

/** Stores hashes of one person who opted out. Returns how many of them are new. */
export async function addSuppressions(db: Db, person: Buffer, hashes: readonly SuppressionHash[]): Promise<number> {
  const added = await db
    .insertInto('suppressions')
    .values(hashes.map(({ hash, kind }) => ({ hash, kind, person })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('hash')
    .execute()
  return added.length
}

async function computeHashes(tx: Db, suppression: Suppression, ids: readonly string[]): Promise<SuppressionHash[]> {
  const rows = await tx
    .selectFrom('professors')
    .leftJoin('email_lookups', 'email_lookups.professor_id', 'professors.id')
    .select(['name', 'school_name', 'professors.email as stored', 'email_lookups.email as looked_up'])
    .where('scholar_id', 'in', ids)
    .execute()
  const addresses = rows.flatMap(({ stored, looked_up }) => [stored, looked_up]).filter((one) => one !== null)
  const names = rows.map(({ name, school_name }) => computePersonKey(name, school_name)).filter((one) => one !== null)
  return [
    ...ids.map((id) => ({ kind: 'id' as const, hash: suppression.id(id) })),
    ...addresses.map((address) => ({ kind: 'address' as const, hash: suppression.address(address) })),
    ...names.map((name) => ({ kind: 'name' as const, hash: suppression.name(name) })),
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
