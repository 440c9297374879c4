import { sql } from 'kysely'
import type { Db } from '../../db/connection.ts'

/**
 * An import holds a lock (store.ts) from when it reads the suppressions until its rows are stored: a professor who is
 * erased meanwhile would be added as a new one. Waits for its end; none begins before the transaction ends.
 */
export async function waitForImport(tx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(hashtext('catalogue import'))`.execute(tx)
}

/** Returns false during an import; otherwise none begins before the transaction ends. */
export async function preventImport(tx: Db): Promise<boolean> {
  const { rows } = await sql<{ free: boolean }>`
    select pg_try_advisory_xact_lock_shared(hashtext('catalogue import')) as free`.execute(tx)
  return rows[0]!.free
}
