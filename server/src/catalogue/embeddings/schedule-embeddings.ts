import { DAY_MS } from '@labreach/contract/plans'
import { sql } from 'kysely'
import type { Services } from '../../services.ts'

/**
 * Returns a function to call once a minute. It adds the job that updates the professors' vectors: at the start, after
 * each import, and once a day for other changes. The queue holds at most one such job.
 */
export function scheduleEmbeddings({
  db,
  clock,
  jobs,
  embeddings,
}: Pick<Services, 'db' | 'clock' | 'jobs' | 'embeddings'>): () => Promise<void> {
  let previous: { at: number; lastImport: number | null } | undefined
  return async () => {
    if (!embeddings) return
    const { rows } = await sql<{ id: number | null }>`select max(id) as id from imports`.execute(db)
    const [lastImport, now] = [rows[0]?.id ?? null, clock.now().getTime()]
    if (previous && previous.lastImport === lastImport && now - previous.at < DAY_MS) return
    await db.transaction().execute((tx) => jobs.add(tx, 'embed_professors', {}))
    previous = { at: now, lastImport }
  }
}
