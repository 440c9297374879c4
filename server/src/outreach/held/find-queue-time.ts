import { WEEK_MS } from '@labreach/contract/plans'
import { getEmailLimit, listEmailTimes } from '../../quotas/quotas.ts'
import { findSharedMailboxes } from '../../quotas/shared-mailboxes.ts'
import { findRoom, hasRoom } from '../../quotas/windows.ts'
import type { Services } from '../../services.ts'
import type { PlanInForce } from '../../students/plan-in-force.ts'
import { findRecentLetters } from '../recipient/find-recent-letters.ts'
import { findStop, getContactLimits, type WishingRecipient } from '../recipient/find-next-letter.ts'
import { findMorning } from './find-morning.ts'

/** Bounds the search: within this number of mornings there is room, since each held letter blocks a week at most. */
const MORNINGS = 400

type Input = {
  studentId: string
  plan: PlanInForce
  recipient: WishingRecipient
  /** With a time zone only weekday mornings count. */
  timeZone: string | null
  from: Date
  /** The id of the letter if it is held already. */
  uncounted?: number
}

/** The first time at or after `from` at which all limits have room for a letter of this student to this recipient. */
export async function findQueueTime(
  { db, suppressionHasher }: Pick<Services, 'db' | 'suppressionHasher'>,
  { studentId, plan, recipient, timeZone, from, uncounted }: Input,
): Promise<Date> {
  const sender = await findSharedMailboxes(db, studentId)
  const stop = await findStop(db, sender, recipient)
  const start = Math.max(from.getTime(), stop?.at.getTime() ?? 0)
  const since = new Date(start - WEEK_MS)
  const letters = await findRecentLetters(db, suppressionHasher, recipient, sender, since, uncounted)
  const emails = { ...getEmailLimit(plan.limits), times: await listEmailTimes(db, studentId, from, uncounted) }
  const all = [...getContactLimits(letters, recipient.wishes.cap), emails]
  let at = findRoom(all, start)
  if (!timeZone) return new Date(at)
  for (let tries = 0; at < Infinity && tries < MORNINGS; tries++) {
    const morning = findMorning(new Date(at), timeZone).getTime()
    if (all.every((limit) => hasRoom(limit.times, morning, limit))) return new Date(morning)
    at = findRoom(all, morning + 1)
  }
  return new Date(at)
}
