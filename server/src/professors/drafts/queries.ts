import type { Answers } from '@labreach/contract/professors'
import { sql } from 'kysely'
import type { Db } from '../../db/connection.ts'

/** `subject` and `answers` are null if the draft was saved without them. */
export type Draft = { draft: string; subject: string | null; answers: Answers | null; savedAt: Date }

const draftColumns = ['draft', 'draft_subject', 'draft_answers', 'draft_saved_at', 'unlocked_at'] as const

/** The draft columns of a relationship; undefined if there is no relationship. */
export function selectDraft(db: Db, studentId: string, professorId: number) {
  return db
    .selectFrom('relationships')
    .select(draftColumns)
    .where('student_id', '=', studentId)
    .where('professor_id', '=', professorId)
    .executeTakeFirst()
}

type DraftUpdate = {
  studentId: string
  professorId: number
  draft: string
  subject: string | undefined
  answers: Answers | undefined
  basedOn: Date | null | undefined
  now: Date
}

/**
 * Stores a draft in an unlocked relationship. Returns the stored draft; undefined if the relationship is locked or has
 * another version of the draft than `basedOn` (null: no draft yet; undefined: any version). An identical draft is no
 * conflict. Undefined answers leave the stored ones unchanged; so does an undefined subject if there is a stored draft,
 * otherwise the subject becomes null.
 * It is a single statement, so the second of two concurrent saves sees the first. The time of a draft is its version.
 * It increases with each save, even if the clock stops or is set back.
 */
export async function updateDraft(db: Db, update: DraftUpdate): Promise<Draft | undefined> {
  const { studentId, professorId, draft, subject, answers, basedOn, now } = update
  const row = await db
    .updateTable('relationships')
    .set({
      draft,
      // Without a draft, a stored subject belongs to an earlier letter.
      draft_subject: subject ?? sql<string | null>`case when draft is not null then draft_subject end`,
      ...(answers && { draft_answers: answers }),
      draft_saved_at: sql<Date>`greatest(${now}, draft_saved_at + interval '1 millisecond')`,
    })
    .where('student_id', '=', studentId)
    .where('professor_id', '=', professorId)
    .where('unlocked_at', 'is not', null)
    .$if(basedOn !== undefined, (query) =>
      query.where((where) =>
        where.or([
          where('draft', 'is', null),
          where('draft_saved_at', 'is not distinct from', basedOn ?? null),
          where.and([
            where('draft', '=', draft),
            ...(subject === undefined ? [] : [where('draft_subject', 'is not distinct from', subject)]),
          ]),
        ]),
      ),
    )
    .returning(['draft_subject', 'draft_answers', 'draft_saved_at'])
    .executeTakeFirst()
  return row && toDraft({ draft, ...row })
}

type DraftRow = {
  draft: string | null
  draft_subject: string | null
  draft_answers: unknown
  draft_saved_at: Date | null
}

/** The draft of a row; undefined if the row has none. */
export function toDraft(row: DraftRow): Draft | undefined {
  const { draft, draft_subject: subject, draft_answers: answers, draft_saved_at: savedAt } = row
  return draft && savedAt ? { draft, subject, answers: answers as Answers | null, savedAt } : undefined
}

/** Whether the student has answered the questions for a letter, or has sent one. */
export async function hasBegunLetter(db: Db, studentId: string): Promise<boolean> {
  const row = await db
    .selectFrom('relationships')
    .select('professor_id')
    .where('student_id', '=', studentId)
    .where((where) => where.or([where('draft_answers', 'is not', null), where('first_email_at', 'is not', null)]))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
