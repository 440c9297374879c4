import { DAY_MS, session } from '@labreach/contract/plans'
import { SignJWT, jwtVerify } from 'jose'
import type { Sql } from 'postgres'
import { uuidv7 } from 'uuidv7'
import { lruCache } from '../lru-cache.ts'
import type { Clock } from '../clock.ts'
import type { Db } from '../db/connection.ts'
import { sessionEnded } from '../refusal.ts'
import { hashToken, newToken } from '../encryption.ts'

export type Tokens = { access_token: string; refresh_token: string }

/** Sessions: a signed access token of 15 minutes on a refresh token of 30 sliding days, kept as a hash. */
export type Sessions = {
  start(db: Db, studentId: string): Promise<Tokens>
  /** A new access token. The refresh token stays, since several tabs refresh at once. Throws session_ended. */
  refresh(db: Db, refreshToken: string): Promise<string>
  /** What an access token says, or null: wrong signature, or past its end. Whether its session is over is not asked. */
  read(accessToken: string): Promise<{ studentId: string; sessionId: string } | null>
  /** Whose token this is, or null: wrong signature, past its end, or a session that is over. */
  authenticate(sql: Sql, accessToken: string): Promise<{ studentId: string; sessionId: string } | null>
  end(db: Db, studentId: string, sessionId: string): Promise<void>
}

/** What a good access token says; `until` in ms since 1970. */
type Claims = { studentId: string; sessionId: string; until: number }

/** Ends every session of a student, on every device. */
export async function endAllSessions(tx: Db, studentId: string, now: Date): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('student_id', '=', studentId)
    .where('revoked_at', 'is', null)
    .execute()
}

/** Forgets sessions that ended, by themselves or by a hand, more than a day ago. */
export async function deletePastSessions(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - DAY_MS)
  await db
    .deleteFrom('sessions')
    .where((row) => row.or([row('expires_at', '<', before), row('revoked_at', '<', before)]))
    .execute()
}

/** @param tokenKey 32 random bytes, base64url; signs with HMAC-SHA256. */
export function createSessions(tokenKey: string, clock: Clock): Sessions {
  const key = Buffer.from(tokenKey, 'base64url')

  function accessToken(studentId: string, sessionId: string): Promise<string> {
    const now = clock.now().getTime()
    return new SignJWT({ sid: sessionId })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(studentId)
      .setIssuedAt(new Date(now))
      .setExpirationTime(new Date(now + session.accessTokenMs))
      .sign(key)
  }

  /** Checking a signature takes longer than all else a call does before its own work, and students come again at once. */
  const verified = lruCache<string, Claims>(10_000)

  async function read(token: string): Promise<Claims | null> {
    const known = verified.get(token)
    return known && known.until > clock.now().getTime() ? known : verify(token)
  }

  async function verify(token: string): Promise<Claims | null> {
    const claims = await jwtVerify(token, key, { algorithms: ['HS256'], currentDate: clock.now() }).then(
      ({ payload }) => payload,
      () => null,
    )
    if (!claims?.sub || !claims.exp || typeof claims.sid !== 'string') return null
    const found = { studentId: claims.sub, sessionId: claims.sid, until: claims.exp * 1000 }
    verified.set(token, found)
    return found
  }

  return {
    async start(db, studentId) {
      const now = clock.now()
      const [id, refresh_token] = [uuidv7(), newToken()]
      await db
        .insertInto('sessions')
        .values({
          student_id: studentId,
          id,
          refresh_hash: hashToken(refresh_token),
          created_at: now,
          // Signing in and registering prove who it is.
          proved_at: now,
          expires_at: new Date(now.getTime() + session.refreshTokenMs),
        })
        .execute()
      return { access_token: await accessToken(studentId, id), refresh_token }
    },

    async refresh(db, refreshToken) {
      const now = clock.now()
      const found = await db
        .updateTable('sessions')
        .set({ expires_at: new Date(now.getTime() + session.refreshTokenMs) })
        .where('refresh_hash', '=', hashToken(refreshToken))
        .where('revoked_at', 'is', null)
        .where('expires_at', '>', now)
        .returning(['student_id', 'id'])
        .executeTakeFirst()
      if (!found) throw sessionEnded()
      return accessToken(found.student_id, found.id)
    },

    read,

    async authenticate(sql, token) {
      const claims = await read(token)
      if (!claims) return null
      const { studentId, sessionId } = claims
      const [alive] = await sql`
        select from sessions where student_id = ${studentId} and id = ${sessionId} and revoked_at is null`
      return alive ? { studentId, sessionId } : null
    },

    async end(db, studentId, sessionId) {
      await db
        .updateTable('sessions')
        .set({ revoked_at: clock.now() })
        .where('student_id', '=', studentId)
        .where('id', '=', sessionId)
        .where('revoked_at', 'is', null)
        .execute()
    },
  }
}
