import type { Template } from '@labreach/contract/templates'
import type { Db } from '../db/connection.ts'
import { templateColumns, templateView } from './views.ts'

/** Oldest first. */
export async function selectTemplates(db: Db, studentId: string): Promise<Template[]> {
  const rows = await db
    .selectFrom('templates')
    .select(templateColumns)
    .where('student_id', '=', studentId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(templateView)
}

export async function countTemplates(tx: Db, studentId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('templates')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('student_id', '=', studentId)
    .executeTakeFirstOrThrow()
  return count
}

/** Whether a template other than `exceptId` has this name. Compares without case, as the unique index does. */
export async function isNameTaken(tx: Db, studentId: string, name: string, exceptId = 0): Promise<boolean> {
  const other = await tx
    .selectFrom('templates')
    .select('id')
    .where('student_id', '=', studentId)
    .where(({ fn, val, eb }) => eb(fn('lower', ['name']), '=', fn('lower', [val(name)])))
    .where('id', '!=', exceptId)
    .executeTakeFirst()
  return other !== undefined
}

export async function insertTemplate(
  tx: Db,
  studentId: string,
  { name, content, isDefault }: { name: string; content: string; isDefault: boolean },
  now: Date,
): Promise<Template> {
  const row = await tx
    .insertInto('templates')
    .values({ student_id: studentId, name, content, is_default: isDefault, created_at: now, updated_at: now })
    .returning(templateColumns)
    .executeTakeFirstOrThrow()
  return templateView(row)
}

export async function updateTemplateRow(
  tx: Db,
  studentId: string,
  id: number,
  change: { name?: string | undefined; content?: string | undefined; updated_at: Date },
): Promise<Template | undefined> {
  const row = await tx
    .updateTable('templates')
    .set(change)
    .where('student_id', '=', studentId)
    .where('id', '=', id)
    .returning(templateColumns)
    .executeTakeFirst()
  return row && templateView(row)
}

export function deleteTemplateRow(tx: Db, studentId: string, id: number): Promise<{ is_default: boolean } | undefined> {
  return tx
    .deleteFrom('templates')
    .where('student_id', '=', studentId)
    .where('id', '=', id)
    .returning('is_default')
    .executeTakeFirst()
}

export function findOldestTemplate(tx: Db, studentId: string): Promise<{ id: number } | undefined> {
  return tx
    .selectFrom('templates')
    .select('id')
    .where('student_id', '=', studentId)
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
}

/** Leaves the student without a default until `makeDefault` in the same transaction. */
export async function clearDefault(tx: Db, studentId: string): Promise<void> {
  await tx
    .updateTable('templates')
    .set({ is_default: false })
    .where('student_id', '=', studentId)
    .where('is_default', '=', true)
    .execute()
}

/** Call `clearDefault` first: a unique index allows one default. */
export async function makeDefault(tx: Db, studentId: string, id: number): Promise<Template | undefined> {
  const row = await tx
    .updateTable('templates')
    .set({ is_default: true })
    .where('student_id', '=', studentId)
    .where('id', '=', id)
    .returning(templateColumns)
    .executeTakeFirst()
  return row && templateView(row)
}
