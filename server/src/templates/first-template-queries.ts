import type { Db } from '../db/connection.ts'
import { GENERATION_CLAIM_MS } from '../resume/visitor-template.ts'

type FirstTemplate = {
  studentId: string
  tokenHash: Buffer | null
  claimedAt: Date | null
  storedAt: Date | null
}

export async function insertFirstTemplate(tx: Db, first: FirstTemplate): Promise<void> {
  const { studentId, tokenHash, claimedAt, storedAt } = first
  await tx
    .insertInto('first_templates')
    .values({ student_id: studentId, token_hash: tokenHash, claimed_at: claimedAt, stored_at: storedAt })
    .execute()
}

/** The student who registered with a temporary token while the first template was being generated. */
export async function selectStudentByToken(db: Db, tokenHash: Buffer): Promise<string | undefined> {
  const row = await db
    .selectFrom('first_templates')
    .select('student_id')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  return row?.student_id
}

/** Whether the first template of a student is stored. */
export async function hasFirstTemplate(tx: Db, studentId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('first_templates')
    .select('stored_at')
    .where('student_id', '=', studentId)
    .executeTakeFirst()
  return row?.stored_at != null
}

/** Claims the generation of a student's first template. Returns false while another request has claimed it. */
export async function claimFirstGeneration(tx: Db, studentId: string, now: Date): Promise<boolean> {
  const claimed = await tx
    .insertInto('first_templates')
    .values({ student_id: studentId, claimed_at: now })
    .onConflict((conflict) =>
      conflict
        .column('student_id')
        .doUpdateSet({ claimed_at: now, token_hash: null })
        .where(({ eb, or }) =>
          or([
            eb('first_templates.claimed_at', 'is', null),
            eb('first_templates.claimed_at', '<', new Date(now.getTime() - GENERATION_CLAIM_MS)),
          ]),
        ),
    )
    .returning('student_id')
    .executeTakeFirst()
  return claimed !== undefined
}

/** Ends the claim of a failed generation, so that it can be repeated. */
export async function releaseFirstGeneration(db: Db, studentId: string): Promise<void> {
  await db.updateTable('first_templates').set({ claimed_at: null }).where('student_id', '=', studentId).execute()
}

export async function markFirstTemplate(tx: Db, studentId: string, now: Date): Promise<void> {
  await tx
    .updateTable('first_templates')
    .set({ stored_at: now, token_hash: null, claimed_at: null })
    .where('student_id', '=', studentId)
    .execute()
}
