import type { Db } from '../db/connection.ts'

// The private calendar of a student, a credential that only reads. A student has at most one.

export type CalendarFeed = { studentId: string; timeZone: string }

/** Stores a token, as its hash, in place of a former one, which no longer opens the calendar. */
export async function storeCalendarFeed(
  db: Db,
  { studentId, timeZone }: CalendarFeed,
  tokenHash: Buffer,
  now: Date,
): Promise<void> {
  const values = { token_hash: tokenHash, time_zone: timeZone, created_at: now }
  await db
    .insertInto('calendar_feeds')
    .values({ student_id: studentId, ...values })
    .onConflict((conflict) => conflict.column('student_id').doUpdateSet(values))
    .execute()
}

/** The owner of a token; undefined if there is none, or if the account is suspended. */
export async function findByCalendarToken(db: Db, tokenHash: Buffer): Promise<CalendarFeed | undefined> {
  const row = await db
    .selectFrom('calendar_feeds')
    .innerJoin('students', 'students.id', 'calendar_feeds.student_id')
    .select(['student_id', 'time_zone'])
    .where('token_hash', '=', tokenHash)
    .where('suspended_at', 'is', null)
    .executeTakeFirst()
  return row && { studentId: row.student_id, timeZone: row.time_zone }
}

/** The calendar of a student, without its token. */
export function selectCalendarFeed(db: Db, studentId: string) {
  return db
    .selectFrom('calendar_feeds')
    .select(['time_zone', 'created_at'])
    .where('student_id', '=', studentId)
    .executeTakeFirst()
}

export async function deleteCalendarFeed(db: Db, studentId: string): Promise<void> {
  await db.deleteFrom('calendar_feeds').where('student_id', '=', studentId).execute()
}

/** Ends the calendars of all students. */
export async function deleteCalendarFeeds(db: Db): Promise<void> {
  await db.deleteFrom('calendar_feeds').execute()
}
