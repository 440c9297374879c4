import type { Clock } from '../clock.ts'
import type { Db } from '../db/connection.ts'
import { insertFirstTemplate } from './first-template-queries.ts'
import { insertTemplate } from './queries.ts'

type Visited = {
  tokenHash: Buffer
  template: { name: string; content: string } | null
  /** Since when it is being written, where it is. */
  claimedAt: Date | null
}

/**
 * What was written while registering is the student's first template, hence the default. What is still being written, or
 * was not written, is the student's to come: the writing that ends later finds the student by the temporary token.
 */
export async function addFirstTemplate(tx: Db, clock: Clock, studentId: string, visited: Visited): Promise<void> {
  const now = clock.now()
  const { template, tokenHash, claimedAt } = visited
  if (!template) return insertFirstTemplate(tx, { studentId, tokenHash, claimedAt, storedAt: null })
  await insertTemplate(tx, studentId, { ...template, isDefault: true }, now)
  await insertFirstTemplate(tx, { studentId, tokenHash: null, claimedAt: null, storedAt: now })
}
