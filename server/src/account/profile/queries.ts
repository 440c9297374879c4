import type { Updateable } from 'kysely'
import type { Db } from '../../db/connection.ts'
import type { Students } from '../../db/schema.ts'

export async function updateStudent(db: Db, studentId: string, change: Updateable<Students>): Promise<void> {
  await db.updateTable('students').set(change).where('id', '=', studentId).execute()
}
