import { DAY_MS } from '@labreach/contract/plans'
import type { Services } from '../services.ts'
import { deleteExpiredVisitorResumes, deleteSupersededResumes } from './queries.ts'

/**
 * Deletes what visitors left and did not register with within 24 hours, and what students replaced 24 hours ago: until
 * then the daily quota counts it. Answers how many resumes went.
 */
export async function sweepExpiredResumes({
  db,
  clock,
  files,
}: Pick<Services, 'db' | 'clock' | 'files'>): Promise<number> {
  const now = clock.now()
  const expired = await deleteExpiredVisitorResumes(db, now)
  const superseded = await deleteSupersededResumes(db, new Date(now.getTime() - DAY_MS))
  const gone = [...expired, ...superseded]
  for (const fileId of gone) await files.delete(fileId)
  return gone.length
}
