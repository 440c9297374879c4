import { sql } from 'kysely'
import type { Db } from '../../db/connection.ts'

/** `subject` is null if the draft was saved without one. */
export type Draft = { draft: string; subject: string | null; savedAt: Date }

const draftColumns = ['draft', 'draft_subject', 'draft_saved_at', 'unlocked_at'] as const

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
  basedOn: Date | null | undefined
  now: Date
}

/**
 * Stores a draft in an unlocked relationship. Returns the stored draft; undefined if the relationship is locked or has
 * another version of the draft than `basedOn` (null: no draft yet; undefined: any version). An identical draft is no
 * conflict. An undefined subject leaves the stored subject unchanged.
 * It is a single statement, so the second of two concurrent saves sees the first. The time of a draft is its version.
 * It increases with each save, even if the clock stops or is set back.
 */
export async function updateDraft(db: Db, update: DraftUpdate): Promise<Draft | undefined> {
  const { studentId, professorId, draft, subject, basedOn, now } = update
  const row = await db
    .updateTable('relationships')
    .set({
      draft,
      // Without a draft, a stored subject belongs to an earlier letter.
      draft_subject: subject ?? sql<string | null>`case when draft is not null then draft_subject end`,
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
    .returning(['draft_subject', 'draft_saved_at'])
    .executeTakeFirst()
  return row?.draft_saved_at ? { draft, subject: row.draft_subject, savedAt: row.draft_saved_at } : undefined
}
