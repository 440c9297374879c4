import { lifetimes } from '@labreach/contract/lifetimes'
import { DAY_MS } from '@labreach/contract/plans'
import { SignJWT, jwtVerify } from 'jose'
import { uuidv7 } from 'uuidv7'
import { lruCache } from '../lru-cache.ts'
import type { Clock } from '../clock.ts'
import type { Db } from '../db/connection.ts'
import type { Sql } from '../db/sql.ts'
import { sessionEnded } from '../refusal.ts'
import { hashToken, newToken } from '../encryption.ts'

export type Tokens = { access_token: string; refresh_token: string }

/** A session has a signed access token for 15 minutes and a refresh token for 30 sliding days, stored as a hash. */
export type Sessions = {
  start(db: Db, studentId: string): Promise<Tokens>
  /**
   * Returns a new access token. The refresh token stays the same, since several tabs may refresh at once. Throws
   * session_ended.
   */
  refresh(db: Db, refreshToken: string): Promise<string>
  /** An access token for a session whose token was checked. */
  sign(studentId: string, sessionId: string): Promise<string>
  /** Null if the signature is wrong or the token is expired. Does not check whether the session has ended. */
  read(accessToken: string): Promise<{ studentId: string; sessionId: string } | null>
  /** Null if the signature is wrong, the token is expired, or its session has ended. */
  authenticate(sql: Sql, accessToken: string): Promise<{ studentId: string; sessionId: string } | null>
  end(db: Db, studentId: string, sessionId: string): Promise<void>
}

/** The claims of a valid access token; `until` in ms since 1970. */
type Claims = { studentId: string; sessionId: string; until: number }

/** All sessions of a student, oldest first, for the download of their data; those of assistants with a name. */
export function listSessions(db: Db, studentId: string) {
  return db
    .selectFrom('sessions')
    .select(['created_at', 'expires_at', 'revoked_at', 'name', 'scope', 'last_used_at'])
    .where('student_id', '=', studentId)
    .orderBy('created_at')
    .execute()
}

/** Whether a session has not been ended. */
export async function isActive(db: Db, session: { studentId: string; sessionId: string }): Promise<boolean> {
  const found = await db
    .selectFrom('sessions')
    .select('id')
    .where('student_id', '=', session.studentId)
    .where('id', '=', session.sessionId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return found !== undefined
}

/** Ends all sessions of a student, on all devices. */
export async function endAllSessions(tx: Db, studentId: string, now: Date): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('student_id', '=', studentId)
    .where('revoked_at', 'is', null)
    .execute()
}

/** Ends the student's other sessions; personal tokens of assistants stay. */
export async function endOtherSessions(
  tx: Db,
  { studentId, sessionId }: { studentId: string; sessionId: string },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('student_id', '=', studentId)
    .where('id', '!=', sessionId)
    .where('scope', 'is', null)
    .where('revoked_at', 'is', null)
    .execute()
}

/** Deletes sessions that expired or were revoked more than a day ago. */
export async function deleteEndedSessions(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - DAY_MS)
  await db
    .deleteFrom('sessions')
    .where((row) => row.or([row('expires_at', '<', before), row('revoked_at', '<', before)]))
    .execute()
}

/** @param tokenKey 32 random bytes, base64url; signs with HMAC-SHA256. */
export function createSessions(tokenKey: string, clock: Clock): Sessions {
  const key = Buffer.from(tokenKey, 'base64url')

  function signAccessToken(studentId: string, sessionId: string): Promise<string> {
    const now = clock.now().getTime()
    return new SignJWT({ sid: sessionId })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(studentId)
      .setIssuedAt(new Date(now))
      .setExpirationTime(new Date(now + lifetimes.accessTokenMs))
      .sign(key)
  }

  /** A cache, since verifying a signature takes longer than all other steps before a handler. */
  const verified = lruCache<string, Claims>(10_000)

  async function readToken(token: string): Promise<Claims | null> {
    const cached = verified.get(token)
    return cached && cached.until > clock.now().getTime() ? cached : verify(token)
  }

  async function verify(token: string): Promise<Claims | null> {
    const claims = await jwtVerify(token, key, { algorithms: ['HS256'], currentDate: clock.now() }).then(
      ({ payload }) => payload,
      () => null,
    )
    if (!claims?.sub || !claims.exp || typeof claims.sid !== 'string') return null
    const valid = { studentId: claims.sub, sessionId: claims.sid, until: claims.exp * 1000 }
    verified.set(token, valid)
    return valid
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
          // A sign-in and a registration count as a proof of identity.
          proved_at: now,
          expires_at: new Date(now.getTime() + lifetimes.refreshTokenMs),
        })
        .execute()
      return { access_token: await signAccessToken(studentId, id), refresh_token }
    },

    async refresh(db, refreshToken) {
      const now = clock.now()
      const found = await db
        .updateTable('sessions')
        .set({ expires_at: new Date(now.getTime() + lifetimes.refreshTokenMs) })
        .where('refresh_hash', '=', hashToken(refreshToken))
        // A personal token of an assistant cannot be exchanged for the student's own access.
        .where('scope', 'is', null)
        .where('revoked_at', 'is', null)
        .where('expires_at', '>', now)
        .returning(['student_id', 'id'])
        .executeTakeFirst()
      if (!found) throw sessionEnded()
      return signAccessToken(found.student_id, found.id)
    },

    sign: signAccessToken,

    read: readToken,

    async authenticate(sql, token) {
      const claims = await readToken(token)
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
