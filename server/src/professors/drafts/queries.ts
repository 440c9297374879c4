import { sql } from 'kysely'
import type { Db } from '../../db/connection.ts'

/** A null subject: it was saved without one. */
export type Draft = { draft: string; subject: string | null; savedAt: Date }

const draftColumns = ['draft', 'draft_subject', 'draft_saved_at', 'unlocked_at'] as const

/** What a student remembers of a professor, as far as drafts go. */
export function selectDraft(db: Db, studentId: string, professorId: number) {
  return db
    .selectFrom('relationships')
    .select(draftColumns)
    .where('student_id', '=', studentId)
    .where('professor_id', '=', professorId)
    .executeTakeFirst()
}

type Save = {
  studentId: string
  professorId: number
  draft: string
  subject: string | undefined
  basedOn: Date | null | undefined
  now: Date
}

/**
 * Writes a draft into an unlocked relationship unless a draft stands there that `basedOn` (null: none; undefined: any)
 * does not know of; the very same draft is never in the way. An undefined subject leaves the draft's subject as it is.
 * Answers the saved draft, or undefined. One statement, so that of two saves at once the second one sees the first. Times
 * are versions: each is later than the one before, even where the clock stands still or was set back.
 */
export async function updateDraft(db: Db, save: Save): Promise<Draft | undefined> {
  const { studentId, professorId, draft, subject, basedOn, now } = save
  const row = await db
    .updateTable('relationships')
    .set({
      draft,
      // Where no draft stands, a subject that is left is the one of an earlier letter.
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
