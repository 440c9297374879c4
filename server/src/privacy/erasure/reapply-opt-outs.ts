import type { Sql } from '../../db/sql.ts'
import type { SuppressionHash } from '../../suppression-hasher.ts'
import type { Services } from '../../services.ts'
import { eraseProfessor } from './erase-professor.ts'
import { readIdentities } from '../../catalogue/opt-outs/identities.ts'
import { hasOptOut, recordOptOut, releaseOptOuts } from '../../catalogue/opt-outs/opt-out-records.ts'
import { insertSuppressions } from '../../catalogue/opt-outs/store-suppressions.ts'
import { findPersonIds } from '../../catalogue/opt-outs/same-person.ts'

/** A person who opted out, as the suppressions file stores them; `personHash` is the hash of the id that opted out. */
export type SuppressedPerson = {
  personHash: Buffer
  at: Date
  hashes: readonly SuppressionHash[]
  erased: boolean
  /** Undefined if an older version has written it. */
  held?: boolean | undefined
  network?: string | undefined
}

type Deps = Pick<Services, 'db' | 'clock' | 'suppressionHasher'> & { sql: Sql }

/**
 * Hides or erases again the professors of a restored database who have opted out after the backup. A professor is
 * recognised by the hash of an id; a row that has only the address of one is held. It reads every professor. Returns the
 * number of changed ones.
 */
export async function reapplyOptOuts(
  { db, sql, clock, suppressionHasher }: Deps,
  people: readonly SuppressedPerson[],
): Promise<number> {
  const byHash = new Map<string, SuppressedPerson>()
  for (const one of people) {
    await insertSuppressions(db, one.personHash, one.hashes)
    for (const { hash, kind } of one.hashes)
      if (kind !== 'name' && !byHash.get(hash.toString('base64'))?.erased) byHash.set(hash.toString('base64'), one)
  }
  const find = (hashes: Buffer[]) =>
    hashes.map((hash) => byHash.get(hash.toString('base64'))).find((one) => one !== undefined)
  const matches: { scholarId: string; person: SuppressedPerson }[] = []
  for await (const { scholar_id, addresses, aliases } of readIdentities(sql)) {
    const person = find([scholar_id, ...aliases].map(suppressionHasher.hashId))
    const sameAddress = find(addresses.map(suppressionHasher.hashAddress))
    if (person) matches.push({ scholarId: scholar_id, person })
    else if (sameAddress) {
      const { personHash, at } = sameAddress
      matches.push({ scholarId: scholar_id, person: { personHash, at, hashes: [], erased: false, held: true } })
    }
  }
  let changed = 0
  for (const { scholarId, person } of matches)
    changed += await db.transaction().execute(async (tx) => {
      const ids = await findPersonIds(tx, scholarId)
      const before = await hasOptOut(tx, scholarId)
      const rows = await recordOptOut(tx, suppressionHasher, ids, {
        now: person.at,
        networkHash: person.network,
        held: person.held ?? false,
      })
      if (person.held === false)
        await releaseOptOuts(tx, suppressionHasher, ids, clock.now(), person.network === undefined)
      if (person.erased && rows.length > 0) await eraseProfessor(tx, suppressionHasher, scholarId, clock.now())
      return person.erased || !before ? Math.sign(rows.length) : 0
    })
  return changed
}
