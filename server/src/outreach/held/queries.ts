import type { Hold } from '@labreach/contract/outreach'
import { limits } from '@labreach/contract/plans'
import { sql } from 'kysely'
import type { Db } from '../../db/connection.ts'
import { insertOutreach, type Reservation } from '../records.ts'

/** When and why a letter leaves later. `timeZone`: null if the professor's place is unknown or does not matter. */
export type Leaving = { hold: Hold; sendAt: Date; timeZone: string | null }

/** Identifies a letter of a student. */
export type LetterRef = { studentId: string; id: number }

/**
 * Records a held letter. `reserved_at` is the time at which it leaves. A place in a queue that is near is confirmed by
 * the letter itself.
 */
export async function insertHeld(
  tx: Db,
  reservation: Reservation & { leaving: Leaving; recipientTyped: boolean },
): Promise<number> {
  const { leaving, recipientTyped, now, ...letter } = reservation
  const { hold, sendAt, timeZone } = leaving
  const isNear = sendAt.getTime() - now.getTime() <= limits.placeAskedBeforeMs
  const confirmedAt = hold === 'queue' && isNear ? now : null
  const held = { hold, timeZone, approvedAt: now, confirmedAt, recipientTyped }
  return (await insertOutreach(tx, { ...letter, now: sendAt }, held)).id
}

const heldColumns = [
  'id',
  'professor_id',
  'to_email',
  'recipient_typed',
  'subject',
  'message',
  'message_id',
  'hold',
  'time_zone',
  'reserved_at',
  'due_at',
  'confirmed_at',
  'follow_up_to',
  'reference_id',
  'school_address',
  'ai_note',
] as const

export type HeldRow = NonNullable<Awaited<ReturnType<typeof lockHeld>>>

/** A letter while it is held; undefined if there is none, or if it has left or come back. */
export const selectHeld = (db: Db, letter: LetterRef) => queryHeld(db, letter).executeTakeFirst()

/** Like selectHeld; the letter stays held until the transaction ends. */
export const lockHeld = (tx: Db, letter: LetterRef) => queryHeld(tx, letter).forUpdate().executeTakeFirst()

const queryHeld = (db: Db, { studentId, id }: LetterRef) =>
  db
    .selectFrom('outreaches')
    .select(heldColumns)
    .where('student_id', '=', studentId)
    .where('id', '=', id)
    .where('state', '=', 'held')

/** The state of a letter; undefined if there is none. */
export async function selectState(db: Db, { studentId, id }: LetterRef): Promise<string | undefined> {
  const row = await db
    .selectFrom('outreaches')
    .select('state')
    .where('student_id', '=', studentId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.state
}

/** The letters in queues: of this student, and to the rows of this professor. */
export async function countPlaces(db: Db, studentId: string, professorIds: readonly number[]) {
  const { rows } = await sql<{ own: number; professor: number }>`
    select count(*) filter (where student_id = ${studentId})::int as own,
      count(*) filter (where professor_id = any(${professorIds}::int[]))::int as professor
    from outreaches where state = 'held' and hold = 'queue'`.execute(db)
  return rows[0]!
}

/** The held letters whose time has come, the earliest first. */
export function listDue(db: Db, now: Date, most: number): Promise<LetterRef[]> {
  return db
    .selectFrom('outreaches')
    .select(['student_id as studentId', 'id'])
    .where('state', '=', 'held')
    .where('reserved_at', '<=', now)
    .orderBy('reserved_at')
    .limit(most)
    .execute()
}

/** The letters in queues of which a place has become free, in the order in which they joined. */
export function listFreed(db: Db): Promise<LetterRef[]> {
  return db
    .selectFrom('outreaches')
    .select(['student_id as studentId', 'id'])
    .where('state', '=', 'held')
    .where('hold', '=', 'queue')
    .where('place_freed', '=', true)
    .orderBy('id')
    .execute()
}

/** The letters in queues that leave within `ms` and are not confirmed. `asked`: whether the student was asked. */
export function listUnconfirmed(db: Db, now: Date, ms: number) {
  return db
    .selectFrom('outreaches')
    .select(['student_id as studentId', 'id', 'asked_at', 'reserved_at'])
    .where('state', '=', 'held')
    .where('hold', '=', 'queue')
    .where('confirmed_at', 'is', null)
    .where('reserved_at', '<=', new Date(now.getTime() + ms))
    .execute()
}

/** Every professor to whom a letter is held. */
export async function listHeldProfessors(db: Db): Promise<number[]> {
  const rows = await db.selectFrom('outreaches').select('professor_id').distinct().where('state', '=', 'held').execute()
  return rows.map((row) => row.professor_id)
}

/** The held letters to these professors. */
export function listHeldTo(db: Db, professorIds: readonly number[]): Promise<LetterRef[]> {
  return db
    .selectFrom('outreaches')
    .select(['student_id as studentId', 'id'])
    .where('state', '=', 'held')
    .where('professor_id', 'in', professorIds)
    .execute()
}

type Change = {
  reserved_at?: Date
  due_at?: Date | null
  place_freed?: boolean
  asked_at?: Date | null
  confirmed_at?: null
}

/** Changes a held letter. Returns false if it has left or come back, or if the student was asked already. */
export async function updateHeld(tx: Db, { studentId, id }: LetterRef, change: Change): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('outreaches')
    .set(change)
    .where('student_id', '=', studentId)
    .where('id', '=', id)
    .where('state', '=', 'held')
    .$if(Boolean(change.asked_at), (query) => query.where('asked_at', 'is', null))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Confirms a place in a queue, from the time on at which the student is asked. False if the letter is in no queue. */
export async function confirmHeld(db: Db, { studentId, id }: LetterRef, now: Date): Promise<boolean> {
  const askedUntil = new Date(now.getTime() + limits.placeAskedBeforeMs)
  const row = await db
    .updateTable('outreaches')
    .set({
      confirmed_at: sql<Date>`coalesce(confirmed_at, case when reserved_at <= ${askedUntil} then ${now}::timestamptz end)`,
    })
    .where('student_id', '=', studentId)
    .where('id', '=', id)
    .where('state', '=', 'held')
    .where('hold', '=', 'queue')
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
