import type { Db } from '../db/connection.ts'
import { normalizeAddress } from '../mail-address.ts'
import { findNames } from '../catalogue/professor-names.ts'
import { findPersonIds } from '../catalogue/opt-outs/same-person.ts'
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
 * The outcome of the letter that was sent earlier under the same key, whatever has changed since. Null if there is none,
 * or if it failed. Throws idempotency_key_invalid and already_sent if this is another letter, send_in_progress and
 * send_unconfirmed.
 */
export async function earlierLetter(db: Db, order: Order, plan: PlanInForce, now: Date): Promise<Sent | null> {
  const before = order.key && (await selectByKey(db, order.studentId, order.key))
  if (!before) return null
  if (!(await isSamePerson(db, order.scholarId, before.professor_id))) throw idempotencyKeyReused()
  if (before.state === 'unconfirmed') throw sendUnconfirmed()
  if (before.state === 'sending') throw sendInProgress()
  if (differs(order, before)) throw alreadySent()
  return { state: 'sent', at: before.reserved_at, today: await emailsToday(db, order.studentId, plan, now) }
}

async function isSamePerson(db: Db, scholarId: string, professorId: number): Promise<boolean> {
  const known = (await findNames(db, [professorId])).get(professorId)!.scholar_id
  return known === scholarId || (await findPersonIds(db, scholarId)).includes(known)
}

/** Whether a letter differs from the one that was sent under its key. Two tabs may contain two texts of one letter. */
function differs(order: Order, sent: { to_email: string; subject: string; message: string }): boolean {
  const isElsewhere = order.toEmail !== undefined && normalizeAddress(order.toEmail) !== normalizeAddress(sent.to_email)
  return isElsewhere || order.subject !== sent.subject || order.message !== sent.message
}
