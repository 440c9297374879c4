import type { Db } from '../db/connection.ts'
import { selectMailboxSharers } from './uses.ts'

/** The students who have had one of the mailboxes of a student, who is one of them, and the keyed hashes of these. */
export type SharedMailboxes = { studentIds: string[]; accountHashes: Buffer[] }

/**
 * Finds what counts as one student for a professor: all accounts that have had one of the same mailboxes. Otherwise a
 * second account would start anew, also while the first one still exists.
 */
export async function findSharedMailboxes(db: Db, studentId: string): Promise<SharedMailboxes> {
  const { rows } = await selectMailboxSharers(studentId).execute(db)
  const hashes = new Map(
    rows.flatMap(({ account_hash: hash }) => (hash ? [[hash.toString('hex'), hash] as const] : [])),
  )
  return {
    studentIds: [...new Set([studentId, ...rows.map((row) => row.student_id)])],
    accountHashes: [...hashes.values()],
  }
}
