import type { AddressedProfessor } from '../catalogue/addresses/professor-addresses.ts'
import type { Usage } from '../quotas/quotas.ts'
import { lockStudent } from '../students/lock-student.ts'
import type { Services } from '../services.ts'
import { requireAiNote, requireCapacity, requireRecipient, requireSchoolAddress } from './check-letter.ts'
import { findEarlierLetter, type EarlierLetter, type LetterRequest } from './find-earlier-letter.ts'
import { requireFollowUp, requireFollowUpTime, type FirstLetter } from './follow-up/require-follow-up.ts'
import { insertOutreach, type Letter } from './records.ts'

export type Reserved = {
  state: 'reserved'
  id: number
  letter: Letter
  dayQuota: Usage
  /** False if the professor wishes letters without attachments: this one goes without the resume. */
  attachments: boolean
  /** The id in the References header; null for a letter that an older version held. */
  referenceId: string | null
  followUp: FirstLetter | null
  /** The school address that the footer names; null if it names none. */
  schoolAddress: string | null
  /** Whether the footer says that parts were written with AI. */
  aiNote: boolean
}

/**
 * Reserves a letter before it is sent, in the caller's transaction: checks the recipient, their opt-out, the student's
 * daily quota, the recipient's wishes and answers, and the recipient's letters of the week, and records the letter as
 * `sending`, which counts for both limits. If the key was used before, returns the outcome of that letter.
 */
export async function reserveLetter(
  services: Pick<Services, 'db' | 'suppressionHasher' | 'config'>,
  professor: AddressedProfessor,
  request: LetterRequest & { messageId: string },
  now: Date,
): Promise<Reserved | EarlierLetter> {
  const { studentId, key, messageId, aiNote } = request
  const { db: tx } = services
  const plan = await lockStudent(tx, studentId, now)
  const earlier = await findEarlierLetter(tx, request, plan, now)
  if (earlier) return earlier

  const recipient = await requireRecipient(services, studentId, professor, request.toEmail, now)
  const followUp = await requireFollowUp(tx, { ...request, professorId: professor.id, recipient })
  if (followUp) requireFollowUpTime(followUp, now)
  const schoolAddress = await requireSchoolAddress(tx, request, now)
  await requireAiNote(tx, request, recipient)
  const dayQuota = await requireCapacity(services, { studentId, plan, recipient, at: now })
  const letter = { to: recipient.to, subject: request.subject, message: request.message }
  const reservation = {
    studentId,
    professorId: professor.id,
    key,
    letter,
    messageId,
    followUp,
    schoolAddress,
    aiNote,
    now,
  }
  const { id, referenceId } = await insertOutreach(tx, reservation)
  const attachments = recipient.wishes.attachments !== false
  return {
    state: 'reserved',
    id,
    letter,
    dayQuota: { ...dayQuota, used: dayQuota.used + 1 },
    attachments,
    referenceId,
    followUp,
    schoolAddress,
    aiNote,
  }
}
