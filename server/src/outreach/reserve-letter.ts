import { randomUUID } from 'node:crypto'
import type { Db } from '../db/connection.ts'
import { emailsToday, holdStudent, isSpent, type Usage } from '../quotas/quotas.ts'
import {
  alreadySent,
  contactsFull,
  dailyLimit,
  idempotencyKeyReused,
  locked,
  optedOut,
  professorUnknown,
} from './errors.ts'
import { contactsFree } from './first-contacts.ts'
import { holdProfessor, selectByKey, selectRelationship } from './queries.ts'
import { recipientOf } from './recipient.ts'
import { insertOutreach, type Letter } from './records.ts'

export type Order = {
  studentId: string
  professorId: number
  key: string | null
  subject: string
  message: string
  toEmail: string | undefined
}

export type Reserved = { id: number; messageId: string; letter: Letter; today: Usage }
export type Earlier = { earlier: 'sending' | 'sent' | 'unconfirmed'; at: Date; today: Usage }

/**
 * Takes everything that a letter costs, before anything leaves the house: one transaction in which the day's quota, the
 * professor's wish and the week's first contacts are checked and the letter is written down as `sending`. The same key
 * again answers what became of the first, and refuses to pass off another text as sent.
 */
export async function reserveLetter(tx: Db, order: Order, now: Date): Promise<Reserved | Earlier> {
  const { studentId, professorId, key } = order
  const plan = await holdStudent(tx, studentId, now)
  const before = key ? await selectByKey(tx, studentId, key) : undefined
  if (before && before.professor_id !== professorId) throw idempotencyKeyReused()
  if (before?.state === 'sent' && differs(order, before)) throw alreadySent()
  if (before)
    return {
      earlier: before.state as Earlier['earlier'],
      at: before.reserved_at,
      today: await emailsToday(tx, studentId, plan, now),
    }

  const professor = await holdProfessor(tx, professorId)
  if (!professor) throw professorUnknown()
  if (professor.opt_out) throw optedOut()
  const relationship = await selectRelationship(tx, studentId, professorId)
  if (!relationship?.unlocked_at) throw locked()
  const to = recipientOf(professor, order.toEmail)
  const today = await emailsToday(tx, studentId, plan, now)
  if (isSpent(today)) throw dailyLimit(today.resetsAt)
  const firstContact = !relationship.written
  const free = firstContact ? await contactsFree(tx, professorId, now) : null
  if (free) throw contactsFull(free)

  const letter = { to, subject: order.subject, message: order.message }
  const messageId = `<${randomUUID()}@mail.gmail.com>`
  const id = await insertOutreach(tx, { studentId, professorId, key, letter, messageId, firstContact, now })
  return { id, messageId, letter, today: { ...today, used: today.used + 1 } }
}

/** Whether a letter is not the one that went out under its key: two tabs may hold two texts of one letter. */
function differs(order: Order, sent: { to_email: string; subject: string; message: string }): boolean {
  const isElsewhere = order.toEmail !== undefined && order.toEmail.toLowerCase() !== sent.to_email.toLowerCase()
  return isElsewhere || order.subject !== sent.subject || order.message !== sent.message
}
