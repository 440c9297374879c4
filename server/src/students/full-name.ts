import type { Db } from '../db/connection.ts'

/** A student's first and last name, '' if neither is known. */
export async function selectFullName(db: Db, studentId: string): Promise<string> {
  const row = await db
    .selectFrom('students')
    .select(['first_name', 'last_name'])
    .where('id', '=', studentId)
    .executeTakeFirstOrThrow()
  return `${row.first_name} ${row.last_name}`.trim()
}
