import { DAY_MS, limits } from '@labreach/contract/plans'
import { serverLimits } from '@labreach/contract/server-limits'
import type { Services } from '../../services.ts'
import { returnReasons } from '../errors.ts'
import { moveLetter } from './move-letter.ts'
import { listFreed, listUnconfirmed, updateHeld, type LetterRef } from './queries.ts'
import { returnHeld } from './return-letter.ts'

export type PlaceDeps = Pick<Services, 'db' | 'clock' | 'suppressionHasher' | 'config' | 'jobs'>

/**
 * Asks students whether their letters in queues shall still leave, returns letters whose students have not confirmed
 * them in time, and moves letters up whose predecessors have gone.
 */
export async function sweepPlaces(services: PlaceDeps): Promise<void> {
  const { db, clock } = services
  const now = clock.now()
  for (const { asked_at, reserved_at, ...letter } of await listUnconfirmed(db, now, limits.placeAskedBeforeMs)) {
    if (asked_at) continue
    // No server ran when the student should have been asked: a later place leaves the time to answer.
    const isLate = reserved_at.getTime() - now.getTime() < limits.placeAskedBeforeMs - DAY_MS
    if (!isLate || !(await moveLetter(services, letter, {}))) await askToConfirm(services, letter, now)
  }
  const reason = returnReasons.unconfirmed
  for (const { studentId, id } of await listUnconfirmed(db, now, serverLimits.placeConfirmedBeforeMs))
    await returnHeld(services, { studentId, id, reason, unlessConfirmed: true })
  for (const letter of await listFreed(db)) await moveLetter(services, letter, { onlyEarlier: true })
}

/** Queues one mail. */
function askToConfirm({ db, jobs }: PlaceDeps, letter: LetterRef, now: Date): Promise<void> {
  return db.transaction().execute(async (tx) => {
    if (await updateHeld(tx, letter, { asked_at: now }))
      await jobs.add(tx, 'confirm_place', { student_id: letter.studentId, letter_id: letter.id })
  })
}
