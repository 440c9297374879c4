import type { Db } from '../../db/connection.ts'
import { hashToken, type Encryption } from '../../encryption.ts'

/**
 * Records that a student has had this mailbox account. Only hashes are stored, since they remain after the student is
 * deleted: the plain one recognizes the account in referrals, the keyed one is that of its quotas (quotas/store-uses.ts).
 * The fixed names of the table and its columns mean any mailbox provider.
 */
export async function rememberAccount(
  tx: Db,
  encryption: Pick<Encryption, 'sign'>,
  { studentId, accountId }: { studentId: string; accountId: string },
): Promise<void> {
  const accountHash = Buffer.from(encryption.sign('google-account', accountId), 'base64url')
  await tx
    .insertInto('google_links')
    .values({ student_id: studentId, google_hash: hashToken(accountId), account_hash: accountHash })
    .onConflict((conflict) =>
      conflict.columns(['student_id', 'google_hash']).doUpdateSet({ account_hash: accountHash }),
    )
    .execute()
}

/** The plain hashes, in hexadecimal, of the mailbox accounts that this student has had. */
export async function selectPlainHashes(db: Db, studentId: string): Promise<string[]> {
  const rows = await db.selectFrom('google_links').select('google_hash').where('student_id', '=', studentId).execute()
  return rows.map(({ google_hash }) => google_hash.toString('hex'))
}
