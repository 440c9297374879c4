import { limits, WEEK_MS } from '@labreach/contract/plans'
import type { Services } from '../../services.ts'
import { locked, optedOut, professorUnknown } from '../errors.ts'
import { selectProfessor, selectRelationship } from '../queries.ts'
import { recentLetters } from './recent-letters.ts'
import { hasOptedOut, knownRecipient, type Recipient } from './resolve-recipient.ts'

/** When the next letter may go, and why none may before. */
export type NextContact = { at: Date; reason: 'contacts_full' | 'contact_too_soon' }

/**
 * From when this student may write to an unlocked professor at the address that Labreach knows; null for at once. Asked
 * before anything is written. Throws locked, professor_unknown and opted_out.
 */
export async function nextContact(
  services: Pick<Services, 'db' | 'clock' | 'suppression'>,
  studentId: string,
  scholarId: string,
) {
  const { db, clock, suppression } = services
  if (scholarId.startsWith('locked.')) throw locked()
  const professor = await selectProfessor(db, scholarId)
  if (!professor) throw professorUnknown()
  const relationship = await selectRelationship(db, studentId, professor.id)
  if (!relationship?.unlocked_at) throw locked()
  const recipient = await knownRecipient(db, professor)
  if (await hasOptedOut(db, suppression, recipient)) throw optedOut()
  return nextLetter(services, studentId, recipient, clock.now())
}

/** @property db may be a transaction. */
type Addresses = Pick<Services, 'db' | 'suppression'>

/**
 * Of all letters to a person or their addresses, so many go in seven days, and one of a student: when the next letter of this
 * student may go. Null for at once.
 */
export async function nextLetter(
  { db, suppression }: Addresses,
  studentId: string,
  recipient: Recipient,
  now: Date,
): Promise<NextContact | null> {
  const letters = await recentLetters(db, suppression, recipient, new Date(now.getTime() - WEEK_MS))
  const frees = (letter: { at: Date } | undefined) => (letter ? letter.at.getTime() + WEEK_MS : 0)
  const own = frees(letters.find((letter) => letter.studentId === studentId))
  const all = frees(letters[limits.lettersPerProfessorWeek - 1])
  if (own === 0 && all === 0) return null
  return own >= all ? { at: new Date(own), reason: 'contact_too_soon' } : { at: new Date(all), reason: 'contacts_full' }
}
