import type { Db } from '../../db/connection.ts'
import { locked, optedOut, professorUnknown } from '../errors.ts'
import { selectForStudent } from '../queries.ts'

/**
 * The professor of a Scholar id, if this student has unlocked them. Throws locked (also for a handle),
 * professor_unknown and opted_out.
 */
export async function unlockedProfessor(db: Db, studentId: string, scholarId: string) {
  if (scholarId.startsWith('locked.')) throw locked()
  const professor = await selectForStudent(db, studentId, scholarId)
  if (!professor) throw professorUnknown()
  if (!professor.unlocked_at) throw locked()
  if (professor.opt_out) throw optedOut()
  return professor
}
