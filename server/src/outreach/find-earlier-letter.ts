import type { Hold } from '@labreach/contract/outreach'
import type { Db } from '../db/connection.ts'
import { readProviderName } from '../mailbox/provider-name.ts'
import { normalizeAddress } from '../mail-address.ts'
import { findNames } from '../catalogue/professor-names.ts'
import { findPersonIds } from '../catalogue/opt-outs/same-person.ts'
import type { PlanInForce } from '../students/plan-in-force.ts'
import { readEmailsToday, type Usage } from '../quotas/quotas.ts'
import {
  alreadyHeld,
  alreadySent,
  idempotencyKeyReused,
  letterReturned,
  sendInProgress,
  sendUnconfirmed,
} from './errors.ts'
import { selectByKey } from './queries.ts'

export type LetterRequest = {
  studentId: string
  scholarId: string
  key: string | null
  subject: string
  message: string
  toEmail: string | undefined
  /** The id of the letter that this one follows up. */
  followUpTo: number | undefined
  /** The school address that the student saw below the letter; null if none. */
  schoolAddress: string | null
  /** Whether the student saw the note on AI below the letter. */
  aiNote: boolean
}

export type SentLetter = { state: 'sent'; at: Date; dayQuota: Usage }
/** `timeZone`: of the professor's place; null if it is unknown, or does not matter for `sendAt`. */
export type HeldLetter = {
  state: 'held'
  id: number
  hold: Hold
  sendAt: Date
  timeZone: string | null
  dayQuota: Usage
}
export type EarlierLetter = SentLetter | HeldLetter

/**
 * Finds the outcome of the letter that was sent earlier under the same key, whatever has changed since. Null if there
 * is none, or if it failed. Throws idempotency_key_invalid and already_sent if this is another letter, send_in_progress,
 * send_unconfirmed, and letter_returned if it was held and came back.
 */
export async function findEarlierLetter(
  db: Db,
  request: LetterRequest,
  plan: PlanInForce,
  now: Date,
): Promise<EarlierLetter | null> {
  const earlier = request.key && (await selectByKey(db, request.studentId, request.key))
  if (!earlier) return null
  if (!(await isSamePerson(db, request.scholarId, earlier.professor_id))) throw idempotencyKeyReused()
  if (earlier.state === 'unconfirmed') throw sendUnconfirmed(readProviderName(earlier.mailbox_provider))
  if (earlier.state === 'sending') throw sendInProgress()
  if (earlier.state === 'returned') throw letterReturned()
  if (isDifferent(request, earlier)) throw earlier.state === 'held' ? alreadyHeld() : alreadySent()
  if (earlier.state === 'held') {
    const { id, hold, reserved_at: sendAt, time_zone: timeZone } = earlier
    const dayQuota = await readEmailsToday(db, request.studentId, plan, now)
    return { state: 'held', id, hold: hold as Hold, sendAt, timeZone, dayQuota }
  }
  return { state: 'sent', at: earlier.reserved_at, dayQuota: await readEmailsToday(db, request.studentId, plan, now) }
}

async function isSamePerson(db: Db, scholarId: string, professorId: number): Promise<boolean> {
  const known = (await findNames(db, [professorId])).get(professorId)!.scholar_id
  return known === scholarId || (await findPersonIds(db, scholarId)).includes(known)
}

/** Whether a letter differs from the one that was sent under its key. Two tabs may contain two texts of one letter. */
function isDifferent(
  request: LetterRequest,
  sent: { to_email: string; subject: string; message: string; follow_up_to: number | null },
): boolean {
  const isOtherAddress =
    request.toEmail !== undefined && normalizeAddress(request.toEmail) !== normalizeAddress(sent.to_email)
  if ((request.followUpTo ?? null) !== sent.follow_up_to) return true
  return isOtherAddress || request.subject !== sent.subject || request.message !== sent.message
}
