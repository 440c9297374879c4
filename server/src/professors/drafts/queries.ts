import { sql } from 'kysely'
import type { Db } from '../../db/connection.ts'

export type Draft = { draft: string; savedAt: Date }

const draftColumns = ['draft', 'draft_saved_at', 'unlocked_at'] as const

/** What a student remembers of a professor, as far as drafts go. */
export function selectDraft(db: Db, studentId: string, professorId: number) {
  return db
    .selectFrom('relationships')
    .select(draftColumns)
    .where('student_id', '=', studentId)
    .where('professor_id', '=', professorId)
    .executeTakeFirst()
}

type Save = { studentId: string; professorId: number; draft: string; basedOn: Date | null | undefined; now: Date }

/**
 * Writes a draft into an unlocked relationship unless a draft stands there that `basedOn` (null: none; undefined: any)
 * does not know of; the very same text is never in the way. Answers the time of the save, or undefined. One statement, so
 * that of two saves at once the second one sees the first. Times are versions: each is later than the one before, even
 * where the clock stands still or was set back.
 */
export async function updateDraft(db: Db, save: Save): Promise<Date | undefined> {
  const { studentId, professorId, draft, basedOn, now } = save
  const row = await db
    .updateTable('relationships')
    .set({ draft, draft_saved_at: sql<Date>`greatest(${now}, draft_saved_at + interval '1 millisecond')` })
    .where('student_id', '=', studentId)
    .where('professor_id', '=', professorId)
    .where('unlocked_at', 'is not', null)
    .$if(basedOn !== undefined, (query) =>
      query.where((where) =>
        where.or([
          where('draft', 'is', null),
          where('draft_saved_at', 'is not distinct from', basedOn ?? null),
          where('draft', '=', draft),
        ]),
      ),
    )
    .returning('draft_saved_at')
    .executeTakeFirst()
  return row?.draft_saved_at ?? undefined
}
