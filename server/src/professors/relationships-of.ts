import { sql } from 'kysely'
import type { Db } from '../db/connection.ts'

type Kept = {
  professor: string | null
  school_name: string
  unlocked_at: Date | null
  is_favorite: boolean
  draft: string | null
  draft_subject: string | null
  draft_saved_at: Date | null
  first_email_at: Date | null
}

/** What a student has with professors, for the download of their data. One who is still locked stays without a name. */
export async function relationshipsOf(db: Db, studentId: string): Promise<Kept[]> {
  const { rows } = await sql<Kept>`
    select case when unlocked_at is not null then name end as professor, school_name, unlocked_at, is_favorite, draft,
      draft_subject, draft_saved_at, first_email_at
    from relationships join professors on professors.id = professor_id
    where student_id = ${studentId}
    order by unlocked_at`.execute(db)
  return rows
}
