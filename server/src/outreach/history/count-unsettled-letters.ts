import { DAY_MS } from '@labreach/contract/plans'
import type { Sql } from '../../db/sql.ts'

/**
 * The letters that are being sent, are unconfirmed or held, by state; `unconfirmed_old`: reserved more than a day ago;
 * `held_late`: they should have left more than a minute ago. `reserved_at` of a held letter is the time at which it leaves.
 */
export function countUnsettledLetters(sql: Sql, now: Date): Promise<{ state: string; count: number }[]> {
  const dayAgo = new Date(now.getTime() - DAY_MS)
  const minuteAgo = new Date(now.getTime() - 60_000)
  return sql`
    with leaving as materialized (
      select case when state = 'sending' then state when reserved_at < ${dayAgo} then 'unconfirmed_old' else state end as state,
        count(*)::int
      from outreaches where state in ('sending', 'unconfirmed') group by 1
    ), held as materialized (
      select case when reserved_at < ${minuteAgo} then 'held_late' else 'held' end as state, count(*)::int
      from outreaches where state = 'held' group by 1
    )
    select * from leaving union all select * from held`
}
