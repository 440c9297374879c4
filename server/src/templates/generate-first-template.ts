import type { Template } from '@labreach/contract/templates'
import { readProfileForWriter } from '../students/read-profile-for-writer.ts'
import { lockStudent } from '../students/lock-student.ts'
import { WriterFailure } from '../services/writer/writer.ts'
import type { Services } from '../services.ts'
import { aiFailed, alreadyGenerating, firstTemplateTaken } from './errors.ts'
import { claimFirstGeneration, hasFirstTemplate, releaseFirstGeneration } from './first-template-queries.ts'
import { countTemplates } from './queries.ts'
import { writeTemplate } from './write-template.ts'
import { storeFirstTemplate } from './store-first-template.ts'

/**
 * Generates and stores the first template of a student who registered without one: once, on every plan, and without
 * using the AI quota. Throws first_template_taken, ai_limit while another request generates it, and ai_failed.
 */
export async function generateFirstTemplate(
  services: Pick<Services, 'db' | 'clock' | 'writer'>,
  studentId: string,
): Promise<Template> {
  const { db, clock, writer } = services
  await db.transaction().execute(async (tx) => {
    const now = clock.now()
    await lockStudent(tx, studentId, now)
    if ((await hasFirstTemplate(tx, studentId)) || (await countTemplates(tx, studentId)) > 0) throw firstTemplateTaken()
    if (!(await claimFirstGeneration(tx, studentId, now))) throw alreadyGenerating()
  })
  try {
    const written = await writeTemplate(writer, { student: await readProfileForWriter(db, studentId) })
    return await storeFirstTemplate(services, studentId, written)
  } catch (error) {
    await releaseFirstGeneration(db, studentId)
    throw error instanceof WriterFailure ? aiFailed() : error
  }
}
