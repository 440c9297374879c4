import { WEEK_MS } from '@labreach/contract/plans'
import type { Db } from '../../db/connection.ts'
import type { SuppressionHasher } from '../../suppression-hasher.ts'

/**
 * Stores the last week's contacts of a student whose account is deleted, without the student's identity. An address is
 * stored only as a keyed hash.
 */
export async function storePastContacts(
  tx: Db,
  suppressionHasher: Pick<SuppressionHasher, 'hashAddress'>,
  studentId: string,
  now: Date,
): Promise<void> {
  const letters = await tx
    .selectFrom('outreaches')
    .select(['professor_id', 'reserved_at', 'to_email'])
    .where('student_id', '=', studentId)
    .where('state', 'not in', ['failed', 'held', 'returned'])
    .where('reserved_at', '>', new Date(now.getTime() - WEEK_MS))
    .execute()
  const contacts = letters.map(({ to_email, ...letter }) => ({
    ...letter,
    address_hash: suppressionHasher.hashAddress(to_email),
  }))
  if (contacts.length > 0) await tx.insertInto('past_contacts').values(contacts).execute()
}

/** Deletes contacts older than a week, which no longer count. */
export async function deletePastContacts(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('past_contacts')
    .where('reserved_at', '<=', new Date(now.getTime() - WEEK_MS))
    .execute()
}
