import type { AddressedProfessor } from '../../catalogue/addresses/professor-addresses.ts'
import type { ProviderName } from '../../mailbox/provider-name.ts'
import type { Services } from '../../services.ts'
import { lockStudent } from '../../students/lock-student.ts'
import { isSchoolAddressShown } from '../../students/school-address.ts'
import { requireAiNote, requireCapacity } from '../check-letter.ts'
import { aiNoteWished } from '../errors.ts'
import { requireFollowUpTime } from '../follow-up/require-follow-up.ts'
import { claimHeld } from '../records.ts'
import { describeReserved, type Reserved } from '../reserved.ts'
import { lockHeld, type LetterRef } from './queries.ts'
import { requireHeld } from './require-held.ts'

/** `early`: before its time, since the student asked for it. */
type Input = LetterRef & { early: boolean; provider: ProviderName }

/**
 * Claims a held letter in the caller's transaction: once that commits, the letter is `sending`, so no other process sends
 * it, and if this process ends, the letter becomes unconfirmed. Checks what a new letter is checked for. Null if the
 * letter is not held any more, or was given a later time. Throws the refusals of these checks.
 */
export async function claimLetter(
  services: Pick<Services, 'db' | 'suppressionHasher' | 'config'>,
  professor: AddressedProfessor,
  { studentId, id, early, provider }: Input,
  now: Date,
): Promise<Reserved | null> {
  const { db: tx } = services
  const plan = await lockStudent(tx, studentId, now)
  const held = await lockHeld(tx, { studentId, id })
  // `reserved_at` of a held letter is the time at which it leaves.
  if (!held || (!early && held.reserved_at > now)) return null
  const { recipient, followUp } = await requireHeld(services, studentId, professor, held, now)
  if (followUp) requireFollowUpTime(followUp, now)
  // A wish since the student approved the letter: it comes back, so that the student sees the note.
  const aiNote = held.ai_note
  await requireAiNote(tx, { studentId, message: held.message, aiNote }, recipient, aiNoteWished)
  // `uncounted`: the held letters that do not count for the limits. At its time a letter counts none of the others, since
  // each is checked when it leaves: if a plan has ended or the server was stopped, so that not all may leave, the earlier
  // ones do. A letter that leaves early counts all others, and so gives way to them.
  const uncounted = early ? id : 'all'
  const dayQuota = await requireCapacity(services, { studentId, plan, recipient, at: now, uncounted })
  // Removed, hidden or lapsed since the student approved the letter: it is not said any more. Nothing is ever added.
  const approved = held.school_address
  const schoolAddress = approved && (await isSchoolAddressShown(tx, studentId, approved, now)) ? approved : null
  await claimHeld(tx, { studentId, id, professorId: professor.id, to: recipient.to, schoolAddress, provider }, now)
  const letter = { to: recipient.to, subject: held.subject, message: held.message }
  const referenceId = held.reference_id
  const row = { id, letter, referenceId, followUp, schoolAddress, aiNote, heldUntil: held.reserved_at }
  return describeReserved(row, recipient, dayQuota)
}
