import type { Template } from '@labreach/contract/templates'
import type { Db } from '../db/connection.ts'

export async function selectTemplates(db: Db, studentId: string): Promise<Template[]> {
  const rows = await db
    .selectFrom('templates')
    .select(['id', 'name', 'content', 'is_default', 'created_at', 'updated_at'])
    .where('student_id', '=', studentId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(({ is_default, created_at, updated_at, ...row }) => ({
    ...row,
    default: is_default,
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  }))
}

/** Longer than a model may take (60 s and one retry): a claim so old is of a process that died. */
const CLAIM_MS = 150_000

/** Takes a visitor's one generation. False while another request is at it. */
export async function claimVisitorTemplate(db: Db, tokenHash: Buffer, now: Date): Promise<boolean> {
  const claimed = await db
    .updateTable('visitor_resumes')
    .set({ template_claimed_at: now })
    .where('token_hash', '=', tokenHash)
    .where('template_name', 'is', null)
    .where(({ eb, or }) =>
      or([eb('template_claimed_at', 'is', null), eb('template_claimed_at', '<', new Date(now.getTime() - CLAIM_MS))]),
    )
    .returning('token_hash')
    .executeTakeFirst()
  return claimed !== undefined
}

export async function releaseVisitorTemplate(db: Db, tokenHash: Buffer): Promise<void> {
  await db
    .updateTable('visitor_resumes')
    .set({ template_claimed_at: null })
    .where('token_hash', '=', tokenHash)
    .execute()
}

export async function storeVisitorTemplate(
  db: Db,
  tokenHash: Buffer,
  template: { name: string; content: string },
): Promise<void> {
  await db
    .updateTable('visitor_resumes')
    .set({ template_name: template.name, template_content: template.content })
    .where('token_hash', '=', tokenHash)
    .execute()
}

export async function insertAiUse(tx: Db, studentId: string, kind: 'generate' | 'enhance', now: Date): Promise<number> {
  const { id } = await tx
    .insertInto('ai_uses')
    .values({ student_id: studentId, kind, used_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function deleteAiUse(db: Db, studentId: string, id: number): Promise<void> {
  await db.deleteFrom('ai_uses').where('student_id', '=', studentId).where('id', '=', id).execute()
}
