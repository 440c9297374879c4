import { findNames } from '../catalogue/professor-names.ts'
import type { Db } from '../db/connection.ts'

type RelationshipExport = {
  professor: string | null
  school_name: string
  unlocked_at: Date | null
  is_favorite: boolean
  draft: string | null
  draft_subject: string | null
  draft_answers: unknown
  draft_saved_at: Date | null
  first_email_at: Date | null
}

/** A student's relationships for the download of their data. A locked professor has no name in it. */
export async function listRelationships(db: Db, studentId: string): Promise<RelationshipExport[]> {
  const rows = await db
    .selectFrom('relationships')
    .select([
      'professor_id',
      'unlocked_at',
      'is_favorite',
      'draft',
      'draft_subject',
      'draft_answers',
      'draft_saved_at',
      'first_email_at',
    ])
    .where('student_id', '=', studentId)
    .orderBy('unlocked_at')
    .execute()
  const professors = await findNames(
    db,
    rows.map((row) => row.professor_id),
  )
  return rows.map(({ professor_id, ...row }) => {
    const { name, school_name } = professors.get(professor_id)!
    return { professor: row.unlocked_at ? name : null, school_name, ...row }
  })
}
