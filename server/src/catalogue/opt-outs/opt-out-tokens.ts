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

/** Uses an `erase` token for an erasure that waits. No import writes to this table, so this waits for none. */
export async function confirmToken(tx: Db, token: string, now: Date): Promise<void> {
  await tx
    .updateTable('opt_out_tokens')
    .set({ purpose: 'confirmed', expires_at: new Date(now.getTime() + lifeMs.erase) })
    .where('token_hash', '=', hashToken(token))
    .execute()
}

/** Locks a confirmed erasure that waits, if any, until the transaction ends. Returns the id of the professor. */
export async function lockConfirmed(tx: Db): Promise<string | undefined> {
  const confirmed = await tx
    .selectFrom('opt_out_tokens')
    .innerJoin('professors', 'professors.id', 'professor_id')
    .select('scholar_id')
    .where('purpose', '=', 'confirmed')
    .where('opt_out', '=', true)
    .limit(1)
    .forUpdate('opt_out_tokens')
    .skipLocked()
    .executeTakeFirst()
  return confirmed?.scholar_id
}

export async function deleteTokens(tx: Db, professorIds: readonly number[]): Promise<void> {
  if (professorIds.length > 0) await tx.deleteFrom('opt_out_tokens').where('professor_id', 'in', professorIds).execute()
}

export async function sweepOptOutTokens(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('opt_out_tokens').where('expires_at', '<=', now).execute()
}
