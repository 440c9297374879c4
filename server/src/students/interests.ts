import type { Db } from '../db/connection.ts'

/** The columns of a student that decide the matches, apart from the resume. */
const interestColumns = ['key_interests', 'additional_interests', 'skills', 'major', 'struck_fields'] as const

export function readStudentInterests(db: Db, studentId: string) {
  return db.selectFrom('students').select(interestColumns).where('id', '=', studentId).executeTakeFirstOrThrow()
}

/** Replaces the given lists. */
export async function updateStudentInterests(
  db: Db,
  studentId: string,
  { struck, typed }: { struck?: string[] | undefined; typed?: string[] | undefined },
): Promise<void> {
  await db
    .updateTable('students')
    .set((to) => ({
      struck_fields: struck ?? to.ref('struck_fields'),
      additional_interests: typed ?? to.ref('additional_interests'),
    }))
    .where('id', '=', studentId)
    .execute()
}
