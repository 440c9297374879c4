import type { FirstAnswers } from '@labreach/contract/professors'
import { sql } from 'kysely'
import type { Db } from '../db/connection.ts'
import type { ReadResume } from './reader/reading.ts'
import type { StoredResume } from './stored-resume.ts'

const columns = ['file_id', 'file_name', 'byte_size', 'sha256', 'body_text', 'facts'] as const
const visitorColumns = [
  ...columns,
  'template_name',
  'template_content',
  'template_claimed_at',
  'struck_fields',
  'additional_interests',
  'first_answers',
] as const

/** What a student corrects in the understanding of a resume: fields struck out, and interests typed. */
export type Corrections = { struck: string[]; typed: string[] }

/** The newest resume is the current one. So each is later than the last, even if the clock was set back. */
export async function insertResume(tx: Db, studentId: string, resume: StoredResume, now: Date): Promise<void> {
  await tx
    .insertInto('resumes')
    .values({
      student_id: studentId,
      ...toRow(resume),
      created_at: sql<Date>`greatest(${now}, (
        select max(created_at) + interval '1 millisecond' from resumes where student_id = ${studentId}))`,
    })
    .execute()
}

export async function insertVisitorResume(
  db: Db,
  visit: { tokenHash: Buffer; resume: StoredResume; now: Date; expiresAt: Date },
): Promise<void> {
  await db
    .insertInto('visitor_resumes')
    .values({ token_hash: visit.tokenHash, ...toRow(visit.resume), created_at: visit.now, expires_at: visit.expiresAt })
    .execute()
}

export async function selectVisitorResume(db: Db, tokenHash: Buffer, now: Date) {
  const row = await db
    .selectFrom('visitor_resumes')
    .select(visitorColumns)
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row ? toVisit(row) : null
}

/** Replaces the given corrections. Returns false for an unknown or expired token. */
export async function updateVisitorCorrections(
  db: Db,
  tokenHash: Buffer,
  { struck, typed }: Partial<Corrections>,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('visitor_resumes')
    .set((to) => ({
      struck_fields: struck ?? to.ref('struck_fields'),
      additional_interests: typed ?? to.ref('additional_interests'),
    }))
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Stores what was read from a scan in the table of visitors or of students. Returns false if it is not unread there. */
export async function updateUnreadResume(
  db: Db,
  table: 'visitor_resumes' | 'resumes',
  fileId: string,
  { text, facts }: ReadResume,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable(table)
    .set({ body_text: text, facts })
    .where('file_id', '=', fileId)
    .where('body_text', '=', '')
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Deletes a visitor's scan that could not be read. Returns false if it was read, or belongs to a student meanwhile. */
export async function deleteUnreadResume(db: Db, fileId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('visitor_resumes')
    .where('file_id', '=', fileId)
    .where('body_text', '=', '')
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** The student to whom this file belongs, or null. */
export async function selectOwner(db: Db, fileId: string): Promise<string | null> {
  const row = await db.selectFrom('resumes').select('student_id').where('file_id', '=', fileId).executeTakeFirst()
  return row?.student_id ?? null
}

/** Replaces the answers for the first letter. Returns false for an unknown or expired token. */
export async function updateVisitorAnswers(
  db: Db,
  tokenHash: Buffer,
  answers: FirstAnswers,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('visitor_resumes')
    .set({ first_answers: answers })
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Deletes a visitor's resume and returns it; null if another request has deleted it already. */
export async function deleteVisitorResume(tx: Db, tokenHash: Buffer, now: Date) {
  const row = await tx
    .deleteFrom('visitor_resumes')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returning(visitorColumns)
    .executeTakeFirst()
  return row ? toVisit(row) : null
}

export async function deleteExpiredVisitorResumes(db: Db, now: Date): Promise<string[]> {
  const rows = await db.deleteFrom('visitor_resumes').where('expires_at', '<=', now).returning('file_id').execute()
  return rows.map((row) => row.file_id)
}

/** Deletes the resumes that were replaced by a newer one at `before` or earlier. Returns the ids of their files. */
export async function deleteSupersededResumes(db: Db, before: Date): Promise<string[]> {
  const rows = await db
    .deleteFrom('resumes')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('resumes as newer')
          .select('newer.file_id')
          .whereRef('newer.student_id', '=', 'resumes.student_id')
          .whereRef('newer.created_at', '>', 'resumes.created_at')
          .where('newer.created_at', '<=', before),
      ),
    )
    .returning('file_id')
    .execute()
  return rows.map((row) => row.file_id)
}

export async function selectNewestResume(db: Db, studentId: string): Promise<StoredResume | null> {
  const row = await db
    .selectFrom('resumes')
    .select(columns)
    .where('student_id', '=', studentId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? toResume(row) : null
}

/** The ids among `fileIds` that a row contains. */
export async function selectReferencedFiles(db: Db, fileIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ file_id: string }>`
    select file_id from resumes where file_id = any(${fileIds}::uuid[])
    union all
    select file_id from visitor_resumes where file_id = any(${fileIds}::uuid[])`.execute(db)
  return rows.map((row) => row.file_id)
}

/** The name of a stored file of any student or visitor; null if no row contains it. */
export async function selectFileName(db: Db, fileId: string): Promise<string | null> {
  const { rows } = await sql<{ file_name: string }>`
    select file_name from resumes where file_id = ${fileId}
    union all
    select file_name from visitor_resumes where file_id = ${fileId}`.execute(db)
  return rows[0]?.file_name ?? null
}

function toRow(resume: StoredResume) {
  return {
    file_id: resume.fileId,
    file_name: resume.fileName,
    byte_size: resume.byteSize,
    sha256: resume.sha256,
    body_text: resume.text,
    facts: resume.facts,
  }
}

type ResumeRow = {
  file_id: string
  file_name: string
  byte_size: number
  sha256: Uint8Array
  body_text: string
  facts: unknown
}

type VisitRow = ResumeRow & {
  template_name: string | null
  template_content: string | null
  template_claimed_at: Date | null
  struck_fields: string[]
  additional_interests: string[]
  first_answers: unknown
}

function toVisit(row: VisitRow) {
  const { template_name: name, template_content: content, template_claimed_at: templateClaimedAt } = row
  return {
    resume: toResume(row),
    template: name && content ? { name, content } : null,
    templateClaimedAt,
    corrections: { struck: row.struck_fields, typed: row.additional_interests },
    answers: row.first_answers as FirstAnswers | null,
  }
}

function toResume(row: ResumeRow): StoredResume {
  return {
    fileId: row.file_id,
    fileName: row.file_name,
    byteSize: row.byte_size,
    sha256: Buffer.from(row.sha256),
    text: row.body_text,
    facts: row.facts as ReadResume['facts'],
  }
}
