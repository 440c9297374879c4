import type { Sql } from 'postgres'
import type { SuppressionHash } from '../../suppression.ts'
import type { Services } from '../../services.ts'
import { eraseProfessor } from './erase-professor.ts'
import { readIdentities } from '../../catalogue/opt-outs/identities.ts'
import { hasOptOut, recordOptOut } from '../../catalogue/opt-outs/opt-out-records.ts'
import { addSuppressions } from '../../catalogue/opt-outs/remember-opt-outs.ts'
import { findPersonIds } from '../../catalogue/opt-outs/same-person.ts'

/** A person who opted out, as the file outside the database stores them. */
export type Person = { person: Buffer; at: Date; hashes: readonly SuppressionHash[]; erased: boolean }

type Deps = Pick<Services, 'db' | 'clock' | 'suppression'> & { sql: Sql }

/**
 * Hides or erases again the professors of a restored database who have opted out after the backup. A professor is
 * recognised by the hash of an id or an address. It reads every professor. Returns the number of changed ones.
 */
export async function keepOut({ db, sql, clock, suppression }: Deps, people: readonly Person[]): Promise<number> {
  const known = new Map<string, Person>()
  for (const one of people) {
    await addSuppressions(db, one.person, one.hashes)
    for (const { hash, kind } of one.hashes)
      if (kind !== 'name' && !known.get(hash.toString('base64'))?.erased) known.set(hash.toString('base64'), one)
  }
  const recognised: { scholarId: string; who: Person }[] = []
  for await (const { scholar_id, addresses, aliases } of readIdentities(sql)) {
    const hashes = [...[scholar_id, ...aliases].map(suppression.id), ...addresses.map(suppression.address)]
    const who = hashes.map((hash) => known.get(hash.toString('base64'))).find((one) => one !== undefined)
    if (who) recognised.push({ scholarId: scholar_id, who })
  }
  let changed = 0
  for (const { scholarId, who } of recognised)
    changed += await db.transaction().execute(async (tx) => {
      const ids = await findPersonIds(tx, scholarId)
      const before = await hasOptOut(tx, scholarId)
      const rows = await recordOptOut(tx, suppression, ids, { now: who.at })
      if (who.erased && rows.length > 0) await eraseProfessor(tx, suppression, scholarId, clock.now())
      return who.erased || !before ? Math.sign(rows.length) : 0
    })
  return changed
}
