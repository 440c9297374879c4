import { lifetimes } from '@labreach/contract/lifetimes'
import type { Db } from '../db/connection.ts'

// Links by which mentors read one draft and comment on it: credentials that a student makes, for one letter each.

/** An open link with the student's first name, which the mentor may see. */
export type OpenMentorLink = {
  studentId: string
  id: number
  professorId: number
  createdAt: Date
  expiresAt: Date
  firstName: string
}

type NewLink = { studentId: string; professorId: number; tokenHash: Buffer }

/** The caller holds the lock of the student. */
export async function insertMentorLink(tx: Db, { studentId, professorId, tokenHash }: NewLink, now: Date) {
  const row = {
    student_id: studentId,
    professor_id: professorId,
    token_hash: tokenHash,
    created_at: now,
    expires_at: new Date(now.getTime() + lifetimes.mentorLinkMs),
  }
  const { id } = await tx.insertInto('mentor_links').values(row).returning('id').executeTakeFirstOrThrow()
  return { id, professor_id: professorId, created_at: row.created_at, expires_at: row.expires_at }
}

/** The open link of a token, locked until the transaction ends if `forUpdate`; undefined for every other token. */
export async function findOpenMentorLink(
  db: Db,
  tokenHash: Buffer,
  now: Date,
  { forUpdate = false } = {},
): Promise<OpenMentorLink | undefined> {
  const row = await db
    .selectFrom('mentor_links')
    .innerJoin('students', 'students.id', 'mentor_links.student_id')
    .select(['student_id', 'mentor_links.id', 'professor_id', 'mentor_links.created_at', 'expires_at', 'first_name'])
    .where('token_hash', '=', tokenHash)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .where('suspended_at', 'is', null)
    .$if(forUpdate, (query) => query.forUpdate('mentor_links'))
    .executeTakeFirst()
  if (!row) return undefined
  return {
    id: row.id,
    studentId: row.student_id,
    professorId: row.professor_id,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    firstName: row.first_name,
  }
}

/** All stored links of a student, without their tokens, oldest first. */
export function selectMentorLinks(db: Db, studentId: string) {
  return db
    .selectFrom('mentor_links')
    .select(['id', 'professor_id', 'created_at', 'expires_at', 'ended_at', 'ended_by'])
    .where('student_id', '=', studentId)
    .orderBy('id')
    .execute()
}

/** `account`: a suspension, or the end of all other access to the account, as after a new password or a restore. */
type Ending = {
  studentId: string
  by: 'student' | 'letter' | 'account'
  professorId?: number
  id?: number
  /** Only links that were made until then; null for all. */
  madeUntil?: Date | null
}

/**
 * Ends the open links of a student, or one. Returns false if there is no such link. A letter that was sent, or came back
 * beside a newer draft, marks all of its links as ended by the letter, including those that had already ended, since
 * their comments are about a text that cannot change any more.
 */
export async function endMentorLinks(
  tx: Db,
  { studentId, by, professorId, id, madeUntil }: Ending,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('mentor_links')
    .set(({ fn, val }) => ({ ended_at: fn.coalesce('ended_at', val(now)), ended_by: by }))
    .where('student_id', '=', studentId)
    .$if(by !== 'letter', (query) => query.where('ended_at', 'is', null).where('expires_at', '>', now))
    .$if(professorId !== undefined, (query) => query.where('professor_id', '=', professorId!))
    .$if(id !== undefined, (query) => query.where('id', '=', id!))
    .$if(Boolean(madeUntil), (query) => query.where('created_at', '<=', madeUntil!))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Ends the open links of all students. */
export async function endAllMentorLinks(tx: Db, now: Date): Promise<void> {
  await tx
    .updateTable('mentor_links')
    .set({ ended_at: now, ended_by: 'account' })
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .execute()
}

/** Deletes links that ended or expired more than 30 days ago, with their comments. */
export async function sweepMentorLinks(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - lifetimes.endedMentorLinkMs)
  await db
    .deleteFrom('mentor_links')
    .where((where) => where.or([where('expires_at', '<', before), where('ended_at', '<', before)]))
    .execute()
}
