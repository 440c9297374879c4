import type { Db } from '../db/connection.ts'

/** A student's resumes for the download of their data, newest first. */
export function listResumes(db: Db, studentId: string) {
  return db
    .selectFrom('resumes')
    .select(['file_id as fileId', 'file_name', 'byte_size', 'body_text as text', 'facts as found_in_it', 'created_at'])
    .where('student_id', '=', studentId)
    .orderBy('created_at', 'desc')
    .execute()
}

/** The file ids of a student's resumes. */
export async function listResumeFiles(db: Db, studentId: string): Promise<string[]> {
  const rows = await db.selectFrom('resumes').select('file_id').where('student_id', '=', studentId).execute()
  return rows.map((row) => row.file_id)
}
