import { serverLimits } from '@labreach/contract/server-limits'
import type { Template } from '@labreach/contract/templates'
import type { Services } from '../services.ts'
import { templateNameTaken, templatesFull } from './errors.ts'
import { lockTemplates } from './lock-templates.ts'
import { clearDefault, countTemplates, insertTemplate, isNameTaken } from './queries.ts'

/**
 * Adds a template. The first one is always the default. Throws plan_required, template_name_taken (names are compared
 * without case) and templates_full.
 */
export function createTemplate(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  studentId: string,
  input: { name: string; content: string; default?: boolean | undefined },
): Promise<Template> {
  return db.transaction().execute(async (tx) => {
    const now = clock.now()
    await lockTemplates(tx, studentId, now)
    const count = await countTemplates(tx, studentId)
    if (count >= serverLimits.templatesMax) throw templatesFull()
    if (await isNameTaken(tx, studentId, input.name)) throw templateNameTaken()
    const isDefault = count === 0 || input.default === true
    if (isDefault) await clearDefault(tx, studentId)
    return insertTemplate(tx, studentId, { name: input.name, content: input.content, isDefault }, now)
  })
}
