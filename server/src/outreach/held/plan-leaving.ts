import type { Hold } from '@labreach/contract/outreach'
import { limits } from '@labreach/contract/plans'
import { serverLimits } from '@labreach/contract/server-limits'
import type { AddressedProfessor } from '../../catalogue/addresses/professor-addresses.ts'
import { findPlace } from '../places/find-place.ts'
import type { Services } from '../../services.ts'
import type { PlanInForce } from '../../students/plan-in-force.ts'
import { refuseContact, requireCapacity } from '../check-letter.ts'
import { queueFull, queuePlacesUsedUp } from '../errors.ts'
import { findNextLetter, type WishingRecipient } from '../recipient/find-next-letter.ts'
import { findMorning } from './find-morning.ts'
import { findQueueTime } from './find-queue-time.ts'
import { countPlaces, type Leaving } from './queries.ts'

type Input = {
  studentId: string
  plan: PlanInForce
  professor: AddressedProfessor
  recipient: WishingRecipient
  hold: Hold
}

/**
 * When a letter leaves that is held now. A morning at an unknown place is meant in UTC. A place in a queue is only given
 * while the recipient's limit has no room; otherwise the letter leaves as one that can be taken back. `db` is a
 * transaction in which the student and the recipient are locked. Throws the refusals of the limits, and queue_full.
 */
export async function planLeaving(
  services: Pick<Services, 'db' | 'suppressionHasher'>,
  input: Input,
  now: Date,
): Promise<Leaving> {
  const { studentId, professor, recipient, hold } = input
  if (hold === 'queue') {
    const next = await findNextLetter(services, studentId, recipient, now)
    if (next && next.reason !== 'contacts_full') throw refuseContact(next)
    if (next) return takePlace(services, input, now)
  }
  const timeZone = hold === 'morning' ? (findPlace(professor)?.timeZone ?? null) : null
  const sendAt = hold === 'morning' ? findMorning(now, timeZone ?? 'UTC') : new Date(now.getTime() + limits.undoMs)
  await requireCapacity(services, { ...input, at: sendAt })
  return { hold: hold === 'queue' ? 'undo' : hold, sendAt, timeZone }
}

async function takePlace(
  services: Pick<Services, 'db' | 'suppressionHasher'>,
  { studentId, plan, professor, recipient }: Input,
  now: Date,
): Promise<Leaving> {
  const taken = await countPlaces(services.db, studentId, recipient.professorIds)
  if (taken.own >= serverLimits.queuePlacesPerStudent) throw queuePlacesUsedUp(serverLimits.queuePlacesPerStudent)
  if (taken.professor >= serverLimits.queuePlacesPerProfessor) throw queueFull()
  const timeZone = findPlace(professor)?.timeZone ?? null
  const sendAt = await findQueueTime(services, { studentId, plan, recipient, timeZone, from: now })
  return { hold: 'queue', sendAt, timeZone }
}
