import { DAY_MS } from '@labreach/contract/plans'
import type { Services } from '../services.ts'
import { deleteExpiredVisitorResumes, deleteSupersededResumes } from './queries.ts'

/**
 * Deletes visitors' resumes after 24 hours without a registration, and students' resumes 24 hours after they were
 * replaced: the daily quota counts the resumes that a student uploaded in the last 24 hours. Returns the number of
 * resumes.
 */
export async function sweepExpiredResumes({
  db,
  clock,
  files,
}: Pick<Services, 'db' | 'clock' | 'files'>): Promise<number> {
  const now = clock.now()
  const expired = await deleteExpiredVisitorResumes(db, now)
  const superseded = await deleteSupersededResumes(db, new Date(now.getTime() - DAY_MS))
  const fileIds = [...expired, ...superseded]
  for (const fileId of fileIds) await files.delete(fileId)
  return fileIds.length
}
