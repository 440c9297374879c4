import type { Db } from '../db/connection.ts'

export type CommentRow = {
  id: number
  link_id: number
  quote: string
  position: number
  comment: string
  suggestion: string | null
  mentor_name: string
  state: string
  created_at: Date
}

const columns = [
  'id',
  'link_id',
  'quote',
  'position',
  'comment',
  'suggestion',
  'mentor_name',
  'state',
  'created_at',
] as const

/** The comments by these links of a student, oldest first. */
export async function selectComments(db: Db, studentId: string, linkIds: readonly number[]): Promise<CommentRow[]> {
  if (linkIds.length === 0) return []
  return db
    .selectFrom('mentor_comments')
    .select(columns)
    .where('student_id', '=', studentId)
    .where('link_id', 'in', linkIds)
    .orderBy('id')
    .execute()
}

export type NewComment = Pick<CommentRow, 'link_id' | 'quote' | 'position' | 'comment' | 'suggestion' | 'mentor_name'>

/** The comments of this visit with the same quote, comment, suggestion and name of the mentor, at any position. */
export function findSameComments(tx: Db, studentId: string, comment: NewComment, visitHash: Buffer) {
  const { position: _, ...words } = comment
  return tx
    .selectFrom('mentor_comments')
    .select(columns)
    .where((where) => where.and({ student_id: studentId, ...words, visit_hash: visitHash }))
    .execute()
}

export function insertComment(tx: Db, studentId: string, comment: NewComment, visitHash: Buffer, now: Date) {
  return tx
    .insertInto('mentor_comments')
    .values({ student_id: studentId, ...comment, visit_hash: visitHash, created_at: now })
    .returning(columns)
    .executeTakeFirstOrThrow()
}

/** Returns false if the student has no such comment. */
export async function updateCommentState(db: Db, studentId: string, id: number, state: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mentor_comments')
    .set({ state })
    .where('student_id', '=', studentId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

type CommentOfVisit = { studentId: string; linkId: number; id: number; visitHash: Buffer }

/** Deletes a comment of this link and visit. Returns false if there is none. */
export async function deleteComment(db: Db, { studentId, linkId, id, visitHash }: CommentOfVisit): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('mentor_comments')
    .where('student_id', '=', studentId)
    .where('link_id', '=', linkId)
    .where('id', '=', id)
    .where('visit_hash', '=', visitHash)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
