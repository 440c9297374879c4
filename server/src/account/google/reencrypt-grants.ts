import type { Services } from '../../services.ts'
import { replaceEncrypted, selectEncryptedAfter } from './queries.ts'

const AT_ONCE = 500

export type Reencrypted = { reencrypted: number; current: number; lost: number }

/**
 * Encrypts the tokens of every grant with the newest key, in steps of 500 and without holding anything up: a grant that the
 * server writes in the same moment is encrypted with the newest key anyway. `lost`: none of the keys opens it.
 */
export async function reencryptGrants({ db, encryption }: Pick<Services, 'db' | 'encryption'>): Promise<Reencrypted> {
  const count = { reencrypted: 0, current: 0, lost: 0 }
  for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
    const grants = await selectEncryptedAfter(db, after, AT_ONCE)
    for (const { student_id: id, tokens_sealed: encrypted } of grants) {
      if (!encrypted) continue
      const done = encryption.isCurrent(encrypted) ? 'current' : await reencrypt(id, encrypted)
      count[done]++
    }
    if (grants.length < AT_ONCE) return count
    after = grants.at(-1)!.student_id
  }

  async function reencrypt(studentId: string, encrypted: Buffer): Promise<'reencrypted' | 'lost'> {
    const text = decrypted(encrypted, studentId)
    if (text === null) return 'lost'
    await replaceEncrypted(db, studentId, encrypted, encryption.encrypt(text, studentId))
    return 'reencrypted'
  }

  function decrypted(encrypted: Buffer, studentId: string): string | null {
    try {
      return encryption.decrypt(encrypted, studentId)
    } catch {
      // Counted: with no key for it, only connecting Google anew helps.
      return null
    }
  }
}
