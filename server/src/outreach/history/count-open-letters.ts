import { DAY_MS } from '@labreach/contract/plans'
import type { Sql } from '../../db/sql.ts'

/** The letters that are being sent or are unconfirmed, by state; `unconfirmed_old`: reserved more than a day ago. */
export function countOpenLetters(sql: Sql, now: Date): Promise<{ state: string; count: number }[]> {
  const dayAgo = new Date(now.getTime() - DAY_MS)
  return sql`
    select case when state = 'sending' then state when reserved_at < ${dayAgo} then 'unconfirmed_old' else state end as state,
      count(*)::int
    from outreaches where state in ('sending', 'unconfirmed') group by 1`
}
