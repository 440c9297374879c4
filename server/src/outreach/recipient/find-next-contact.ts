import { serverLimits } from '@labreach/contract/server-limits'
import { findAddressedProfessor } from '../../catalogue/addresses/professor-addresses.ts'
import { findPlace } from '../places/find-place.ts'
import { isUnlocked } from '../../professors/unlock/unlocks.ts'
import type { Services } from '../../services.ts'
import { readPlan } from '../../students/read-plan.ts'
import { findShownSchoolAddress } from '../../students/school-address.ts'
import { locked, noLettersWanted, optedOut, professorUnknown, sendingPaused } from '../errors.ts'
import { findMorning } from '../held/find-morning.ts'
import { findQueueTime } from '../held/find-queue-time.ts'
import { countPlaces } from '../held/queries.ts'
import { isSendingPaused } from '../reports/is-sending-paused.ts'
import { findNextLetter, type NextContact } from './find-next-letter.ts'
import { readRecipientWishes } from './read-recipient-wishes.ts'
import { hasOptedOut, findKnownRecipient } from './resolve-recipient.ts'

export type Contact = {
  /** Null: a letter can be sent now. */
  next: NextContact | null
  /** The next morning at the professor's place, if a letter may leave then. Without a known place it is meant in UTC. */
  morning: { at: Date; timeZone: string | null; place: string | null } | null
  /** When a letter in the queue probably leaves; null unless the recipient's limit is full and a place is free. */
  queueAt: Date | null
  /** False if the professor wishes letters without attachments: the letter goes without the resume. */
  attachments: boolean
  /** The confirmed school address that the footer will name; null if it will name none. */
  schoolAddress: string | null
  /** The professor wishes that a letter says if parts of it were written with AI. */
  aiNote: boolean
}

/**
 * When this student can write to an unlocked professor at the known address. The website calls it before the student
 * writes a letter. Throws locked, professor_unknown, opted_out, sending_paused and no_letters_wanted.
 */
export async function findNextContact(
  services: Pick<Services, 'db' | 'clock' | 'suppressionHasher' | 'config'>,
  studentId: string,
  scholarId: string,
): Promise<Contact> {
  const { db, clock, config, suppressionHasher } = services
  if (await isSendingPaused(db, studentId)) throw sendingPaused(config.supportEmail)
  if (scholarId.startsWith('locked.')) throw locked()
  const professor = await findAddressedProfessor(db, scholarId)
  if (!professor) throw professorUnknown()
  if (!(await isUnlocked(db, studentId, professor.id))) throw locked()
  const known = await findKnownRecipient(db, professor)
  if (await hasOptedOut(db, suppressionHasher, known)) throw optedOut()
  const now = clock.now()
  const wishes = await readRecipientWishes(db, known, now)
  if (wishes.cap === 0) throw noLettersWanted()
  const recipient = { ...known, wishes }
  const below = {
    attachments: wishes.attachments !== false,
    schoolAddress: await findShownSchoolAddress(db, studentId, now),
    aiNote: wishes.ai_note === true,
  }
  const next = await findNextLetter(services, studentId, recipient, now)
  const { timeZone, name } = findPlace(professor) ?? { timeZone: null, name: null }
  const at = findMorning(now, timeZone ?? 'UTC')
  const isFree = !(await findNextLetter(services, studentId, recipient, at))
  const morning = isFree ? { at, timeZone, place: name } : null
  if (next?.reason !== 'contacts_full') return { next, morning, queueAt: null, ...below }

  const taken = await countPlaces(db, studentId, recipient.professorIds)
  const plan = await readPlan(db, studentId, now)
  if (
    !plan ||
    taken.own >= serverLimits.queuePlacesPerStudent ||
    taken.professor >= serverLimits.queuePlacesPerProfessor
  )
    return { next, morning, queueAt: null, ...below }
  const queueAt = await findQueueTime(services, { studentId, plan, recipient, timeZone, from: now })
  return { next, morning, queueAt, ...below }
}
