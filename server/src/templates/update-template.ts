import type { Template } from '@labreach/contract/templates'
import type { Services } from '../services.ts'
import { templateNameTaken, templateUnknown } from './errors.ts'
import { lockTemplates } from './lock-templates.ts'
import { isNameTaken, updateTemplateRow } from './queries.ts'

type Change = { name?: string | undefined; content?: string | undefined }

/**
 * Changes the given fields. Throws plan_required, template_unknown (also for another student's) and
 * template_name_taken.
 */
export function updateTemplate(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  studentId: string,
  id: number,
  change: Change,
): Promise<Template> {
  return db.transaction().execute(async (tx) => {
    const now = clock.now()
    await lockTemplates(tx, studentId, now)
    if (change.name !== undefined && (await isNameTaken(tx, studentId, change.name, id))) throw templateNameTaken()
    const template = await updateTemplateRow(tx, studentId, id, { ...change, updated_at: now })
    if (!template) throw templateUnknown()
    return template
  })
}
