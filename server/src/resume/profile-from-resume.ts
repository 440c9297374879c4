import type { Db } from '../db/connection.ts'
import type { ResumeFacts } from './reader/read-resume.ts'

/** What a resume says about a student, as columns of the profile. */
export function profileFromResume(facts: ResumeFacts) {
  const words = (facts.name ?? '').split(/\s+/).filter(Boolean)
  return {
    first_name: words.slice(0, -1).join(' ') || (words[0] ?? ''),
    last_name: words.length > 1 ? words.at(-1)! : '',
    school: facts.school ?? '',
    major: facts.major ?? '',
    academic_level: facts.academicLevel,
    gpa: facts.gpa,
    key_interests: facts.interests,
    skills: facts.skills,
  }
}

/** A new resume renews interests and skills; what the student typed about themselves stays, only gaps are filled. */
export async function updateFromResume(tx: Db, studentId: string, facts: ResumeFacts): Promise<void> {
  const found = profileFromResume(facts)
  const before = await tx
    .selectFrom('students')
    .select(['first_name', 'last_name', 'school', 'major', 'academic_level', 'gpa'])
    .where('id', '=', studentId)
    .executeTakeFirstOrThrow()
  const nameless = !before.first_name && !before.last_name
  await tx
    .updateTable('students')
    .set({
      ...(nameless && { first_name: found.first_name, last_name: found.last_name }),
      school: before.school || found.school,
      major: before.major || found.major,
      academic_level: before.academic_level ?? found.academic_level,
      gpa: before.gpa ?? found.gpa,
      key_interests: found.key_interests,
      skills: found.skills,
    })
    .where('id', '=', studentId)
    .execute()
}
