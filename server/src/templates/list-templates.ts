import type { Db } from '../db/connection.ts'

/** A student's templates, oldest first. */
export function listTemplates(db: Db, studentId: string) {
  return db
    .selectFrom('templates')
    .select(['name', 'content', 'is_default', 'created_at', 'updated_at'])
    .where('student_id', '=', studentId)
    .orderBy('id')
    .execute()
}
