import { toCurrentScholarId } from '../../catalogue/current-scholar-id.ts'
import type { Db } from '../../db/connection.ts'
import { locked, optedOut, professorUnknown } from '../errors.ts'

/**
 * The professor of a Scholar id, if this student has unlocked them. Throws locked (also for a handle),
 * professor_unknown and opted_out.
 */
export async function findUnlockedProfessor(db: Db, studentId: string, scholarId: string) {
  if (scholarId.startsWith('locked.')) throw locked()
  const professor = await selectForStudent(db, studentId, scholarId)
  if (!professor) throw professorUnknown()
  if (!professor.unlocked_at) throw locked()
  if (professor.opt_out) throw optedOut()
  return professor
}

/** One professor; `unlocked_at` is null if this student has not unlocked them. */
function selectForStudent(db: Db, studentId: string, scholarId: string) {
  return db
    .selectFrom('professors')
    .leftJoin('relationships', (join) =>
      join.onRef('professor_id', '=', 'professors.id').on('student_id', '=', studentId),
    )
    .select(['professors.id', 'name', 'affiliation', 'school_name', 'homepage_url', 'email', 'opt_out', 'unlocked_at'])
    .where('scholar_id', '=', toCurrentScholarId(scholarId))
    .executeTakeFirst()
}
