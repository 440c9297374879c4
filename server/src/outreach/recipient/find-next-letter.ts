import { limits, WEEK_MS } from '@labreach/contract/plans'
import type { Services } from '../../services.ts'
import type { Except } from '../../quotas/quotas.ts'
import { findRoom, type RollingLimit } from '../../quotas/windows.ts'
import { findRecentLetters, type RecentLetter } from './find-recent-letters.ts'
import type { Recipient } from './resolve-recipient.ts'

/**
 * When the next letter can leave, and why none can leave earlier. `heldAt`, with `held_in_the_way` only: when the
 * student's own held letter leaves.
 */
export type NextContact =
  | { at: Date; reason: 'contacts_full' | 'contact_too_soon'; heldAt?: undefined }
  | { at: Date; reason: 'held_in_the_way'; heldAt: Date }

/** `db` may be a transaction. */
type Deps = Pick<Services, 'db' | 'suppressionHasher'>

/**
 * When the next letter of this student can leave to a recipient at or after `from`, which may be the time of a plan;
 * null: at `from`. In seven days a recipient gets a limited number of letters, and one of each student. Held letters
 * count at the times at which they leave. `except`: a held letter that does not count, or all.
 */
export async function findNextLetter(
  { db, suppressionHasher }: Deps,
  studentId: string,
  recipient: Recipient,
  from: Date,
  except?: Except,
): Promise<NextContact | null> {
  const since = new Date(from.getTime() - WEEK_MS)
  const letters = await findRecentLetters(db, suppressionHasher, recipient, since, except)
  const next = findAfterLeft(
    letters.filter(({ held }) => !held),
    studentId,
  )
  if (!letters.some(({ held }) => held)) return next
  const at = new Date(findRoom(getContactLimits(letters, studentId), (next?.at ?? from).getTime()))
  if (next) return { at, reason: next.reason }
  if (at.getTime() === from.getTime()) return null
  const own = letters.filter((letter) => letter.studentId === studentId).map((letter) => letter.at)
  const heldAt = own.find((time) => Math.abs(time.getTime() - from.getTime()) < WEEK_MS)
  return heldAt ? { at, reason: 'held_in_the_way', heldAt } : { at, reason: 'contacts_full' }
}

/** The limits of a recipient for a letter of this student, each with the letters that count for it. */
export function getContactLimits(letters: readonly RecentLetter[], studentId: string) {
  const limit = (most: number, counted: readonly RecentLetter[]): RollingLimit & { times: number[] } => ({
    limit: most,
    windowMs: WEEK_MS,
    times: counted.map(({ at }) => at.getTime()),
  })
  return [
    limit(limits.lettersPerProfessorWeek, letters),
    limit(
      1,
      letters.filter((letter) => letter.studentId === studentId),
    ),
  ]
}

/** When the next letter can be sent after those of the last seven days, newest first; null: now. */
function findAfterLeft(letters: readonly RecentLetter[], studentId: string) {
  const getExpiry = (letter: { at: Date } | undefined) => (letter ? letter.at.getTime() + WEEK_MS : 0)
  const own = getExpiry(letters.find((letter) => letter.studentId === studentId))
  const all = getExpiry(letters[limits.lettersPerProfessorWeek - 1])
  if (own === 0 && all === 0) return null
  const [at, reason] = own >= all ? [own, 'contact_too_soon' as const] : [all, 'contacts_full' as const]
  return { at: new Date(at), reason }
}
