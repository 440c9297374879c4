import { limits } from '@labreach/contract/plans'
import { serverLimits } from '@labreach/contract/server-limits'
import type { Db } from '../../db/connection.ts'
import { hashToken, newToken } from '../../encryption.ts'

type Purpose = 'view' | 'erase'

const lifeMs = { view: serverLimits.optOutTokenMs, erase: limits.optOutErasedAfterMs } as const

/**
 * Creates a token for a professor and stores its hash. `view` is the id on the public form, for 30 minutes; the form
 * must not reveal the id that cards use. `erase` is in the mail to the professor's address.
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

/** The professor of a token; undefined if the token is unknown, expired, or has another purpose. */
export async function findByToken(tx: Db, purpose: Purpose, token: string, now: Date) {
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
