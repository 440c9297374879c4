import type { Db } from '../../db/connection.ts'

/** A student's letters for the download of their data, oldest first. */
export function lettersOf(db: Db, studentId: string) {
  return db
    .selectFrom('outreaches')
    .innerJoin('professors', 'professors.id', 'outreaches.professor_id')
    .select(['professors.name as professor', 'to_email', 'subject', 'message', 'state', 'reserved_at', 'settled_at'])
    .select(['mark', 'marked_at', 'gmail_id', 'gmail_thread_id'])
    .where('student_id', '=', studentId)
    .orderBy('reserved_at')
    .execute()
}
