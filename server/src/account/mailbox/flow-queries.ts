import { sql, type Insertable, type Updateable } from 'kysely'
import type { Db } from '../../db/connection.ts'
import type { GoogleTrips as Flows } from '../../db/schema.ts'
import type { ProviderName } from '../../mailbox/provider-name.ts'

/** The secret of a flow's cookie, as a hash, and the provider to which the flow goes. */
type FlowKey = { provider: ProviderName; cookieHash: Buffer }

/** The purpose of a flow that only connects a mailbox of this provider. Flows to Google have other purposes, or none. */
export const connecting = (provider: ProviderName): string => `connect:${provider}`

const isTo = (provider: ProviderName) =>
  sql<boolean>`case when purpose like 'connect:%' then purpose else 'connect:google' end = ${connecting(provider)}`

export type Flow = NonNullable<Awaited<ReturnType<typeof selectFlow>>>

export async function insertFlow(db: Db, flow: Insertable<Flows>, now: Date): Promise<void> {
  await db.deleteFrom('google_trips').where('expires_at', '<=', now).execute()
  await db.insertInto('google_trips').values(flow).execute()
}

export function selectFlow(db: Db, { provider, cookieHash }: FlowKey, now: Date) {
  return db
    .selectFrom('google_trips')
    .selectAll()
    .where(isTo(provider))
    .where('cookie_hash', '=', cookieHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

export async function updateFlow(db: Db, cookieHash: Buffer, change: Updateable<Flows>): Promise<void> {
  await db.updateTable('google_trips').set(change).where('cookie_hash', '=', cookieHash).execute()
}

/** Removes a flow's OAuth state, so that only one callback can use it. */
export function claimCallback(db: Db, { provider, cookieHash }: FlowKey, state: string, now: Date) {
  return db
    .updateTable('google_trips')
    .set({ state: null })
    .where(isTo(provider))
    .where('cookie_hash', '=', cookieHash)
    .where('state', '=', state)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst()
}

/** Deletes a student's flow to end it. Returns false if a new password has ended it, or if its session has ended. */
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
export async function deleteFlows(tx: Db, studentId: string): Promise<void> {
  await tx
    .deleteFrom('google_trips')
    .where(({ eb, or }) => or([eb('student_id', '=', studentId), eb('login_student_id', '=', studentId)]))
    .execute()
}

/** Ends every sign-in of this student that has only to bring its login code. */
export async function deleteLoginCodes(tx: Db, studentId: string): Promise<void> {
  await tx.deleteFrom('google_trips').where('login_student_id', '=', studentId).execute()
}

/** The student of a login code, or null if it is unknown, used or expired. */
export async function findLoginCode(db: Db, cookieHash: Buffer, codeHash: Buffer, now: Date): Promise<string | null> {
  const found = await db
    .selectFrom('google_trips')
    .select('login_student_id')
    .where('cookie_hash', '=', cookieHash)
    .where('login_code_hash', '=', codeHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return found?.login_student_id ?? null
}

/** Uses up a login code. It works once, in the browser that has the flow cookie. */
export function takeLoginCode(db: Db, cookieHash: Buffer, codeHash: Buffer, now: Date) {
  return db
    .deleteFrom('google_trips')
    .where('cookie_hash', '=', cookieHash)
    .where('login_code_hash', '=', codeHash)
    .where('expires_at', '>', now)
    .returning('login_student_id')
    .executeTakeFirst()
}
