import { DAY_MS } from '@labreach/contract/plans'
import { sql } from 'kysely'
import type { Services } from '../../services.ts'

/**
 * Answers what is to be called again and again (once a minute): it has the professors' vectors looked after at the start,
 * after each import, and once a day for whatever else has changed. An order that stands already is not doubled.
 */
export function orderEmbeddings({
  db,
  clock,
  jobs,
  embeddings,
}: Pick<Services, 'db' | 'clock' | 'jobs' | 'embeddings'>): () => Promise<void> {
  let ordered: { at: number; lastImport: number | null } | undefined
  return async () => {
    if (!embeddings) return
    const { rows } = await sql<{ id: number | null }>`select max(id) as id from imports`.execute(db)
    const [lastImport, now] = [rows[0]?.id ?? null, clock.now().getTime()]
    if (ordered && ordered.lastImport === lastImport && now - ordered.at < DAY_MS) return
    await db.transaction().execute((tx) => jobs.add(tx, 'embed_professors', {}))
    ordered = { at: now, lastImport }
  }
}
