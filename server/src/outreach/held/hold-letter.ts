import type { Hold } from '@labreach/contract/outreach'
import type { AddressedProfessor } from '../../catalogue/addresses/professor-addresses.ts'
import { endDraft } from '../../professors/drafts/end-draft.ts'
import { readEmailsToday } from '../../quotas/quotas.ts'
import type { Services } from '../../services.ts'
import { lockStudent } from '../../students/lock-student.ts'
import {
  requireAiNote,
  requireFittingResume,
  requireRecipient,
  requireSchoolAddress,
  type ResumeInMailbox,
} from '../check-letter.ts'
import { findEarlierLetter, type EarlierLetter, type LetterRequest } from '../find-earlier-letter.ts'
import { requireFollowUp, requireFollowUpTime } from '../follow-up/require-follow-up.ts'
import { getAddressSource } from '../recipient/recipient.ts'
import { planLeaving } from './plan-leaving.ts'
import { insertHeld } from './queries.ts'

type Request = LetterRequest & {
  leave: Hold
  messageId: string
  draftSavedAt: Date | undefined
  sender: ResumeInMailbox
}

/**
 * Holds a letter that leaves later, in the caller's transaction. It counts for all limits at the time at which it
 * leaves, and its draft ends as after sending. If the key was used before, returns the outcome of that letter.
 */
export async function holdLetter(
  services: Pick<Services, 'db' | 'suppressionHasher' | 'config'>,
  professor: AddressedProfessor,
  request: Request,
  now: Date,
): Promise<EarlierLetter> {
  const { studentId, key, messageId, subject, message, draftSavedAt, aiNote } = request
  const { db: tx } = services
  const plan = await lockStudent(tx, studentId, now)
  const earlier = await findEarlierLetter(tx, request, plan, now)
  if (earlier) return earlier

  const professorId = professor.id
  const recipient = await requireRecipient(services, studentId, professor, request.toEmail, now)
  requireFittingResume(recipient, request.sender)
  const followUp = await requireFollowUp(tx, { ...request, professorId, recipient })
  const schoolAddress = await requireSchoolAddress(tx, request, now)
  await requireAiNote(tx, request, recipient)
  const leaving = await planLeaving(services, { studentId, plan, professor, recipient, hold: request.leave }, now)
  if (followUp) requireFollowUpTime(followUp, leaving.sendAt)
  const letter = { to: recipient.to, subject, message }
  const id = await insertHeld(tx, {
    studentId,
    professorId,
    key,
    letter,
    messageId,
    followUp,
    schoolAddress,
    aiNote,
    leaving,
    recipientTyped: getAddressSource(professor, recipient.to) === 'typed',
    now,
  })
  await endDraft(tx, { studentId, professorId, message, savedAt: draftSavedAt })
  return { state: 'held', id, ...leaving, dayQuota: await readEmailsToday(tx, studentId, plan, now) }
}
