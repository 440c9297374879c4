import { sql } from 'kysely'
import type { Db } from '../../db/connection.ts'
import type { TransactionSql } from '../../db/sql.ts'

/**
 * An import holds this lock from when it reads the suppressions until its rows are stored: a professor who is erased
 * meanwhile would be added as a new one. A second import waits, since both could add the same professor.
 */
export async function lockImport(tx: TransactionSql): Promise<void> {
  await tx`select pg_advisory_xact_lock(hashtext('catalogue import'))`
}

/** Waits for the end of a running import; none begins before the transaction ends. */
export async function waitForImport(tx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(hashtext('catalogue import'))`.execute(tx)
}

/** Returns false during an import; otherwise none begins before the transaction ends. */
export async function preventImport(tx: Db): Promise<boolean> {
  const { rows } = await sql<{ free: boolean }>`
    select pg_try_advisory_xact_lock_shared(hashtext('catalogue import')) as free`.execute(tx)
  return rows[0]!.free
}
