import type { AddressedProfessor } from '../catalogue/addresses/professor-addresses.ts'
import { lockStudent } from '../students/lock-student.ts'
import type { Services } from '../services.ts'
import {
  requireAiNote,
  requireCapacity,
  requireFittingResume,
  requireRecipient,
  requireSchoolAddress,
  type ResumeInMailbox,
} from './check-letter.ts'
import { findEarlierLetter, type EarlierLetter, type LetterRequest } from './find-earlier-letter.ts'
import { requireFollowUp, requireFollowUpTime } from './follow-up/require-follow-up.ts'
import { insertOutreach } from './records.ts'
import { describeReserved, type Reserved } from './reserved.ts'

/**
 * Reserves a letter before it is sent, in the caller's transaction: checks the recipient, their opt-out, the student's
 * daily quota, the recipient's wishes and answers, and the recipient's letters of the week, and records the letter as
 * `sending`, which counts for both limits. If the key was used before, returns the outcome of that letter.
 */
export async function reserveLetter(
  services: Pick<Services, 'db' | 'suppressionHasher' | 'config'>,
  professor: AddressedProfessor,
  request: LetterRequest & { messageId: string; sender: ResumeInMailbox },
  now: Date,
): Promise<Reserved | EarlierLetter> {
  const { studentId, key, messageId, aiNote, sender } = request
  const { db: tx } = services
  const plan = await lockStudent(tx, studentId, now)
  const earlier = await findEarlierLetter(tx, request, plan, now)
  if (earlier) return earlier

  const recipient = await requireRecipient(services, studentId, professor, request.toEmail, now)
  requireFittingResume(recipient, sender)
  const followUp = await requireFollowUp(tx, { ...request, professorId: professor.id, recipient })
  if (followUp) requireFollowUpTime(followUp, now)
  const schoolAddress = await requireSchoolAddress(tx, request, now)
  await requireAiNote(tx, request, recipient)
  const dayQuota = await requireCapacity(services, { studentId, plan, recipient, at: now })
  const letter = { to: recipient.to, subject: request.subject, message: request.message }
  const row = { letter, followUp, schoolAddress, aiNote }
  const { id, referenceId } = await insertOutreach(tx, {
    ...row,
    studentId,
    professorId: professor.id,
    key,
    messageId,
    provider: sender.mailbox.provider,
    now,
  })
  return describeReserved({ ...row, id, referenceId, heldUntil: null }, recipient, dayQuota)
}
