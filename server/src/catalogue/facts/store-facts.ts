import { sql } from 'kysely'
import type { Db } from '../../db/connection.ts'
import { formatDay, type FactSource, type StatedFact } from './fact.ts'

/**
 * Replaces all facts that a source has stated about a professor. A professor who has opted out gets none: the row is
 * locked, so an opt-out precedes or follows. Returns whether anything has changed except the time of reading.
 */
export async function replaceFacts(
  tx: Db,
  professorId: number,
  source: FactSource,
  facts: readonly StatedFact[],
  now: Date,
): Promise<boolean> {
  const listed = await sql`select from professors where id = ${professorId} and not opt_out for share`.execute(tx)
  if (listed.rows.length === 0) return false
  const stated = JSON.stringify(
    facts.map((fact, at) => ({
      kind: fact.kind,
      position: facts.slice(0, at).filter((one) => one.kind === fact.kind).length,
      value: fact.value,
      quote: fact.quote,
      address: fact.address,
      dated_on: fact.datedOn,
      expires_on: fact.expiresOn,
    })),
  )
  const { rows } = await sql<{ changed: boolean }>`
    with stated as (
      select * from jsonb_to_recordset(${stated}::jsonb) as fact (kind text, position smallint, value jsonb, quote text,
        address text, dated_on date, expires_on date)
    ), former as (
      select kind, position, value from professor_facts where professor_id = ${professorId} and source = ${source}
    ), removed as (
      delete from professor_facts where professor_id = ${professorId} and source = ${source}
        and (kind, position) not in (select kind, position from stated)
    ), added as (
      insert into professor_facts (professor_id, kind, source, position, value, quote, address, dated_on, expires_on,
        read_at)
      select ${professorId}, kind, ${source}, position, value, quote, address, dated_on, expires_on, ${now} from stated
      on conflict (professor_id, source, kind, position) do update
      set value = excluded.value, quote = excluded.quote, address = excluded.address, dated_on = excluded.dated_on,
        expires_on = excluded.expires_on, read_at = excluded.read_at
    )
    select exists (
      (select * from former except select kind, position, value from stated)
      union all (select kind, position, value from stated except select * from former)
    ) as changed`.execute(tx)
  return rows[0]?.changed ?? false
}

/** Deletes the facts that no longer hold: a term has begun. Returns their number. */
export async function deleteExpiredFacts(db: Db, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('professor_facts')
    .where('expires_on', '<', sql<Date>`${formatDay(now)}::date`)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
