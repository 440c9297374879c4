import { sql } from 'kysely'
import type { Db } from '../db/connection.ts'

type RelationshipExport = {
  professor: string | null
  school_name: string
  unlocked_at: Date | null
  is_favorite: boolean
  draft: string | null
  draft_subject: string | null
  draft_saved_at: Date | null
  first_email_at: Date | null
}

/** A student's relationships for the download of their data. A locked professor has no name in it. */
export async function listRelationships(db: Db, studentId: string): Promise<RelationshipExport[]> {
  const { rows } = await sql<RelationshipExport>`
    select case when unlocked_at is not null then name end as professor, school_name, unlocked_at, is_favorite, draft,
      draft_subject, draft_saved_at, first_email_at
    from relationships join professors on professors.id = professor_id
    where student_id = ${studentId}
    order by unlocked_at`.execute(db)
  return rows
}
