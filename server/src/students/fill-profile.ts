import type { Selectable } from 'kysely'
import type { Db } from '../db/connection.ts'
import type { Students } from '../db/schema.ts'

const onlyIfEmpty = ['first_name', 'last_name', 'school', 'major', 'academic_level', 'gpa'] as const

/** The profile fields that a resume can contain. */
export type FoundProfile = Pick<Selectable<Students>, (typeof onlyIfEmpty)[number] | 'key_interests' | 'skills'>

/**
 * Copies what was found in a new resume into the profile. Interests and skills are replaced; the other fields, which the
 * student may have typed, are set only if they are empty. The name counts as one field.
 * @param keepsLists whether interests and skills, too, are set only if there are none.
 */
export async function fillProfile(
  tx: Db,
  studentId: string,
  found: FoundProfile,
  { keepsLists = false } = {},
): Promise<void> {
  const before = await tx
    .selectFrom('students')
    .select([...onlyIfEmpty, 'key_interests', 'skills'])
    .where('id', '=', studentId)
    .executeTakeFirstOrThrow()
  const nameless = !before.first_name && !before.last_name
  const hasLists = before.key_interests.length > 0 || before.skills.length > 0
  const { key_interests, skills } = keepsLists && hasLists ? before : found
  await tx
    .updateTable('students')
    .set({
      ...(nameless && { first_name: found.first_name, last_name: found.last_name }),
      school: before.school || found.school,
      major: before.major || found.major,
      academic_level: before.academic_level ?? found.academic_level,
      gpa: before.gpa ?? found.gpa,
      key_interests,
      skills,
    })
    .where('id', '=', studentId)
    .execute()
}
