import type { Student } from '@labreach/contract/account'
import { planByCode } from '@labreach/contract/plans'
import { mailboxOf, resumeTooLarge, type MailboxFields } from '../../../session/mailbox.ts'
import { time } from '../../../ui/text/text.ts'
import type { NextContact } from './next-contact.ts'
import { emailsUsedUp } from './send-failure.ts'

export type Known = {
  student: Pick<Student, 'resume' | 'subscription' | 'quotas'> & MailboxFields
  /** Whether students can choose between providers of mailboxes. */
  hasChoice?: boolean
  text: { subject: string; body: string }
  contact: NextContact
  /** Whether the screen knows of a letter of this student to this professor. */
  hasWritten: boolean
  /** Whether the last try to send this letter had no answer. */
  isUnanswered?: boolean
}

/** `upgrade`: another plan would remove it. */
type Obstacle = { text: string; upgrade: boolean }

/**
 * Returns why a letter cannot leave now, as far as the screen already knows, or null. `now` is in milliseconds: a limit
 * whose time has come is none. The rest is checked by the server.
 */
export function findSendObstacle(known: Known, now: number): Obstacle | null {
  const { student, contact } = known
  const { used, limit, resets_at: resetsAt } = student.quotas.emails_day
  const isUsedUp = used >= limit && !isUnclear(known) && !isPast(resetsAt, now)
  const from = isTooSoon(known, now) ? sayFrom(contact.at!) : null
  const need = findNeed(known)
  // Of two times the later one is said: before it, neither helps.
  const isFromLater = from !== null && resetsAt !== null && Date.parse(contact.at!) > Date.parse(resetsAt)
  if (!need && isUsedUp && !isFromLater) {
    const upgrade = planByCode(student.subscription).may('upgrade')
    const again = resetsAt ? ` You can send again on ${time(resetsAt)}.` : ''
    return { text: `${upgrade ? emailsUsedUp : 'No letters left today.'}${again}`, upgrade }
  }
  const text = need && from ? `${need} ${from}` : (need ?? from ?? findGap(known))
  return text === null ? null : { text, upgrade: false }
}

export const sayFrom = (at: string) => `You can send this letter from ${time(at)}.`

/** Whether the professor gets no letter of this student now, and none that would wait for its time. */
export function isClosed(known: Known, now: number): boolean {
  const { optedOut, stopped, reason, queueAt, morning } = known.contact
  const canWait = morning !== null || (queueAt !== null && reason === 'contacts_full')
  return optedOut !== null || stopped !== null || (isTooSoon(known, now) && !canWait)
}

const isTooSoon = (known: Known, now: number): boolean =>
  known.contact.at !== null && !isUnclear(known) && !isPast(known.contact.at, now)

/**
 * A letter that the screen does not know of may be this one, whose response was lost: a retry shows what became of it,
 * and costs nothing.
 */
function isUnclear({ contact, hasWritten, isUnanswered = false }: Known): boolean {
  const isOwn = contact.reason === 'contact_too_soon' || contact.reason === 'held_in_the_way'
  return isUnanswered || (isOwn && !hasWritten)
}

/**
 * Returns why a letter cannot even wait for its time. The limits at that time are counted by the server, which offers
 * only what it knows to be possible.
 */
export const findHoldObstacle = (known: Known): string | null =>
  findNeed(known) ?? findMissingMailbox(known) ?? findGap(known)

function findMissingMailbox({ student, hasChoice = false }: Known): string | null {
  const { isConnected, address, company, mail } = mailboxOf(student)
  if (isConnected) return null
  return hasChoice && address === null
    ? 'Connect your mailbox first: it sends the letter.'
    : `Connect ${company} first: your own ${mail} sends the letter.`
}

/** What is missing for any letter to this professor. */
function findNeed({ student, contact }: Known): string | null {
  if (contact.optedOut) return 'Professor has opted out.'
  if (contact.stopped) return contact.stopped
  if (!student.resume) return 'Please upload your resume first; it is attached to every letter.'
  // Until the server has answered, the professor may want no attachments.
  if (mailboxOf(student).isResumeTooLarge && contact.isLoaded && contact.attachments) return resumeTooLarge
  return null
}

/** What is missing in this letter. Nothing is wrong then. */
export function findGap({ text }: Known): string | null {
  const [needsSubject, needsBody] = [text.subject.trim() === '', text.body.trim() === '']
  if (needsSubject && needsBody) return 'Write a subject and your letter first.'
  if (needsSubject) return 'Write a subject first.'
  if (needsBody) return 'Write your letter first.'
  return null
}

const isPast = (iso: string | null, now: number): boolean => iso !== null && Date.parse(iso) <= now
