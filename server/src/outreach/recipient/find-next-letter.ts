import { limits, WEEK_MS } from '@labreach/contract/plans'
import type { Db } from '../../db/connection.ts'
import type { Services } from '../../services.ts'
import type { Uncounted } from '../../quotas/quotas.ts'
import { findSharedMailboxes, type SharedMailboxes } from '../../quotas/shared-mailboxes.ts'
import { findRoom, type RollingLimit } from '../../quotas/windows.ts'
import { findRecentLetters, type RecentLetter } from './find-recent-letters.ts'
import { startOfDay, type Wishes } from '../../catalogue/wishes/wishes.ts'
import { selectAnswersEnd } from '../answers/answer-queries.ts'
import { selectPastStopsEnd } from './past-contacts.ts'
import type { Recipient } from './resolve-recipient.ts'

/**
 * When the next letter can leave, and why none can leave earlier. `heldAt`, with `held_in_the_way` only: when the
 * student's own held letter leaves.
 */
export type NextContact =
  | { at: Date; reason: 'contacts_full' | 'contact_too_soon' | 'letters_paused' | 'answered_no'; heldAt?: undefined }
  | { at: Date; reason: 'held_in_the_way'; heldAt: Date }

/** A recipient with those of their wishes that say when a letter may leave. */
export type WishingRecipient = Recipient & { wishes: Wishes }

/** `db` may be a transaction. */
type Deps = Pick<Services, 'db' | 'suppressionHasher'>

/**
 * When the next letter of this student can leave to a recipient at or after `from`, which may be the time of a plan;
 * null: at `from`. In seven days a recipient gets a limited number of letters, which the recipient can lower to 1 (0 is
 * refused before), and one of each student; accounts that have had the same mailbox count as one. A pause and an answer
 * of the recipient stop new letters too; the latest of these times counts. Held letters count at the times at which they
 * leave. `uncounted`: a held letter that does not count, or all.
 */
export async function findNextLetter(
  { db, suppressionHasher }: Deps,
  studentId: string,
  recipient: WishingRecipient,
  from: Date,
  uncounted?: Uncounted,
): Promise<NextContact | null> {
  const since = new Date(from.getTime() - WEEK_MS)
  const sender = await findSharedMailboxes(db, studentId)
  const letters = await findRecentLetters(db, suppressionHasher, recipient, sender, since, uncounted)
  const left = letters.filter(({ held }) => !held)
  const { cap } = recipient.wishes
  const next = findLatest([findAfterLeft(left, cap), await findStop(db, sender, recipient)], from)
  if (!letters.some(({ held }) => held)) return next
  const at = new Date(findRoom(getContactLimits(letters, cap), (next?.at ?? from).getTime()))
  if (next) return { ...next, at }
  if (at.getTime() === from.getTime()) return null
  const own = letters.filter(({ isOwn }) => isOwn).map((letter) => letter.at)
  const heldAt = own.find((time) => Math.abs(time.getTime() - from.getTime()) < WEEK_MS)
  return heldAt ? { at, reason: 'held_in_the_way', heldAt } : { at, reason: 'contacts_full' }
}

/** The ends of the answers that stop this student's letters, of all accounts that have had the same mailbox. */
export async function findAnswerEnds(
  db: Db,
  { studentIds, accountHashes }: SharedMailboxes,
  professorIds: readonly number[],
): Promise<Date[]> {
  const ends = [
    await selectAnswersEnd(db, studentIds, professorIds),
    await selectPastStopsEnd(db, accountHashes, professorIds),
  ]
  return ends.filter((end) => end !== undefined)
}

/** The end of a pause or of the answers that stop this student's letters, whichever is later; null if there is none. */
export async function findStop(
  db: Db,
  sender: SharedMailboxes,
  { professorIds, wishes }: WishingRecipient,
): Promise<NextContact | null> {
  const answered = await findAnswerEnds(db, sender, professorIds)
  const stops: (NextContact | null)[] = [
    ...answered.map((at) => ({ at, reason: 'answered_no' as const })),
    wishes.paused_until ? { at: startOfDay(wishes.paused_until), reason: 'letters_paused' } : null,
  ]
  return findLatest(stops, new Date(0))
}

/** The latest of the times after `from`; of equal ones the first. */
function findLatest(stops: readonly (NextContact | null)[], from: Date): NextContact | null {
  return stops
    .filter((stop) => stop !== null && stop.at > from)
    .reduce((latest, stop) => (latest && latest.at >= stop!.at ? latest : stop), null)
}

/** The limits of a recipient for a letter of this student, each with the letters that count for it. */
export function getContactLimits(letters: readonly RecentLetter[], cap: Wishes['cap']) {
  const limit = (most: number, counted: readonly RecentLetter[]): RollingLimit & { times: number[] } => ({
    limit: most,
    windowMs: WEEK_MS,
    times: counted.map(({ at }) => at.getTime()),
  })
  return [
    limit(getWeekLimit(cap), letters),
    limit(
      1,
      letters.filter(({ isOwn }) => isOwn),
    ),
  ]
}

const getWeekLimit = (cap: Wishes['cap']) => Math.min(cap ?? Infinity, limits.lettersPerProfessorWeek)

/** When the next letter can be sent after those of the last seven days, newest first; null: now. */
function findAfterLeft(letters: readonly RecentLetter[], cap: Wishes['cap']): NextContact | null {
  const getExpiry = (letter: { at: Date } | undefined) => (letter ? letter.at.getTime() + WEEK_MS : 0)
  const own = getExpiry(letters.find(({ isOwn }) => isOwn))
  const all = getExpiry(letters[getWeekLimit(cap) - 1])
  if (own === 0 && all === 0) return null
  const [at, reason] = own >= all ? [own, 'contact_too_soon' as const] : [all, 'contacts_full' as const]
  return { at: new Date(at), reason }
}
