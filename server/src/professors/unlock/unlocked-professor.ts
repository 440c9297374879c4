import type { Db } from '../../db/connection.ts'
import { locked, optedOut, professorUnknown } from '../errors.ts'
import { selectSeenBy } from '../queries.ts'

/**
 * The professor of a Scholar id whom this student has unlocked and who still wants to be listed. A handle of a locked one
 * counts as locked. Throws locked, professor_unknown and opted_out.
 */
export async function unlockedProfessor(db: Db, studentId: string, scholarId: string) {
  if (scholarId.startsWith('locked.')) throw locked()
  const professor = await selectSeenBy(db, studentId, scholarId)
  if (!professor) throw professorUnknown()
  if (!professor.unlocked_at) throw locked()
  if (professor.opt_out) throw optedOut()
  return professor
}
