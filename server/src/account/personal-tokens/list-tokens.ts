import type { PersonalToken, TokenScope } from '@labreach/contract/assistants'
import type { Db } from '../../db/connection.ts'

/** The personal tokens of a student that are valid now, the newest first. */
export async function listTokens(db: Db, studentId: string, now: Date): Promise<PersonalToken[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'name', 'scope', 'created_at', 'expires_at', 'last_used_at'])
    .where('student_id', '=', studentId)
    .where('scope', 'is not', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    name: row.name!,
    scope: row.scope as TokenScope,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    last_used_at: row.last_used_at?.toISOString() ?? null,
  }))
}
