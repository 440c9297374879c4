import type { AddressedProfessor } from '../catalogue/addresses/professor-addresses.ts'
import { isUnlocked } from '../professors/unlock/unlocks.ts'
import { readEmailsToday, isSpent, type Usage } from '../quotas/quotas.ts'
import { lockStudent } from '../students/lock-student.ts'
import type { Refusal } from '../refusal.ts'
import type { Services } from '../services.ts'
import { findEarlierLetter, type LetterRequest, type SentLetter } from './find-earlier-letter.ts'
import {
  answeredNo,
  contactsFull,
  contactTooSoon,
  dailyLimit,
  lettersPaused,
  locked,
  noLettersWanted,
  optedOut,
  sendingPaused,
} from './errors.ts'
import { findNextLetter, type NextContact } from './recipient/find-next-contact.ts'
import { readRecipientWishes } from './recipient/read-recipient-wishes.ts'
import { insertOutreach, type Letter } from './records.ts'
import { hasOptedOut, lockRecipient, resolveRecipient } from './recipient/resolve-recipient.ts'
import { isSendingPaused } from './reports/is-sending-paused.ts'

export type Reserved = {
  state: 'reserved'
  id: number
  letter: Letter
  today: Usage
  /** False if the professor wishes letters without attachments: this one goes without the resume. */
  attachments: boolean
}

/**
 * Reserves a letter before it is sent, in the caller's transaction: checks the recipient, their opt-out, the student's
 * daily quota, the recipient's wishes and answers, and the recipient's letters of the week, and records the letter as
 * `sending`, which counts for both limits. If the key was used before, returns the outcome of that letter.
 */
export async function reserveLetter(
  { db: tx, suppressionHasher, config }: Pick<Services, 'db' | 'suppressionHasher' | 'config'>,
  professor: AddressedProfessor,
  request: LetterRequest & { messageId: string },
  now: Date,
): Promise<Reserved | SentLetter> {
  const { studentId, key, messageId } = request
  const plan = await lockStudent(tx, studentId, now)
  const earlier = await findEarlierLetter(tx, request, plan, now)
  if (earlier) return earlier

  if (await isSendingPaused(tx, studentId)) throw sendingPaused(config.supportEmail)
  if (professor.opt_out) throw optedOut()
  if (!(await isUnlocked(tx, studentId, professor.id))) throw locked()
  const recipient = await resolveRecipient(tx, professor, request.toEmail)
  await lockRecipient(tx, professor.id, recipient)
  if (await hasOptedOut(tx, suppressionHasher, recipient)) throw optedOut()
  const today = await readEmailsToday(tx, studentId, plan, now)
  if (isSpent(today)) throw dailyLimit(today.resetsAt)
  const wishes = await readRecipientWishes(tx, recipient, now)
  if (wishes.cap === 0) throw noLettersWanted()
  const next = await findNextLetter({ db: tx, suppressionHasher }, studentId, recipient, wishes, now)
  if (next) throw refusals[next.reason](next.at)

  const letter = { to: recipient.to, subject: request.subject, message: request.message }
  const id = await insertOutreach(tx, { studentId, professorId: professor.id, key, letter, messageId, now })
  const attachments = wishes.attachments !== false
  return { state: 'reserved', id, letter, today: { ...today, used: today.used + 1 }, attachments }
}

const refusals: Record<NextContact['reason'], (at: Date) => Refusal> = {
  contacts_full: contactsFull,
  contact_too_soon: contactTooSoon,
  letters_paused: lettersPaused,
  answered_no: answeredNo,
}
