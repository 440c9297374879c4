import type { Db } from '../../db/connection.ts'
import { hashToken, type Encryption } from '../../encryption.ts'

/**
 * Records that a student has had this account at a mailbox provider. Only hashes are stored, since they remain after the
 * student is deleted: the keyed one for the quotas of the account (quotas/store-uses.ts).
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

/** The hashes, in hexadecimal, of the accounts that this student has had. */
export async function selectAccountHashes(db: Db, studentId: string): Promise<string[]> {
  const rows = await db.selectFrom('google_links').select('google_hash').where('student_id', '=', studentId).execute()
  return rows.map(({ google_hash }) => google_hash.toString('hex'))
}
