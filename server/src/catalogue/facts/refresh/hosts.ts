import { sql } from 'kysely'
import type { Db } from '../../../db/connection.ts'

/** A host is remembered for a day: then its robots.txt is outdated, and no later request depends on the time. */
const hostMs = 86_400_000

/**
 * Claims the next request to a host, in all processes together: one in `spacingMs`. Returns how long to wait before
 * another attempt, 0 if the request is claimed.
 */
export async function claimRequest(db: Db, host: string, spacingMs: number, now: Date): Promise<number> {
  const free = new Date(now.getTime() - spacingMs)
  const claimed = await db
    .insertInto('homepage_hosts')
    .values({ host, requested_at: now })
    .onConflict((conflict) =>
      conflict.column('host').doUpdateSet({ requested_at: now }).where('homepage_hosts.requested_at', '<=', free),
    )
    .returning('host')
    .executeTakeFirst()
  if (claimed) return 0
  const row = await db.selectFrom('homepage_hosts').select('requested_at').where('host', '=', host).executeTakeFirst()
  // A request in the future is one of a clock that was ahead.
  return Math.min(spacingMs, Math.max(1, (row?.requested_at.getTime() ?? 0) - free.getTime()))
}

/** The stored robots.txt of a host; undefined if it is older than a day. */
export async function selectRobots(db: Db, host: string, now: Date): Promise<string | undefined> {
  const row = await db
    .selectFrom('homepage_hosts')
    .select('robots')
    .where('host', '=', host)
    .where('robots_read_at', '>', new Date(now.getTime() - hostMs))
    .executeTakeFirst()
  return row?.robots ?? undefined
}

/** Stores a robots.txt. The host's next request is free at once: a robots.txt is read before the first page. */
export async function saveRobots(db: Db, host: string, robots: string, now: Date): Promise<void> {
  const read = { robots: robots.replaceAll('\0', ''), robots_read_at: now }
  await db
    .insertInto('homepage_hosts')
    .values({ host, requested_at: sql<Date>`'-infinity'::timestamptz`, ...read })
    .onConflict((conflict) => conflict.column('host').doUpdateSet(read))
    .execute()
}

/** Forgets the hosts of earlier nights: some are the own sites of professors. */
export async function deletePastHosts(db: Db, now: Date): Promise<void> {
  const since = new Date(now.getTime() - hostMs)
  await db
    .deleteFrom('homepage_hosts')
    .where('requested_at', '<=', since)
    .where((row) => row.or([row('robots_read_at', 'is', null), row('robots_read_at', '<=', since)]))
    .execute()
}
