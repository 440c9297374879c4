import { randomUUID } from 'node:crypto'
import type { Hold } from '@labreach/contract/outreach'
import { sql } from 'kysely'
import type { Db } from '../db/connection.ts'
import type { SentMessage } from '../mailbox/mailbox.ts'
import type { ProviderName } from '../mailbox/provider-name.ts'
import type { FirstLetter } from './follow-up/require-follow-up.ts'

export type Letter = { to: string; subject: string; message: string }

export type Reservation = {
  studentId: string
  professorId: number
  key: string | null
  letter: Letter
  /** The Message-ID of the composed message. The provider may replace it, so no message can be found by it. */
  messageId: string
  /** The letter that this one follows up; null for any other letter. */
  followUp: FirstLetter | null
  /** The school address that the footer names; null if it names none. */
  schoolAddress: string | null
  /** Whether the footer says that parts were written with AI. */
  aiNote: boolean
  /** To whose mailbox the letter is handed now; absent for one that is only held. */
  provider?: ProviderName
  now: Date
}

/**
 * Whether the student has not written to the professor before; held letters have not left. The student is locked, so
 * that the next statement can rely on it.
 */
async function isFirstContact(tx: Db, studentId: string, professorId: number): Promise<boolean> {
  const { rows } = await sql`
    select from outreaches
    where student_id = ${studentId} and professor_id = ${professorId} and state not in ('failed', 'held', 'returned')
    limit 1`.execute(tx)
  return rows.length === 0
}

type Held = {
  hold: Hold
  timeZone: string | null
  approvedAt: Date
  confirmedAt: Date | null
  /** Whether the address is neither the stored nor the looked-up one. */
  recipientTyped: boolean
}

/**
 * Records a letter that is about to be sent, or is held until `now`. It is a first contact unless the student has written
 * to the professor.
 */
export async function insertOutreach(
  tx: Db,
  reservation: Reservation,
  held?: Held,
): Promise<{ id: number; referenceId: string }> {
  const { followUp } = reservation
  const referenceId = followUp?.referenceId ?? createReferenceId()
  const firstContact = await isFirstContact(tx, reservation.studentId, reservation.professorId)
  const { id } = await tx
    .insertInto('outreaches')
    .values({
      student_id: reservation.studentId,
      professor_id: reservation.professorId,
      idempotency_key: reservation.key,
      state: held ? 'held' : 'sending',
      ...(held && {
        hold: held.hold,
        time_zone: held.timeZone,
        approved_at: held.approvedAt,
        confirmed_at: held.confirmedAt,
        recipient_typed: held.recipientTyped,
      }),
      first_contact: firstContact,
      to_email: reservation.letter.to,
      subject: reservation.letter.subject,
      message: reservation.letter.message,
      message_id: reservation.messageId,
      reference_id: referenceId,
      follow_up_to: followUp?.id ?? null,
      school_address: reservation.schoolAddress,
      ai_note: reservation.aiNote,
      mailbox_provider: reservation.provider ?? null,
      reserved_at: reservation.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, referenceId }
}

/** An id in the form of a Message-ID that no message has; a letter and its follow-up refer to it. */
const createReferenceId = () => `<${randomUUID()}@labreach>`

type Claim = {
  studentId: string
  id: number
  professorId: number
  to: string
  schoolAddress: string | null
  provider: ProviderName
}

/** Records that a held letter is about to be sent. From now on it counts at this time. */
export async function claimHeld(
  tx: Db,
  { studentId, id, professorId, to, schoolAddress, provider }: Claim,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('outreaches')
    .set({
      state: 'sending',
      reserved_at: now,
      to_email: to,
      school_address: schoolAddress,
      mailbox_provider: provider,
      first_contact: await isFirstContact(tx, studentId, professorId),
    })
    .where('student_id', '=', studentId)
    .where('id', '=', id)
    .execute()
}

export type Settlement = ({ state: 'sent' } & SentMessage) | { state: 'failed' | 'unconfirmed'; failure: string }

/**
 * Records the outcome of a letter. A failed one frees its key, so that the same click can be tried again. Returns when the
 * letter was approved, if it was held.
 */
export async function settleOutreach(
  tx: Db,
  studentId: string,
  id: number,
  outcome: Settlement,
  now: Date,
): Promise<Date | null> {
  const row = await tx
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
    .returning('approved_at')
    .executeTakeFirst()
  return row?.approved_at ?? null
}

/** Marks letters as unconfirmed whose process ended before it recorded their outcome. */
export function unconfirmLostLetters(tx: Db, reservedBefore: Date, now: Date) {
  return tx
    .updateTable('outreaches')
    .set({ state: 'unconfirmed', settled_at: now, failure: 'the server stopped while it was being sent' })
    .where('state', '=', 'sending')
    .where('reserved_at', '<', reservedBefore)
    .returning([
      'student_id as studentId',
      'professor_id as professorId',
      'approved_at as approvedAt',
      'reserved_at as reservedAt',
      'hold',
    ])
    .execute()
}
