import type { TokenScope } from '@labreach/contract/assistants'
import { hashToken } from '../../encryption.ts'
import type { Services } from '../../services.ts'
import type { Sessions } from '../sessions.ts'

/** What a personal token opens. `accessToken` stays in this process: with it the calls of this student are made. */
export type OpenedToken = { studentId: string; scope: TokenScope; accessToken: string }

/** Null if the token is unknown, expired or revoked. */
export async function openToken(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  sessions: Pick<Sessions, 'sign'>,
  token: string,
): Promise<OpenedToken | null> {
  const now = clock.now()
  const row = await db
    .updateTable('sessions')
    .set({ last_used_at: now })
    .where('refresh_hash', '=', hashToken(token))
    .where('scope', 'is not', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['student_id', 'id', 'scope'])
    .executeTakeFirst()
  if (!row) return null
  const accessToken = await sessions.sign(row.student_id, row.id)
  return { studentId: row.student_id, scope: row.scope as TokenScope, accessToken }
}
