import { sql } from 'kysely'
import type { Services } from '../../services.ts'
import { deleteOptOut } from './opt-out-records.ts'
import { findPersonIds } from './same-person.ts'

type Deps = Pick<Services, 'db' | 'clock' | 'suppressionHasher'>

/**
 * Reverses the opt-out of a professor, given any of their ids, in each row of the same person. Returns the name, or the
 * id if no row exists. Returns undefined if there is no such opt-out, or if the record is erased.
 */
export function relistProfessor({ db, clock, suppressionHasher }: Deps, given: string): Promise<string | undefined> {
  return db
    .transaction()
    .execute(async (tx) => deleteOptOut(tx, suppressionHasher, await findPersonIds(tx, given), clock.now()))
}

/**
 * Reverses all opt-outs by the public form since a time, from one network or from all. Erased records remain erased.
 * Returns the names.
 */
export async function relistProfessors(
  deps: Deps,
  { since, networkHash = null }: { since: Date; networkHash?: string | null },
): Promise<string[]> {
  const optOuts = await deps.db
    .selectFrom('opt_outs')
    .select('scholar_id')
    .where('opted_out_at', '>=', since)
    .where(
      sql<boolean>`case when ${networkHash}::text is null then origin is not null else origin = ${networkHash} end`,
    )
    .orderBy('opted_out_at')
    .execute()
  const names: string[] = []
  for (const { scholar_id } of optOuts) {
    const name = await relistProfessor(deps, scholar_id)
    if (name) names.push(name)
  }
  return names
}

/** Reverses an opt-out by the hash of its id. The suppressions file outside the database contains only hashes. */
export async function relistByHash(deps: Deps, personHash: Buffer): Promise<void> {
  const rows = await deps.db.selectFrom('opt_outs').select('scholar_id').execute()
  const found = rows.find(({ scholar_id }) => deps.suppressionHasher.hashId(scholar_id).equals(personHash))
  if (found) await relistProfessor(deps, found.scholar_id)
}
