import { sql } from 'kysely'
import type { Services } from '../../services.ts'
import { deleteOptOut } from './opt-out-queries.ts'
import { idsOfPerson } from './same-person.ts'

type Deps = Pick<Services, 'db' | 'clock' | 'suppression'>

/**
 * Takes an opt-out back by any id of the professor, in each row that is about the same person. Answers the name, or the id
 * where no row is left, and undefined where nobody with this id had opted out, or the record is erased.
 */
export function restoreProfessor({ db, clock, suppression }: Deps, given: string): Promise<string | undefined> {
  return db
    .transaction()
    .execute(async (tx) => deleteOptOut(tx, suppression, await idsOfPerson(tx, given), clock.now()))
}

/**
 * Takes back all removals by the public form since a time, of one network or of all; those that are erased stay out.
 * Returns the names.
 */
export async function restoreWave(deps: Deps, { since, origin }: { since: Date; origin?: string }): Promise<string[]> {
  const wave = await deps.db
    .selectFrom('opt_outs')
    .select('scholar_id')
    .where('opted_out_at', '>=', since)
    .where(
      sql<boolean>`case when ${origin ?? null}::text is null then origin is not null else origin = ${origin ?? null} end`,
    )
    .orderBy('opted_out_at')
    .execute()
  const names: string[] = []
  for (const { scholar_id } of wave) {
    const name = await restoreProfessor(deps, scholar_id)
    if (name) names.push(name)
  }
  return names
}

/** The same for an opt-out that is known by the hash of its id alone, as it stands in the file outside the database. */
export async function relistByHash(deps: Deps, person: Buffer): Promise<void> {
  const rows = await deps.db.selectFrom('opt_outs').select('scholar_id').execute()
  const found = rows.find(({ scholar_id }) => deps.suppression.id(scholar_id).equals(person))
  if (found) await restoreProfessor(deps, found.scholar_id)
}
