import type { Services } from '../services.ts'
import { markWritten, unconfirmLostLetters } from './records.ts'

/** Longer than any send may take (60 s), so that nobody is still at it. */
const LOST_AFTER_MS = 120_000

/**
 * Letters that stayed `sending` because their process died become `unconfirmed`: shown as such, counted as sent, never
 * sent again. Answers how many.
 */
export function sweepLostLetters({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const now = clock.now()
    const lost = await unconfirmLostLetters(tx, new Date(now.getTime() - LOST_AFTER_MS), now)
    for (const letter of lost) await markWritten(tx, letter.student_id, letter.professor_id, letter.reserved_at)
    return lost.length
  })
}
