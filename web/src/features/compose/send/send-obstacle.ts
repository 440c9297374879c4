import type { Student } from '@labreach/contract/account'
import { time } from '../../../ui/text/text.ts'
import type { NextContact } from './next-contact.ts'

type Known = {
  student: Pick<Student, 'resume' | 'quotas'>
  text: { subject: string; body: string }
  contact: NextContact
  /** Whether the three questions stand in place of the letter. */
  isAsking: boolean
  /** Whether the screen knows of a letter of this student to this professor. */
  hasWritten: boolean
}

/**
 * Returns why a letter cannot be sent, as far as the screen already knows, or null. `now` is in milliseconds: a limit
 * whose time has come is none. The rest is checked by the server.
 */
export function findSendObstacle(known: Known, now: number): string | null {
  const { student, text, contact, hasWritten, isAsking } = known
  if (contact.optedOut) return 'Professor has opted out.'
  if (contact.stopped) return contact.stopped
  if (!student.resume) return 'Please upload your resume first; it is attached to every letter.'
  const { used, limit, resets_at: resetsAt } = student.quotas.emails_day
  if (used >= limit && !isPast(resetsAt, now))
    return resetsAt ? `No emails left today. You can send again on ${time(resetsAt)}.` : 'No emails left today.'
  // A letter that the screen does not know of may be this one, whose response was lost: a retry shows what became of it.
  const isUnclear = contact.reason === 'contact_too_soon' && !hasWritten
  if (contact.at && !isUnclear && !isPast(contact.at, now)) return `You can send this letter from ${time(contact.at)}.`
  if (isAsking) return 'Answer the questions or skip them first.'
  const [needsSubject, needsBody] = [text.subject.trim() === '', text.body.trim() === '']
  if (needsSubject && needsBody) return 'Write a subject and your letter first.'
  if (needsSubject) return 'Write a subject first.'
  if (needsBody) return 'Write your letter first.'
  return null
}

const isPast = (iso: string | null, now: number): boolean => iso !== null && Date.parse(iso) <= now
