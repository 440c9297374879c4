import type { Db } from '../db/connection.ts'

/** Longer than a generation (60 s and one retry): an older claim belongs to a process that crashed. */
export const GENERATION_CLAIM_MS = 150_000

/** Claims the generation of a visitor's template. Returns false while another request has claimed it. */
export async function claimVisitorGeneration(db: Db, tokenHash: Buffer, now: Date): Promise<boolean> {
  const claimed = await db
    .updateTable('visitor_resumes')
    .set({ template_claimed_at: now })
    .where('token_hash', '=', tokenHash)
    .where('template_name', 'is', null)
    .where(({ eb, or }) =>
      or([
        eb('template_claimed_at', 'is', null),
        eb('template_claimed_at', '<', new Date(now.getTime() - GENERATION_CLAIM_MS)),
      ]),
    )
    .returning('token_hash')
    .executeTakeFirst()
  return claimed !== undefined
}

/** Ends the claim of a failed generation, so that it can be repeated. */
export async function releaseVisitorGeneration(db: Db, tokenHash: Buffer): Promise<void> {
  await db
    .updateTable('visitor_resumes')
    .set({ template_claimed_at: null })
    .where('token_hash', '=', tokenHash)
    .execute()
}

/** Returns false if the visitor has registered meanwhile. */
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
