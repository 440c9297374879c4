import { lifetimes } from '@labreach/contract/lifetimes'
import type { Db } from '../../db/connection.ts'
import { hashToken, newToken } from '../../encryption.ts'
import type { Services } from '../../services.ts'

/**
 * Who asked for a challenge, and for what: a browser, by its cookie, or a session. A signature for another purpose or
 * from another browser or session is refused.
 */
export type Holder =
  | { purpose: 'sign_in'; cookie: string }
  | { purpose: 'add' | 'prove'; session: { studentId: string; sessionId: string } }

type Deps = Pick<Services, 'db' | 'clock'>

const hashHolder = (holder: Holder): Buffer =>
  hashToken(holder.purpose === 'sign_in' ? holder.cookie : `${holder.session.studentId} ${holder.session.sessionId}`)

/** Stores a new challenge as a hash, and returns it. It is valid once, for five minutes. */
export async function openChallenge({ db, clock }: Deps, holder: Holder): Promise<string> {
  const [challenge, now] = [newToken(), clock.now()]
  await db
    .insertInto('passkey_challenges')
    .values({
      challenge_hash: hashToken(challenge),
      holder_hash: hashHolder(holder),
      purpose: holder.purpose,
      expires_at: new Date(now.getTime() + lifetimes.passkeyChallengeMs),
    })
    .execute()
  return challenge
}

/**
 * Uses up a challenge, before its signature is verified: a second try needs another one. Returns false if it is used,
 * expired, unknown, or not of this holder and purpose.
 */
export async function takeChallenge({ db, clock }: Deps, holder: Holder, challenge: string): Promise<boolean> {
  const taken = await db
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', hashToken(challenge))
    .where('holder_hash', '=', hashHolder(holder))
    .where('purpose', '=', holder.purpose)
    .where('expires_at', '>', clock.now())
    .returning('purpose')
    .executeTakeFirst()
  return taken !== undefined
}

export async function deleteExpiredChallenges(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('passkey_challenges').where('expires_at', '<=', now).execute()
}
