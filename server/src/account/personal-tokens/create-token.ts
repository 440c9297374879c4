import { createPersonalToken, type PersonalToken, type TokenScope } from '@labreach/contract/assistants'
import { DAY_MS, limits } from '@labreach/contract/plans'
import { uuidv7 } from 'uuidv7'
import { hashToken, newToken } from '../../encryption.ts'
import type { Services } from '../../services.ts'
import { lockCredentials } from '../../students/credentials.ts'
import { sessionEnded } from '../../refusal.ts'
import { tokenLimitReached } from '../errors.ts'
import { recordChange } from '../notices/record-change.ts'
import { findVerifiedAddresses } from '../notices/verified-addresses.ts'
import { requireProof } from '../proof/require-proof.ts'
import { isActive } from '../sessions.ts'
import { listTokens } from './list-tokens.ts'

/** What a personal token begins with, so that programs that look for secrets in texts find it. */
const tokenPrefix = 'labreach_'

type NewToken = {
  session: { studentId: string; sessionId: string }
  name: string
  scope: TokenScope
  days: number
  from: string
}

/**
 * Creates a personal token, which is stored as a hash, and tells the verified addresses of the account. Throws
 * proof_needed, tokens_used and session_ended.
 */
export async function createToken(
  services: Pick<Services, 'db' | 'clock' | 'encryption' | 'jobs'>,
  { session, name, scope, days, from }: NewToken,
): Promise<PersonalToken & { token: string }> {
  const { studentId } = session
  const now = services.clock.now()
  const token = `${tokenPrefix}${newToken()}`
  return services.db.transaction().execute(async (tx) => {
    const student = await lockCredentials(tx, studentId)
    // A new password may have ended the session meanwhile; a token would outlive it.
    if (!student || !(await isActive(tx, session))) throw sessionEnded()
    await requireProof({ ...services, db: tx }, createPersonalToken, session)
    if ((await listTokens(tx, studentId, now)).length >= limits.personalTokensMax) throw tokenLimitReached()
    const row = {
      student_id: studentId,
      id: uuidv7(),
      refresh_hash: hashToken(token),
      created_at: now,
      expires_at: new Date(now.getTime() + days * DAY_MS),
      name,
      scope,
    }
    await tx.insertInto('sessions').values(row).execute()
    const notify = await findVerifiedAddresses(tx, studentId)
    const { username } = student
    await recordChange(tx, services, { change: 'token_created', studentId, username, notify, from })
    return {
      id: row.id,
      name,
      scope,
      created_at: now.toISOString(),
      expires_at: row.expires_at.toISOString(),
      last_used_at: null,
      token,
    }
  })
}
