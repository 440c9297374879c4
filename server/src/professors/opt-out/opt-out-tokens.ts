import { limits } from '@labreach/contract/plans'
import type { Db } from '../../db/connection.ts'
import { hashToken, newToken } from '../../encryption.ts'

type Purpose = 'view' | 'erase'

const lifeMs = { view: limits.optOutTokenMs, erase: limits.optOutErasedAfterMs } as const

/**
 * A token that stands for a professor: `view` on the public form for 30 minutes, so that it never shows the id that stands
 * on cards, `erase` in a mail to their stored address. Kept as a hash.
 */
export async function createOptOutToken(db: Db, purpose: Purpose, professorId: number, now: Date): Promise<string> {
  const token = newToken()
  const expiresAt = new Date(now.getTime() + lifeMs[purpose])
  await db
    .insertInto('opt_out_tokens')
    .values({ token_hash: hashToken(token), purpose, professor_id: professorId, expires_at: expiresAt })
    .execute()
  return token
}

/** The professor whose token this is; undefined for one that is past its time, of another purpose or none at all. */
export async function professorOfToken(tx: Db, purpose: Purpose, token: string, now: Date) {
  return tx
    .selectFrom('opt_out_tokens')
    .innerJoin('professors', 'professors.id', 'professor_id')
    .select(['professors.id', 'scholar_id', 'opt_out', 'erased_at'])
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

export async function deleteTokens(tx: Db, professorIds: readonly number[]): Promise<void> {
  if (professorIds.length > 0) await tx.deleteFrom('opt_out_tokens').where('professor_id', 'in', professorIds).execute()
}

export async function sweepOptOutTokens(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('opt_out_tokens').where('expires_at', '<=', now).execute()
}
