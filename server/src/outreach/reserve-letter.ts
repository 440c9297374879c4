import { randomUUID } from 'node:crypto'
import { emailsToday, holdStudent, isSpent, type Usage } from '../quotas/quotas.ts'
import type { Services } from '../services.ts'
import { earlierLetter, type Order, type Sent } from './earlier-letter.ts'
import { contactsFull, contactTooSoon, dailyLimit, locked, optedOut } from './errors.ts'
import { nextLetter } from './recipient/next-contact.ts'
import { selectRelationship, type SelectedProfessor } from './queries.ts'
import { insertOutreach, type Letter } from './records.ts'
import { hasOptedOut, lockRecipient, resolveRecipient } from './recipient/resolve-recipient.ts'

export type Reserved = { state: 'reserved'; id: number; messageId: string; letter: Letter; today: Usage }

/**
 * Takes everything that a letter costs, before anything is handed to Google: one transaction in which the recipient, their
 * opt-out, the day's quota and the week's letters to them are checked and the letter is recorded as `sending`. The same key
 * again returns what became of the first letter.
 */
export async function reserveLetter(
  { db: tx, suppression }: Pick<Services, 'db' | 'suppression'>,
  professor: SelectedProfessor,
  order: Order,
  now: Date,
): Promise<Reserved | Sent> {
  const { studentId, key } = order
  const plan = await holdStudent(tx, studentId, now)
  const earlier = await earlierLetter(tx, order, plan, now)
  if (earlier) return earlier

  if (professor.opt_out) throw optedOut()
  const relationship = await selectRelationship(tx, studentId, professor.id)
  if (!relationship?.unlocked_at) throw locked()
  const recipient = await resolveRecipient(tx, professor, order.toEmail)
  await lockRecipient(tx, professor.id, recipient)
  if (await hasOptedOut(tx, suppression, recipient)) throw optedOut()
  const today = await emailsToday(tx, studentId, plan, now)
  if (isSpent(today)) throw dailyLimit(today.resetsAt)
  const next = await nextLetter({ db: tx, suppression }, studentId, recipient, now)
  if (next) throw next.reason === 'contacts_full' ? contactsFull(next.at) : contactTooSoon(next.at)

  const letter = { to: recipient.to, subject: order.subject, message: order.message }
  const messageId = `<${randomUUID()}@mail.gmail.com>`
  const firstContact = !relationship.written
  const id = await insertOutreach(tx, {
    studentId,
    professorId: professor.id,
    key,
    letter,
    messageId,
    firstContact,
    now,
  })
  return { state: 'reserved', id, messageId, letter, today: { ...today, used: today.used + 1 } }
}
