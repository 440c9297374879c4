import { DAY_MS } from '@labreach/contract/plans'
import { serverLimits } from '@labreach/contract/server-limits'
import { sql } from 'kysely'
import type { Db } from '../../db/connection.ts'

/**
 * Whether the public form has removed `serverLimits.publicOptOutsPerDay` professors in 24 hours. The lock serializes
 * removals, so concurrent ones are counted correctly.
 */
export async function isDailyLimitReached(tx: Db, now: Date): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtext('public opt-outs'))`.execute(tx)
  const { count } = await tx
    .selectFrom('opt_outs')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('origin', 'is not', null)
    .where('opted_out_at', '>', new Date(now.getTime() - DAY_MS))
    .executeTakeFirstOrThrow()
  return count >= serverLimits.publicOptOutsPerDay
}
