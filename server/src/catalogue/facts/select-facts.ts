import type { Sql } from '../../db/sql.ts'
import { formatDay, type Fact } from './fact.ts'

type Row = {
  professor_id: number
  kind: string
  source: string
  value: unknown
  quote: string | null
  /** A URL, see StatedFact. */
  address: string | null
  dated_on: string | null
  expires_on: string | null
  read_at: Date
}

/** The facts about these professors that still hold, by professor id. */
export async function selectFacts(sql: Sql, professorIds: readonly number[], now: Date): Promise<Map<number, Fact[]>> {
  if (professorIds.length === 0) return new Map()
  const rows = await sql<Row[]>`
    select professor_id, kind, source, value, quote, address, dated_on::text, expires_on::text, read_at
    from professor_facts
    where professor_id = any(${professorIds}) and (expires_on is null or expires_on >= ${formatDay(now)}::date)
    order by professor_id, kind, source, position`
  return Map.groupBy(
    rows.map(({ professor_id, dated_on, expires_on, read_at, ...fact }) => ({
      ...fact,
      professorId: professor_id,
      datedOn: dated_on,
      expiresOn: expires_on,
      readAt: read_at,
    })),
    ({ professorId }) => professorId,
  ) as unknown as Map<number, Fact[]>
}
