import type { Template } from '@labreach/contract/templates'
import type { Services } from '../services.ts'
import { templateUnknown } from './errors.ts'
import { lockTemplates } from './lock-templates.ts'
import { clearDefault, makeDefault } from './queries.ts'

/**
 * Makes one template the default and all others not. Throws plan_required and template_unknown (also for another
 * student's).
 */
export function setDefaultTemplate(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  studentId: string,
  id: number,
): Promise<Template> {
  return db.transaction().execute(async (tx) => {
    await lockTemplates(tx, studentId, clock.now())
    await clearDefault(tx, studentId)
    const template = await makeDefault(tx, studentId, id)
    // Thrown inside the transaction, so the former default is not cleared.
    if (!template) throw templateUnknown()
    return template
  })
}
