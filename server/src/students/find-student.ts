import { sql } from 'kysely'
import type { Db } from '../db/connection.ts'
import { planColumns } from './plan-in-force.ts'

/** The id of the student with this username, in any case; undefined if there is none. */
export async function findStudentId(db: Db, username: string): Promise<string | undefined> {
  const student = await db
    .selectFrom('students')
    .select('id')
    .where(sql`lower(username)`, '=', sql`lower(${username})`)
    .executeTakeFirst()
  return student?.id
}

/** Those of these ids that are students. */
export async function findExistingStudents(db: Db, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('students')
    .select('id')
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
  return rows.map(({ id }) => id)
}

/** The username of a student; undefined if the account is gone. */
export async function findUsername(db: Db, studentId: string): Promise<string | undefined> {
  const student = await db.selectFrom('students').select('username').where('id', '=', studentId).executeTakeFirst()
  return student?.username
}

/** The student whose link this student followed to sign up, or null. */
export async function findReferrer(db: Db, studentId: string): Promise<string | null> {
  const student = await db.selectFrom('students').select('referred_by').where('id', '=', studentId).executeTakeFirst()
  return student?.referred_by ?? null
}

/** When and how the account was created, its plan and its answers, for the download of a student's data. */
export function findOrigin(db: Db, studentId: string) {
  return db
    .selectFrom('students')
    .select(['created_at', 'signed_up_with_google', ...planColumns, 'referred_by', 'first_answers'])
    .where('id', '=', studentId)
    .executeTakeFirstOrThrow()
}

/** The usernames of these students, by their ids. */
export async function findUsernames(db: Db, studentIds: readonly string[]): Promise<Map<string, string>> {
  if (studentIds.length === 0) return new Map()
  const rows = await db.selectFrom('students').select(['id', 'username']).where('id', 'in', studentIds).execute()
  return new Map(rows.map(({ id, username }) => [id, username]))
}
