import type { Db } from '../db/connection.ts'

/** Longer than a model may take (60 s and one retry): a claim so old is of a process that died. */
export const CLAIM_MS = 150_000

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

/** False where the visitor has become a student meanwhile. */
export async function storeVisitorTemplate(
  db: Db,
  tokenHash: Buffer,
  template: { name: string; content: string },
): Promise<boolean> {
  const stored = await db
    .updateTable('visitor_resumes')
    .set({ template_name: template.name, template_content: template.content })
    .where('token_hash', '=', tokenHash)
    .returning('token_hash')
    .executeTakeFirst()
  return stored !== undefined
}
