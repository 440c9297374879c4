import type { Db } from '../../db/connection.ts'
import { studentResume } from '../../resume/student-resume.ts'
import { updateFields, type ProfileFields } from '../../students/profile.ts'
import { withoutRepeats } from '../../text/without-repeats.ts'
import { resumeRequired } from '../errors.ts'

const fromResume = ['key_interests', 'additional_interests', 'skills'] as const

/**
 * Changes the given profile fields and no others. Interests and skills can be edited only once there is a resume.
 * Throws resume_required.
 */
export async function updateProfile(db: Db, studentId: string, change: ProfileFields): Promise<void> {
  const lists = fromResume.filter((name) => change[name] !== undefined)
  if (lists.length > 0 && !(await studentResume(db, studentId))) throw resumeRequired()
  const cleaned = Object.fromEntries(lists.map((name) => [name, withoutRepeats(change[name]!)]))
  const fields = Object.fromEntries(
    Object.entries({ ...change, ...cleaned }).filter(([, value]) => value !== undefined),
  )
  if (Object.keys(fields).length > 0) await updateFields(db, studentId, fields)
}
