import type { Clock } from '../clock.ts'
import type { Db } from '../db/connection.ts'

/** Stores the template that was written while registering: the student's first, hence the default. */
export async function addFirstTemplate(
  tx: Db,
  clock: Clock,
  studentId: string,
  template: { name: string; content: string },
): Promise<void> {
  const now = clock.now()
  await tx
    .insertInto('templates')
    .values({ student_id: studentId, ...template, is_default: true, created_at: now, updated_at: now })
    .execute()
}
