import { sql } from 'kysely'
import type { Db } from '../../db/connection.ts'

/** A letter of a student to one person. `sentAt`: of a sent letter, when the mailbox took it. */
export type WrittenLetter = {
  id: number
  state: string
  subject: string
  message: string
  sentAt: Date
  followUpTo: number | null
  threadId: string | null
  referenceId: string | null
  /** The student has noted an answer, or the professor has given one. */
  isAnswered: boolean
}

/**
 * All letters of a student to the rows of one person that have left or are held. Until the transaction ends nobody can
 * note an answer to one of them, so an answer is either seen here or comes after the follow-up.
 */
export async function lockLetters(
  tx: Db,
  studentId: string,
  professorIds: readonly number[],
): Promise<WrittenLetter[]> {
  const { rows } = await sql<WrittenLetter>`
    select id, state, subject, message, coalesce(settled_at, reserved_at) as "sentAt", follow_up_to as "followUpTo",
      gmail_thread_id as "threadId", reference_id as "referenceId",
      mark is not null or answer is not null as "isAnswered"
    from outreaches
    where student_id = ${studentId} and professor_id = any(${professorIds}::int[])
      and state not in ('failed', 'returned')
    order by id for no key update`.execute(tx)
  return rows
}
