import type { Clock } from '../clock.ts'
import type { Db } from '../db/connection.ts'
import { insertResume, selectNewestResume } from './queries.ts'
import type { StoredResume } from './stored-resume.ts'

/** The student's current resume, for matches and letters: the newest one, or null. */
export function studentResume(db: Db, studentId: string): Promise<StoredResume | null> {
  return selectNewestResume(db, studentId)
}

/** Stores a visitor's resume for the student that this transaction creates. */
export function assignResume(tx: Db, clock: Clock, studentId: string, resume: StoredResume): Promise<void> {
  return insertResume(tx, studentId, resume, clock.now())
}
