import type { Db } from '../db/connection.ts'
import type { StudentFacts } from '../services/writer/writer.ts'

/** What the language model may know of a student. */
export async function readProfileForWriter(db: Db, studentId: string): Promise<StudentFacts> {
  const row = await db
    .selectFrom('students')
    .select([
      'first_name',
      'last_name',
      'major',
      'academic_level',
      'school',
      'key_interests',
      'additional_interests',
      'skills',
    ])
    .where('id', '=', studentId)
    .executeTakeFirstOrThrow()
  return {
    name: `${row.first_name} ${row.last_name}`.trim(),
    major: row.major,
    year: row.academic_level?.replaceAll('_', ' ') ?? '',
    school: row.school,
    interests: [...row.additional_interests, ...row.key_interests],
    skills: row.skills,
  }
}
