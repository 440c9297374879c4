import { keepContacts } from '../../outreach/keep-contacts.ts'
import { resumeFilesOf } from '../../resume/resumes-of.ts'
import type { World } from '../../world.ts'
import { selectSealedTokens } from '../google/queries.ts'
import { deleteStudent } from './queries.ts'

/**
 * Removes a student and everything that is kept about them, in one transaction. What lies elsewhere, the grant at
 * Google and the files, is taken away right after by jobs that are tried until they succeed. What stays names nobody: that a professor was
 * written to this week, so that the cap on first letters holds.
 */
export async function deleteAccount({ db, clock, jobs }: Pick<World, 'db' | 'clock' | 'jobs'>, studentId: string) {
  await db.transaction().execute(async (tx) => {
    const [files, sealed] = [await resumeFilesOf(tx, studentId), await selectSealedTokens(tx, studentId)]
    await keepContacts(tx, studentId, clock.now())
    await deleteStudent(tx, studentId)
    if (files.length > 0) await jobs.add(tx, 'delete_files', { files })
    if (sealed)
      await jobs.add(tx, 'revoke_google', { student_id: studentId, sealed: Buffer.from(sealed).toString('base64') })
  })
}
