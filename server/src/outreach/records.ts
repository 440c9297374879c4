import { sql } from 'kysely'
import type { Db } from '../db/connection.ts'
import type { SentMessage } from '../mailbox/mailbox.ts'

export type Letter = { to: string; subject: string; message: string }

type Reservation = {
  studentId: string
  professorId: number
  key: string | null
  letter: Letter
  /** The Message-ID of the composed message. The provider may replace it, so no message can be found by it. */
  messageId: string
  now: Date
}

/** Records a letter that is about to be sent. It is a first contact unless the student has written to the professor. */
export async function insertOutreach(tx: Db, reservation: Reservation): Promise<number> {
  const { id } = await tx
    .insertInto('outreaches')
    .values({
      student_id: reservation.studentId,
      professor_id: reservation.professorId,
      idempotency_key: reservation.key,
      state: 'sending',
      first_contact: sql<boolean>`not exists (
        select from outreaches
        where student_id = ${reservation.studentId} and professor_id = ${reservation.professorId} and state <> 'failed')`,
      to_email: reservation.letter.to,
      subject: reservation.letter.subject,
      message: reservation.letter.message,
      message_id: reservation.messageId,
      reserved_at: reservation.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type Settlement = ({ state: 'sent' } & SentMessage) | { state: 'failed' | 'unconfirmed'; failure: string }

/** Records the outcome of a letter. A failed one frees its key, so that the same click can be tried again. */
export async function settleOutreach(
  tx: Db,
  studentId: string,
  id: number,
  outcome: Settlement,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('outreaches')
    .set({
      state: outcome.state,
      settled_at: now,
      ...(outcome.state === 'sent'
        ? { gmail_id: outcome.id, gmail_thread_id: outcome.threadId }
        : { failure: outcome.failure }),
      ...(outcome.state === 'failed' && { idempotency_key: null }),
    })
    .where('student_id', '=', studentId)
    .where('id', '=', id)
    .execute()
}

/** Marks letters as unconfirmed whose process ended before it recorded their outcome. */
export function unconfirmLostLetters(tx: Db, reservedBefore: Date, now: Date) {
  return tx
    .updateTable('outreaches')
    .set({ state: 'unconfirmed', settled_at: now, failure: 'the server stopped while it was being sent' })
    .where('state', '=', 'sending')
    .where('reserved_at', '<', reservedBefore)
    .returning(['student_id', 'professor_id', 'reserved_at'])
    .execute()
}
