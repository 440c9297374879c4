import type { Db } from '../db/connection.ts'

export type Letter = { to: string; subject: string; message: string }

type Reservation = {
  studentId: string
  professorId: number
  key: string | null
  letter: Letter
  /** The Message-ID that is handed over. Gmail puts its own in its place, so no mail can be found by it. */
  messageId: string
  firstContact: boolean
  now: Date
}

export async function insertOutreach(tx: Db, given: Reservation): Promise<number> {
  const { id } = await tx
    .insertInto('outreaches')
    .values({
      student_id: given.studentId,
      professor_id: given.professorId,
      idempotency_key: given.key,
      state: 'sending',
      first_contact: given.firstContact,
      to_email: given.letter.to,
      subject: given.letter.subject,
      message: given.letter.message,
      message_id: given.messageId,
      reserved_at: given.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type Settlement =
  | { state: 'sent'; gmailId: string; threadId: string | null }
  | { state: 'failed' | 'unconfirmed'; failure: string }

/** Writes down what became of a letter. A refused one frees its key, so that the same click may be tried again. */
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
        ? { gmail_id: outcome.gmailId, gmail_thread_id: outcome.threadId }
        : { failure: outcome.failure }),
      ...(outcome.state === 'failed' && { idempotency_key: null }),
    })
    .where('student_id', '=', studentId)
    .where('id', '=', id)
    .execute()
}

export async function markWritten(tx: Db, studentId: string, professorId: number, at: Date): Promise<void> {
  await tx
    .updateTable('relationships')
    .set(({ fn, val }) => ({ first_email_at: fn.coalesce('first_email_at', val(at)) }))
    .where('student_id', '=', studentId)
    .where('professor_id', '=', professorId)
    .execute()
}

/** Letters whose process never came back to say what became of them. */
export function unconfirmLostLetters(tx: Db, reservedBefore: Date, now: Date) {
  return tx
    .updateTable('outreaches')
    .set({ state: 'unconfirmed', settled_at: now, failure: 'the server stopped while it was being sent' })
    .where('state', '=', 'sending')
    .where('reserved_at', '<', reservedBefore)
    .returning(['student_id', 'professor_id', 'reserved_at'])
    .execute()
}

export async function storeTokens(db: Db, studentId: string, encrypted: Buffer): Promise<void> {
  await db.updateTable('google_grants').set({ tokens_sealed: encrypted }).where('student_id', '=', studentId).execute()
}

export async function expireGrant(db: Db, studentId: string, now: Date): Promise<void> {
  await db.updateTable('google_grants').set({ expired_at: now }).where('student_id', '=', studentId).execute()
}
