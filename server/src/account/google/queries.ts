import { sql, type Insertable, type Updateable } from 'kysely'
import type { Db } from '../../db/connection.ts'
import type { GoogleTrips } from '../../db/schema.ts'
import { countConnection } from './referrals.ts'

/**
 * Whether Google has verified the address of a grant. Nobody but Google gives out addresses of Gmail, so those count also
 * where a grant was written before the claim was kept; all others count from the next sign-in.
 */
export const googleAddressVerified = sql<boolean>`
  coalesce(google_grants.email_verified, google_grants.email ~* '@(gmail|googlemail)[.]com$')`

export async function insertFlow(db: Db, flow: Insertable<GoogleTrips>, now: Date): Promise<void> {
  await db.deleteFrom('google_trips').where('expires_at', '<=', now).execute()
  await db.insertInto('google_trips').values(flow).execute()
}

export function selectFlow(db: Db, cookieHash: Buffer, now: Date) {
  return db
    .selectFrom('google_trips')
    .selectAll()
    .where('cookie_hash', '=', cookieHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

export async function updateFlow(db: Db, cookieHash: Buffer, change: Updateable<GoogleTrips>): Promise<void> {
  await db.updateTable('google_trips').set(change).where('cookie_hash', '=', cookieHash).execute()
}

/** Takes the trip's OAuth state away, so that one callback only can use it. */
export function claimCallback(db: Db, cookieHash: Buffer, state: string, now: Date) {
  return db
    .updateTable('google_trips')
    .set({ state: null })
    .where('cookie_hash', '=', cookieHash)
    .where('state', '=', state)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst()
}

/**
 * Takes a student's flow away to end it. Answers false where a new password has ended it meanwhile, or where the session
 * that opened it is over.
 */
export async function takeFlow(tx: Db, flow: { cookie_hash: Uint8Array; student_id: string | null }): Promise<boolean> {
  const taken = await tx
    .deleteFrom('google_trips')
    .where('cookie_hash', '=', Buffer.from(flow.cookie_hash))
    .where('student_id', '=', flow.student_id)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('sessions')
          .select('id')
          .whereRef('sessions.student_id', '=', 'google_trips.student_id')
          .whereRef('sessions.id', '=', 'google_trips.session_id')
          .where('revoked_at', 'is', null),
      ),
    )
    .returning('cookie_hash')
    .executeTakeFirst()
  return taken !== undefined
}

/** Ends every flow that would connect, prove or sign in this student. */
export async function deleteTripsOf(tx: Db, studentId: string): Promise<void> {
  await tx
    .deleteFrom('google_trips')
    .where(({ eb, or }) => or([eb('student_id', '=', studentId), eb('login_student_id', '=', studentId)]))
    .execute()
}

/** Spends a login code; it works once, in the browser that holds the trip's cookie. */
export function takeLoginCode(db: Db, cookieHash: Buffer, codeHash: Buffer, now: Date) {
  return db
    .deleteFrom('google_trips')
    .where('cookie_hash', '=', cookieHash)
    .where('login_code_hash', '=', codeHash)
    .where('expires_at', '>', now)
    .returning('login_student_id')
    .executeTakeFirst()
}

/** Whose Google account this is. */
export function selectGrantBySub(db: Db, googleSub: string) {
  return db.selectFrom('google_grants').select(['student_id']).where('google_sub', '=', googleSub).executeTakeFirst()
}

/** What is kept of a student's Google account. */
export function selectGrant(db: Db, studentId: string) {
  return db
    .selectFrom('google_grants')
    .select(['student_id', 'google_sub', 'email', 'tokens_sealed'])
    .where('student_id', '=', studentId)
    .executeTakeFirst()
}

/** Whether letters of anybody here are sent with tokens of this Google account. */
export async function holdsTokens(db: Db, googleSub: string): Promise<boolean> {
  const grant = await db
    .selectFrom('google_grants')
    .select('student_id')
    .where('google_sub', '=', googleSub)
    .where('tokens_sealed', 'is not', null)
    .executeTakeFirst()
  return grant !== undefined
}

type Grant = {
  studentId: string
  sub: string
  email: string
  emailVerified: boolean
  accountHash: Buffer
  encrypted: Buffer
  now: Date
}

/** Fails with a violation of google_grants_google_sub_key when another student has connected this Google account. */
export async function upsertGrant(tx: Db, grant: Grant): Promise<void> {
  const row = {
    google_sub: grant.sub,
    email: grant.email,
    email_verified: grant.emailVerified,
    tokens_sealed: grant.encrypted,
    connected_at: grant.now,
  }
  await tx
    .insertInto('google_grants')
    .values({ student_id: grant.studentId, ...row })
    .onConflict((conflict) => conflict.column('student_id').doUpdateSet({ ...row, expired_at: null }))
    .execute()
  await countConnection(tx, grant)
}

/** Forgets a Google account whole: it signs in nobody any more. */
export async function deleteGrant(tx: Db, studentId: string): Promise<void> {
  await tx.deleteFrom('google_grants').where('student_id', '=', studentId).execute()
}

/** Forgets the tokens; whoever has no password keeps the Google account to sign in with. */
export async function forgetTokens(tx: Db, studentId: string): Promise<void> {
  await tx
    .deleteFrom('google_grants')
    .where('student_id', '=', studentId)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('students').select('id').where('id', '=', studentId).where('password_hash', 'is not', null)),
    )
    .execute()
  await tx.updateTable('google_grants').set({ tokens_sealed: null }).where('student_id', '=', studentId).execute()
}

/** The next grants in the order of their students, with their encrypted tokens. */
export function selectEncryptedAfter(db: Db, studentId: string, limit: number) {
  return db
    .selectFrom('google_grants')
    .select(['student_id', 'tokens_sealed'])
    .where('student_id', '>', studentId)
    .orderBy('student_id')
    .limit(limit)
    .execute()
}

/** Puts other bytes in the place of these; nothing where they have been replaced meanwhile. */
export async function replaceEncrypted(db: Db, studentId: string, was: Buffer, is: Buffer): Promise<void> {
  await db
    .updateTable('google_grants')
    .set({ tokens_sealed: is })
    .where('student_id', '=', studentId)
    .where('tokens_sealed', '=', was)
    .execute()
}
