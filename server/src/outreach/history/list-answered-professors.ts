import type { Db } from '../../db/connection.ts'

/**
 * The ids of the professors with an answer to a letter of this student: given by the professor, or noted by the student
 * (replied or meeting; a closed letter has had none). Read by the index of letters per student and professor.
 */
export async function listAnsweredProfessors(db: Db, studentId: string): Promise<number[]> {
  const rows = await db
    .selectFrom('outreaches')
    .select('professor_id')
    .distinct()
    .where('student_id', '=', studentId)
    .where((where) => where.or([where('answer', 'is not', null), where('mark', 'in', ['replied', 'meeting'])]))
    .execute()
  return rows.map((row) => row.professor_id)
}
