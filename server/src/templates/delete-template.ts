import type { Services } from '../services.ts'
import { templateUnknown } from './errors.ts'
import { lockTemplates } from './lock-templates.ts'
import { deleteTemplateRow, makeDefault, findOldestTemplate } from './queries.ts'

/**
 * Deletes a template. If it was the default, the oldest remaining one becomes the default: a student with templates has
 * exactly one default. Throws plan_required and template_unknown (also for another student's).
 */
export function deleteTemplate(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  studentId: string,
  id: number,
): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await lockTemplates(tx, studentId, clock.now())
    const deleted = await deleteTemplateRow(tx, studentId, id)
    if (!deleted) throw templateUnknown()
    const next = deleted.is_default ? await findOldestTemplate(tx, studentId) : undefined
    if (next) await makeDefault(tx, studentId, next.id)
  })
}
