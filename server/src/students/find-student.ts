import { sql } from 'kysely'
import type { Db } from '../db/connection.ts'

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
