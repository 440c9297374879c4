import { serverLimits } from '@labreach/contract/server-limits'
import type { Template } from '@labreach/contract/templates'
import { storeAiSentences } from '../students/ai-sentences.ts'
import { lockStudent } from '../students/lock-student.ts'
import type { WrittenTemplate } from '../services/writer/writer.ts'
import type { Services } from '../services.ts'
import { firstTemplateTaken } from './errors.ts'
import { hasFirstTemplate, markFirstTemplate } from './first-template-queries.ts'
import { countTemplates, insertTemplate, isNameTaken } from './queries.ts'

/**
 * Stores the first template of a student once; it is the default if the student has no other. Throws
 * first_template_taken if it is stored already, if its name is taken, and if the student has the maximum number of
 * templates.
 */
export function storeFirstTemplate(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  studentId: string,
  { name, content }: WrittenTemplate,
): Promise<Template> {
  return db.transaction().execute(async (tx) => {
    const now = clock.now()
    await lockStudent(tx, studentId, now)
    if (await hasFirstTemplate(tx, studentId)) throw firstTemplateTaken()
    const count = await countTemplates(tx, studentId)
    if (count >= serverLimits.templatesMax || (await isNameTaken(tx, studentId, name))) throw firstTemplateTaken()
    await markFirstTemplate(tx, studentId, now)
    await storeAiSentences(tx, { studentId, text: content }, now)
    return insertTemplate(tx, studentId, { name, content, isDefault: count === 0 }, now)
  })
}
