import type { World } from '../world.ts'
import { deleteExpiredVisitorResumes } from './queries.ts'

/** Deletes what visitors left and did not register with within 24 hours; answers how many resumes went. */
export async function sweepExpiredResumes({
  db,
  clock,
  files,
}: Pick<World, 'db' | 'clock' | 'files'>): Promise<number> {
  const gone = await deleteExpiredVisitorResumes(db, clock.now())
  for (const fileId of gone) await files.delete(fileId)
  return gone.length
}
