import type { World } from '../../world.ts'
import { replaceSealed, selectSealedAfter } from './queries.ts'

const AT_ONCE = 500

export type Resealed = { resealed: number; current: number; lost: number }

/**
 * Seals the tokens of every grant with the newest key, in steps of 500 and without holding anything up: a grant that the
 * server writes in the same moment is sealed with the newest key by that. `lost`: none of the keys opens it.
 */
export async function resealGrants({ db, seals }: Pick<World, 'db' | 'seals'>): Promise<Resealed> {
  const count = { resealed: 0, current: 0, lost: 0 }
  for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
    const grants = await selectSealedAfter(db, after, AT_ONCE)
    for (const { student_id: id, tokens_sealed: sealed } of grants) {
      if (!sealed) continue
      const done = seals.isCurrent(sealed) ? 'current' : await reseal(id, sealed)
      count[done]++
    }
    if (grants.length < AT_ONCE) return count
    after = grants.at(-1)!.student_id
  }

  async function reseal(studentId: string, sealed: Buffer): Promise<'resealed' | 'lost'> {
    const text = opened(sealed, studentId)
    if (text === null) return 'lost'
    await replaceSealed(db, studentId, sealed, seals.seal(text, studentId))
    return 'resealed'
  }

  function opened(sealed: Buffer, studentId: string): string | null {
    try {
      return seals.open(sealed, studentId)
    } catch {
      // Counted: with no key for it, only connecting Google anew helps.
      return null
    }
  }
}
