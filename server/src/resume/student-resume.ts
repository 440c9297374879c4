import type { Clock } from '../clock.ts'
import type { Db } from '../db/connection.ts'
import { insertResume, selectNewestResume, type StoredResume } from './queries.ts'

/** The resume that is matched and attached: the newest one, or null. */
export function studentResume(db: Db, studentId: string): Promise<StoredResume | null> {
  return selectNewestResume(db, studentId)
}

/** Gives a resume, which a visitor uploaded, to the student that this transaction makes. */
export function giveResume(tx: Db, clock: Clock, studentId: string, resume: StoredResume): Promise<void> {
  return insertResume(tx, studentId, resume, clock.now())
}
