import type { AddressedProfessor } from '../../catalogue/addresses/professor-addresses.ts'
import type { Services } from '../../services.ts'
import { lockStudent } from '../../students/lock-student.ts'
import { findShownSchoolAddress } from '../../students/school-address.ts'
import { requireAiNote, requireRecipient, requireRoom } from '../check-letter.ts'
import { requireFollowUp, requireFollowUpTime } from '../follow-up/require-follow-up.ts'
import { claimHeld } from '../records.ts'
import type { Reserved } from '../reserve-letter.ts'
import { freePlaces } from './free-places.ts'
import { lockHeld, type LetterRef } from './queries.ts'

/** `early`: before its time, since the student asked for it. */
type Input = LetterRef & { early: boolean }
type Claimed = Omit<Reserved, 'state'> & { wasHeld: true }

/**
 * Claims a held letter in the caller's transaction: from its commit on the letter is `sending`, so no other process sends
 * it, and if this process ends, the letter becomes unconfirmed. Checks what a new letter is checked for. Null if the
 * letter is not held any more, or was given a later time. Throws the refusals of these checks.
 */
export async function claimLetter(
  services: Pick<Services, 'db' | 'suppressionHasher' | 'config'>,
  professor: AddressedProfessor,
  { studentId, id, early }: Input,
  now: Date,
): Promise<Claimed | null> {
  const { db: tx } = services
  const plan = await lockStudent(tx, studentId, now)
  const held = await lockHeld(tx, { studentId, id })
  if (!held || (!early && held.reserved_at > now)) return null
  const { to, ...recipient } = await requireRecipient(services, studentId, professor, held.to_email, now)
  const followUp = await requireFollowUp(tx, {
    studentId,
    professorId: professor.id,
    recipient,
    subject: held.subject,
    followUpTo: held.follow_up_to ?? undefined,
    except: id,
  })
  if (followUp) requireFollowUpTime(followUp, now)
  // Other held letters are checked when they leave. If a plan has ended or the server was stopped, so that not all of
  // them may leave, the earlier ones do; but one that leaves early gives way to all others.
  const except = early ? id : 'all'
  // A wish since the student approved the letter: it comes back, so that the student sees the note.
  await requireAiNote(tx, { studentId, message: held.message, aiNote: held.ai_note }, recipient)
  const today = await requireRoom(services, { studentId, plan, recipient, at: now, except })
  // Removed, hidden or lapsed since the student approved the letter: it is not said any more. Nothing is ever added.
  const shown = held.school_address && (await findShownSchoolAddress(tx, studentId, now))
  const schoolAddress = shown === held.school_address ? shown : null
  await claimHeld(tx, { studentId, id, professorId: professor.id, to, schoolAddress }, now)
  if (early) await freePlaces(tx, professor.id)
  const letter = { to, subject: held.subject, message: held.message }
  const attachments = recipient.wishes.attachments !== false
  const referenceId = held.reference_id
  return {
    id,
    letter,
    today: { ...today, used: today.used + 1 },
    attachments,
    referenceId,
    followUp,
    schoolAddress,
    aiNote: held.ai_note,
    wasHeld: true,
  }
}
