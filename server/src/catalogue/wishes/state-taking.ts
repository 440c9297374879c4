import type { Taking } from '@labreach/contract/professors'
import { sql } from 'kysely'
import type { Db } from '../../db/connection.ts'
import { formatDay, type StatedFact } from '../facts/fact.ts'
import { levels, type Level } from '../facts/recruiting/levels.ts'
import { findTerms } from '../facts/recruiting/terms.ts'
import { replaceFacts } from '../facts/store-facts.ts'

/**
 * States whom a professor takes as facts of each of the person's rows, which the filter and the locked cards read. The
 * professor's own word outweighs every other source. The transaction notifies all servers if anything has changed.
 * @param scholarIds all ids of the person.
 * @param taking null removes the facts.
 */
export async function stateTaking(
  tx: Db,
  scholarIds: readonly string[],
  taking: Taking | null,
  { setAt, lapsesAt }: { setAt: Date; lapsesAt: Date },
): Promise<void> {
  const rows = await tx
    .selectFrom('professors')
    .select('id')
    .where('scholar_id', 'in', scholarIds)
    .orderBy('id')
    .execute()
  const facts = taking === null ? [] : listFacts(taking, formatDay(lapsesAt))
  let hasChanged = false
  for (const { id } of rows) hasChanged = (await replaceFacts(tx, id, 'professor', facts, setAt)) || hasChanged
  if (hasChanged) await sql`select pg_notify('catalogue', 'facts')`.execute(tx)
}

/** Who is not named is not taken. */
function listFacts(taking: Taking, expiresOn: string): StatedFact[] {
  const stated = { quote: null, address: null, datedOn: null, expiresOn }
  if (taking === 'nobody') return [{ kind: 'not_taking', value: { levels: [], term: null }, ...stated }]
  const taken: readonly Level[] = taking.levels
  const term = findTerms((taking.from ?? '').toLowerCase().split(' '))[0] ?? null
  return [
    { kind: 'taking', value: { levels: [...taken], term }, ...stated },
    { kind: 'not_taking', value: { levels: levels.filter((level) => !taken.includes(level)), term: null }, ...stated },
  ]
}
