import type { Clock } from '../clock.ts'
import type { Db } from '../db/connection.ts'
import { storeAiSentences } from '../students/ai-sentences.ts'
import { insertFirstTemplate } from './first-template-queries.ts'
import { insertTemplate } from './queries.ts'

type VisitorTemplate = {
  tokenHash: Buffer
  template: { name: string; content: string } | null
  /** When its generation started; null if it is not being generated. */
  claimedAt: Date | null
}

/**
 * Gives the template that was generated for the visitor to the new student, as the default one. If it is not generated
 * yet, the token hash is stored: a generation that ends later finds the student by it.
 */
export async function addFirstTemplate(
  tx: Db,
  clock: Clock,
  studentId: string,
  { template, tokenHash, claimedAt }: VisitorTemplate,
): Promise<void> {
  const now = clock.now()
  if (!template) return insertFirstTemplate(tx, { studentId, tokenHash, claimedAt, storedAt: null })
  await storeAiSentences(tx, { studentId, text: template.content }, now)
  await insertTemplate(tx, studentId, { ...template, isDefault: true }, now)
  await insertFirstTemplate(tx, { studentId, tokenHash: null, claimedAt: null, storedAt: now })
}
