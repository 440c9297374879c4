import type { Services } from '../services.ts'
import { replaceEncrypted, selectEncryptedAfter } from './access.ts'

const BATCH_ROWS = 500

export type Reencrypted = { reencrypted: number; current: number; lost: number }

/**
 * Encrypts the access of every grant with the newest key, in batches of 500 and without locks: a grant that the server
 * writes at the same time is encrypted with the newest key anyway. `lost` counts those that no known key decrypts.
 */
export async function reencryptAccess({ db, encryption }: Pick<Services, 'db' | 'encryption'>): Promise<Reencrypted> {
  const count = { reencrypted: 0, current: 0, lost: 0 }
  for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
    const grants = await selectEncryptedAfter(db, after, BATCH_ROWS)
    for (const { student_id: id, tokens_sealed: encrypted } of grants) {
      if (!encrypted) continue
      const done = encryption.isCurrent(encrypted) ? 'current' : await reencrypt(id, encrypted)
      count[done]++
    }
    if (grants.length < BATCH_ROWS) return count
    after = grants.at(-1)!.student_id
  }

  async function reencrypt(studentId: string, encrypted: Buffer): Promise<'reencrypted' | 'lost'> {
    const text = decrypt(encrypted, studentId)
    if (text === null) return 'lost'
    await replaceEncrypted(db, studentId, encrypted, encryption.encrypt(text, studentId))
    return 'reencrypted'
  }

  function decrypt(encrypted: Buffer, studentId: string): string | null {
    try {
      return encryption.decrypt(encrypted, studentId)
    } catch {
      // Without its key the student has to connect the mailbox again.
      return null
    }
  }
}
