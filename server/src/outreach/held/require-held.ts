import { listKnownAddresses, type AddressedProfessor } from '../../catalogue/addresses/professor-addresses.ts'
import type { Services } from '../../services.ts'
import { requireRecipient } from '../check-letter.ts'
import { requireFollowUp } from '../follow-up/require-follow-up.ts'
import type { HeldRow } from './queries.ts'

/**
 * Checks a held letter, before it leaves or is moved, for what is checked of a new one except the limits and its time.
 * Returns the recipient, locked, and the letter that it follows up. `db` is a transaction in which the student is locked.
 */
export async function requireHeld(
  services: Pick<Services, 'db' | 'suppressionHasher' | 'config'>,
  studentId: string,
  professor: AddressedProfessor,
  held: HeldRow,
  now: Date,
) {
  // The professor may have replaced the address since the student approved the letter.
  const isFormer = held.recipient_typed === false && !listKnownAddresses(professor).includes(held.to_email)
  const toEmail = isFormer ? undefined : held.to_email
  const recipient = await requireRecipient(services, studentId, professor, toEmail, now)
  const followUp = await requireFollowUp(services.db, {
    studentId,
    professorId: professor.id,
    recipient,
    subject: held.subject,
    followUpTo: held.follow_up_to ?? undefined,
    exceptLetter: held.id,
  })
  return { recipient, followUp }
}
