import { limits, WEEK_MS } from '@labreach/contract/plans'
import { findAddressedProfessor } from '../../catalogue/addresses/professor-addresses.ts'
import { isUnlocked } from '../../professors/unlock/unlocks.ts'
import type { Services } from '../../services.ts'
import { locked, optedOut, professorUnknown } from '../errors.ts'
import { findRecentLetters } from './find-recent-letters.ts'
import { hasOptedOut, findKnownRecipient, type Recipient } from './resolve-recipient.ts'

/** When the next letter can be sent, and why none can be sent earlier. */
export type NextContact = { at: Date; reason: 'contacts_full' | 'contact_too_soon' }

/**
 * When this student can write to an unlocked professor at the known address; null: now. The website calls it before the
 * student writes a letter. Throws locked, professor_unknown and opted_out.
 */
export async function findNextContact(
  services: Pick<Services, 'db' | 'clock' | 'suppressionHasher'>,
  studentId: string,
  scholarId: string,
) {
  const { db, clock, suppressionHasher } = services
  if (scholarId.startsWith('locked.')) throw locked()
  const professor = await findAddressedProfessor(db, scholarId)
  if (!professor) throw professorUnknown()
  if (!(await isUnlocked(db, studentId, professor.id))) throw locked()
  const recipient = await findKnownRecipient(db, professor)
  if (await hasOptedOut(db, suppressionHasher, recipient)) throw optedOut()
  return findNextLetter(services, studentId, recipient, clock.now())
}

/** `db` may be a transaction. */
type Deps = Pick<Services, 'db' | 'suppressionHasher'>

/**
 * When the next letter of this student can be sent to a recipient; null: now. In seven days a recipient gets a limited
 * number of letters, and one of each student.
 */
export async function findNextLetter(
  { db, suppressionHasher }: Deps,
  studentId: string,
  recipient: Recipient,
  now: Date,
): Promise<NextContact | null> {
  const letters = await findRecentLetters(db, suppressionHasher, recipient, new Date(now.getTime() - WEEK_MS))
  const getExpiry = (letter: { at: Date } | undefined) => (letter ? letter.at.getTime() + WEEK_MS : 0)
  const own = getExpiry(letters.find((letter) => letter.studentId === studentId))
  const all = getExpiry(letters[limits.lettersPerProfessorWeek - 1])
  if (own === 0 && all === 0) return null
  return own >= all ? { at: new Date(own), reason: 'contact_too_soon' } : { at: new Date(all), reason: 'contacts_full' }
}
