import type { Services } from '../services.ts'
import { fillProfile } from '../students/fill-profile.ts'
import { lockStudent } from '../students/lock-student.ts'
import { toProfile } from './profile-from-resume.ts'
import { selectOwner, updateUnreadResume } from './queries.ts'
import type { ReadResume } from './reader/reading.ts'
import { studentResume } from './student-resume.ts'

/**
 * Stores what was read from a visitor's scan. If the visitor has registered meanwhile, the student's resume gets it, and
 * the profile too unless the student has uploaded another resume since. Where the profile has interests or skills already,
 * these two lists stay as they are.
 */
export async function storeReadScan(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  fileId: string,
  read: ReadResume,
): Promise<void> {
  if (await updateUnreadResume(db, 'visitor_resumes', fileId, read)) return
  const studentId = await selectOwner(db, fileId)
  if (!studentId) return
  await db.transaction().execute(async (tx) => {
    await lockStudent(tx, studentId, clock.now())
    const isStored = await updateUnreadResume(tx, 'resumes', fileId, read)
    const newest = await studentResume(tx, studentId)
    if (isStored && newest?.fileId === fileId)
      await fillProfile(tx, studentId, toProfile(read.facts), { keepsLists: true })
  })
}
