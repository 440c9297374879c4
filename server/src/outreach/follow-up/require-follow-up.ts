import { limits } from '@labreach/contract/plans'
import type { Db } from '../../db/connection.ts'
import {
  followUpAnswered,
  followUpSubject,
  followUpTooEarly,
  followUpTooLate,
  followUpUnknown,
  followUpUnwanted,
  followUpUsed,
} from '../errors.ts'
import type { WishingRecipient } from '../recipient/find-next-letter.ts'
import { lockLetters } from './lock-letters.ts'

/** The letter that a follow-up belongs to. */
export type FirstLetter = {
  id: number
  sentAt: Date
  message: string
  /** The provider's thread of the letter; undefined unless the follow-up can join it. */
  threadId: string | undefined
  referenceId: string | null
}

type Input = {
  studentId: string
  professorId: number
  recipient: WishingRecipient
  subject: string
  followUpTo: number | undefined
  /** The id of the follow-up if it is held already. */
  exceptLetter?: number
}

/**
 * The first letter of a follow-up; null if a letter is none. It must have been sent by this student to this person, and
 * be the last one; no letter to the person may have an answer, and the person must not have declined follow-ups. `tx` has
 * locked the student and the recipient. Throws follow_up_unknown, follow_up_subject, follow_up_used, follow_up_answered
 * and follow_up_unwanted. Its age is checked by requireFollowUpTime.
 */
export async function requireFollowUp(tx: Db, input: Input): Promise<FirstLetter | null> {
  const { studentId, professorId, recipient, subject, followUpTo, exceptLetter } = input
  if (followUpTo === undefined) return null
  if (recipient.wishes.follow_up === false) throw followUpUnwanted()
  const letters = await lockLetters(tx, studentId, [professorId, ...recipient.professorIds])
  const first = letters.find(({ id }) => id === followUpTo)
  if (first?.state !== 'sent') throw followUpUnknown()
  if (letters.some(({ isAnswered }) => isAnswered)) throw followUpAnswered()
  const isLast = letters.every(({ id }) => id <= first.id || id === exceptLetter)
  if (first.followUpTo !== null || !isLast) throw followUpUsed()
  if (subject !== first.subject) throw followUpSubject()
  const { id, sentAt, message, threadId, referenceId } = first
  return { id, sentAt, message, threadId: (referenceId && threadId) || undefined, referenceId }
}

/** Throws follow_up_too_early and follow_up_too_late, for a follow-up that leaves at a time. */
export function requireFollowUpTime({ sentAt }: FirstLetter, at: Date): void {
  const earliest = sentAt.getTime() + limits.followUpAfterMs
  if (at.getTime() < earliest) throw followUpTooEarly(new Date(earliest))
  if (at.getTime() > sentAt.getTime() + limits.followUpUntilMs) throw followUpTooLate()
}
