import { sql } from 'kysely'
import type { Db } from '../db/connection.ts'

/** Locks a professor's row until the transaction ends. */
export async function lockProfessorRow(tx: Db, professorId: number): Promise<void> {
  await sql`select from professors where id = ${professorId} for update`.execute(tx)
}

/**
 * Reads whether a professor has opted out, and blocks an opt-out until the transaction ends. Several transactions can
 * do so at the same time (FOR SHARE).
 */
export function readOptOutForShare(tx: Db, professorId: number): Promise<{ opt_out: boolean } | undefined> {
  return tx.selectFrom('professors').select('opt_out').where('id', '=', professorId).forShare().executeTakeFirst()
}

/** The query of the id of a professor who is not erased. It waits for an erasure that is under way. */
export const selectForShare = (db: Db, scholarId: string) =>
  db.selectFrom('professors').select('scholar_id').where('scholar_id', '=', scholarId).forShare()
