import type { Sql } from 'postgres'
import type { SuppressionHash } from '../../suppression.ts'
import type { Services } from '../../services.ts'
import { eraseProfessor } from './erase-professor.ts'
import { recordOptOut } from '../../professors/opt-out/opt-out-queries.ts'
import { findPersonIds } from '../../professors/opt-out/same-person.ts'

const BATCH = 5_000

/** Somebody who opted out, as the file outside the database remembers them. */
export type Person = { person: Buffer; at: Date; hashes: readonly SuppressionHash[]; erased: boolean }

type Deps = Pick<Services, 'db' | 'clock' | 'suppression'> & { sql: Sql }

/**
 * Hides everybody again, and empties their rows where that was done, whom one of these hashes of an id or address
 * recognises. For a database that was restored: it looks at every professor. Returns how many people it changed.
 */
export async function keepOut({ db, sql, clock, suppression }: Deps, people: readonly Person[]): Promise<number> {
  const known = new Map<string, Person>()
  for (const one of people) {
    const rows = one.hashes.map(({ hash, kind }) => ({ hash, kind, person: one.person }))
    await db
      .insertInto('suppressions')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    for (const { hash, kind } of one.hashes)
      if (kind !== 'name' && !known.get(hash.toString('base64'))?.erased) known.set(hash.toString('base64'), one)
  }
  const recognised: { scholarId: string; who: Person }[] = []
  const professors = sql<{ scholar_id: string; addresses: string[]; aliases: string[] }[]>`
    select scholar_id, array_remove(array[p.email, l.email], null) as addresses,
      array(select alias from professor_aliases a where a.scholar_id = p.scholar_id) as aliases
    from professors p left join email_lookups l on l.professor_id = p.id where erased_at is null`
  for await (const rows of professors.cursor(BATCH))
    for (const { scholar_id, addresses, aliases } of rows) {
      const hashes = [...[scholar_id, ...aliases].map(suppression.id), ...addresses.map(suppression.address)]
      const who = hashes.map((hash) => known.get(hash.toString('base64'))).find((one) => one !== undefined)
      if (who) recognised.push({ scholarId: scholar_id, who })
    }
  let changed = 0
  for (const { scholarId, who } of recognised)
    changed += await db.transaction().execute(async (tx) => {
      const ids = await findPersonIds(tx, scholarId)
      const before = await tx
        .selectFrom('opt_outs')
        .select('scholar_id')
        .where('scholar_id', '=', scholarId)
        .executeTakeFirst()
      const rows = await recordOptOut(tx, suppression, ids, { now: who.at })
      if (who.erased && rows.length > 0) await eraseProfessor(tx, suppression, scholarId, clock.now())
      return who.erased || !before ? Math.sign(rows.length) : 0
    })
  return changed
}
