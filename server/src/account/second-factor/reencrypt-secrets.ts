import type { Reencrypted } from '../../mailbox/reencrypt-access.ts'
import type { Services } from '../../services.ts'
import { replaceSecret, selectSecretsAfter } from './queries.ts'
import { secretOwner } from './secret-owner.ts'

const BATCH_ROWS = 500

/** Encrypts the secret of every second factor with the newest key, as mailbox/reencrypt-access.ts does with grants. */
export async function reencryptSecrets({ db, encryption }: Pick<Services, 'db' | 'encryption'>): Promise<Reencrypted> {
  const count = { reencrypted: 0, current: 0, lost: 0 }
  for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
    const factors = await selectSecretsAfter(db, after, BATCH_ROWS)
    for (const { student_id: id, secret_encrypted: encrypted } of factors)
      count[encryption.isCurrent(encrypted) ? 'current' : await reencrypt(id, encrypted)]++
    if (factors.length < BATCH_ROWS) return count
    after = factors.at(-1)!.student_id
  }

  async function reencrypt(studentId: string, encrypted: Buffer): Promise<'reencrypted' | 'lost'> {
    const owner = secretOwner(studentId)
    let secret: string
    try {
      secret = encryption.decrypt(encrypted, owner)
    } catch {
      // Without its key the student signs in with a recovery code.
      return 'lost'
    }
    await replaceSecret(db, studentId, encrypted, encryption.encrypt(secret, owner))
    return 'reencrypted'
  }
}
