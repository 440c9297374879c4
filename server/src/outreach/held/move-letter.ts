import { limits } from '@labreach/contract/plans'
import { findAddressedById } from '../../catalogue/addresses/professor-addresses.ts'
import { findSharedMailboxes } from '../../quotas/shared-mailboxes.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { lockStudent } from '../../students/lock-student.ts'
import { requireFollowUpTime } from '../follow-up/require-follow-up.ts'
import { findAnswerEnds } from '../recipient/find-next-letter.ts'
import { findQueueTime } from './find-queue-time.ts'
import { lockHeld, updateHeld, type LetterRef } from './queries.ts'
import { requireHeld } from './require-held.ts'

type Deps = Pick<Services, 'db' | 'clock' | 'suppressionHasher' | 'config'>

/**
 * Gives a held letter the first time at which all limits have room: when it is due and has none, or, `onlyEarlier`, when
 * a place before it in the queue has become free. A letter that is in no queue is delayed by `latestMs` at most, counted
 * from when it was first postponed; so is one that waits for its mailbox, unless it is given a later place in a queue. A
 * place that is not confirmed leaves enough time to ask for it, and one that is moved to so late a time is to be confirmed
 * again. Returns false if the letter cannot be moved, also since the professor has answered, or is not held.
 */
export function moveLetter(
  { db, clock, suppressionHasher, config }: Deps,
  letter: LetterRef,
  { latestMs = 0, onlyEarlier = false }: { latestMs?: number; onlyEarlier?: boolean },
): Promise<boolean> {
  const { studentId, id } = letter
  return db.transaction().execute(async (tx) => {
    const now = clock.now()
    const services = { db: tx, suppressionHasher, config }
    try {
      const plan = await lockStudent(tx, studentId, now)
      const held = await lockHeld(tx, letter)
      if (!held) return false
      if (onlyEarlier && held.due_at) {
        // It was due already, and waits for its mailbox.
        await updateHeld(tx, letter, { place_freed: false })
        return false
      }
      const professor = await findAddressedById(tx, held.professor_id)
      const { recipient, followUp } = await requireHeld(services, studentId, professor, held, now)
      if (!onlyEarlier) {
        // After an answer the student may want another letter, or none.
        const answered = await findAnswerEnds(tx, await findSharedMailboxes(tx, studentId), recipient.professorIds)
        if (answered.some((end) => end > now)) return false
      }
      const isQueued = held.hold === 'queue'
      const timeZone = isQueued ? held.time_zone : null
      const from = new Date(now.getTime() + (isQueued && !held.confirmed_at ? limits.placeAskedBeforeMs : 0))
      const at = await findQueueTime(services, { studentId, plan, recipient, timeZone, from, uncounted: id })
      if (followUp) requireFollowUpTime(followUp, at)
      const dueAt = held.due_at ?? now
      const isSoon = at.getTime() <= dueAt.getTime() + latestMs
      const isAllowed = isSoon || (isQueued && at.getTime() < Infinity)
      const isMoved = isAllowed && (!onlyEarlier || at < held.reserved_at)
      const isAskedAgain = !onlyEarlier && at.getTime() - now.getTime() > limits.placeAskedBeforeMs
      await updateHeld(tx, letter, {
        place_freed: false,
        ...(isMoved && { reserved_at: at, due_at: isSoon ? dueAt : null }),
        ...(isMoved && isAskedAgain && { asked_at: null, confirmed_at: null }),
      })
      return isMoved
    } catch (error) {
      // The letter may not leave at all: it comes back at its time.
      if (!(error instanceof Refusal)) throw error
      await updateHeld(tx, letter, { place_freed: false })
      return false
    }
  })
}
