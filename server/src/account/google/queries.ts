import type { Insertable, Updateable } from 'kysely'
import type { Db } from '../../db/connection.ts'
import { isUniqueViolation } from '../../db/violation.ts'
import type { GoogleTrips } from '../../db/schema.ts'
import { countConnection } from './referrals.ts'

export async function insertTrip(db: Db, trip: Insertable<GoogleTrips>, now: Date): Promise<void> {
  await db.deleteFrom('google_trips').where('expires_at', '<=', now).execute()
  await db.insertInto('google_trips').values(trip).execute()
}

export function selectTrip(db: Db, cookieHash: Buffer, now: Date) {
  return db
    .selectFrom('google_trips')
    .selectAll()
    .where('cookie_hash', '=', cookieHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

export async function updateTrip(db: Db, cookieHash: Buffer, change: Updateable<GoogleTrips>): Promise<void> {
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

type Grant = { studentId: string; sub: string; email: string; sealed: Buffer; now: Date }

/** Answers false when another student has connected this Google account, be it at this very moment. */
export async function upsertGrant(db: Db, grant: Grant): Promise<boolean> {
  const row = { google_sub: grant.sub, email: grant.email, tokens_sealed: grant.sealed, connected_at: grant.now }
  try {
    await db.transaction().execute(async (tx) => {
      await tx
        .insertInto('google_grants')
        .values({ student_id: grant.studentId, ...row })
        .onConflict((conflict) => conflict.column('student_id').doUpdateSet({ ...row, expired_at: null }))
        .execute()
      await countConnection(tx, grant)
    })
    return true
  } catch (error) {
    if (isUniqueViolation(error, 'google_grants_google_sub_key')) return false
    throw error
  }
}

export async function selectSealedTokens(db: Db, studentId: string): Promise<Uint8Array | null> {
  const grant = await db
    .selectFrom('google_grants')
    .select('tokens_sealed')
    .where('student_id', '=', studentId)
    .executeTakeFirst()
  return grant?.tokens_sealed ?? null
}

/** Forgets the tokens; whoever has no password keeps the Google account to sign in with. */
export async function forgetTokens(db: Db, studentId: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx
      .deleteFrom('google_grants')
      .where('student_id', '=', studentId)
      .where(({ exists, selectFrom }) =>
        exists(selectFrom('students').select('id').where('id', '=', studentId).where('password_hash', 'is not', null)),
      )
      .execute()
    await tx.updateTable('google_grants').set({ tokens_sealed: null }).where('student_id', '=', studentId).execute()
  })
}

/** The next grants in the order of their students, as they are sealed. */
export function selectSealedAfter(db: Db, studentId: string, limit: number) {
  return db
    .selectFrom('google_grants')
    .select(['student_id', 'tokens_sealed'])
    .where('student_id', '>', studentId)
    .orderBy('student_id')
    .limit(limit)
    .execute()
}

/** Puts other bytes in the place of these; nothing where they have been replaced meanwhile. */
export async function replaceSealed(db: Db, studentId: string, was: Buffer, is: Buffer): Promise<void> {
  await db
    .updateTable('google_grants')
    .set({ tokens_sealed: is })
    .where('student_id', '=', studentId)
    .where('tokens_sealed', '=', was)
    .execute()
}
