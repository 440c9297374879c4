import type { Db } from '../../db/connection.ts'

/** Toggles the mark and returns its new state. A new row is created as a favourite. */
export async function toggleFavorite(tx: Db, studentId: string, professorId: number): Promise<boolean> {
  const row = await tx
    .insertInto('relationships')
    .values({ student_id: studentId, professor_id: professorId, is_favorite: true })
    .onConflict((conflict) =>
      conflict
        .columns(['student_id', 'professor_id'])
        .doUpdateSet(({ not, ref }) => ({ is_favorite: not(ref('relationships.is_favorite')) })),
    )
    .returning('is_favorite')
    .executeTakeFirstOrThrow()
  return row.is_favorite
}

/** Deletes a relationship that contains no information. */
export async function deleteEmptyRelationship(tx: Db, studentId: string, professorId: number): Promise<void> {
  await tx
    .deleteFrom('relationships')
    .where('student_id', '=', studentId)
    .where('professor_id', '=', professorId)
    .where('is_favorite', '=', false)
    .where('unlocked_at', 'is', null)
    .where('draft', 'is', null)
    .where('draft_saved_at', 'is', null)
    .where('first_email_at', 'is', null)
    .execute()
}
