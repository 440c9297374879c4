import type { Db } from '../db/connection.ts'
import { normalizeAddress } from '../mail-address.ts'
import { findPersonIds } from '../professors/opt-out/same-person.ts'
import type { PlanInForce } from '../students/plan-in-force.ts'
import { emailsToday, type Usage } from '../quotas/quotas.ts'
import { alreadySent, idempotencyKeyReused, sendInProgress, sendUnconfirmed } from './errors.ts'
import { selectByKey } from './queries.ts'

export type Order = {
  studentId: string
  scholarId: string
  key: string | null
  subject: string
  message: string
  toEmail: string | undefined
}

export type Sent = { state: 'sent'; at: Date; today: Usage }

/**
 * What became of the letter that was sent under the same key before, whatever has changed since; null where there is none,
 * or it certainly sent nothing. Throws idempotency_key_invalid and already_sent where this is another letter,
 * send_in_progress and send_unconfirmed.
 */
export async function earlierLetter(db: Db, order: Order, plan: PlanInForce, now: Date): Promise<Sent | null> {
  const before = order.key && (await selectByKey(db, order.studentId, order.key))
  if (!before) return null
  if (before.scholar_id !== order.scholarId && !(await findPersonIds(db, order.scholarId)).includes(before.scholar_id))
    throw idempotencyKeyReused()
  if (before.state === 'unconfirmed') throw sendUnconfirmed()
  if (before.state === 'sending') throw sendInProgress()
  if (differs(order, before)) throw alreadySent()
  return { state: 'sent', at: before.reserved_at, today: await emailsToday(db, order.studentId, plan, now) }
}

/** Whether a letter is not the one that went out under its key: two tabs may hold two texts of one letter. */
function differs(order: Order, sent: { to_email: string; subject: string; message: string }): boolean {
  const isElsewhere = order.toEmail !== undefined && normalizeAddress(order.toEmail) !== normalizeAddress(sent.to_email)
  return isElsewhere || order.subject !== sent.subject || order.message !== sent.message
}
