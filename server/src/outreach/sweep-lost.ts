import { markWritten } from '../professors/mark-written.ts'
import type { Services } from '../services.ts'
import { releasePlaces } from './held/release-places.ts'
import { unconfirmLostLetters } from './records.ts'

/** Longer than renewing the access (42 s) and a send (60 s) may take, so no process is still sending the letter. */
const LOST_AFTER_MS = 120_000

/**
 * Marks letters as `unconfirmed` that are still `sending` because their process died: they are shown as such, count as
 * sent, and are never sent again. Returns their number.
 */
export function sweepLostLetters({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const now = clock.now()
    const lost = await unconfirmLostLetters(tx, new Date(now.getTime() - LOST_AFTER_MS), now)
    for (const letter of lost) await markWritten(tx, letter, letter.reservedAt)
    // One that left early has given its own time away; that is not known any more, and the others do not move.
    for (const { hold, professorId } of lost) if (hold) await releasePlaces(tx, professorId)
    return lost.length
  })
}
