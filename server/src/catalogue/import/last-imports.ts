import type { Db } from '../../db/connection.ts'
import type { ImportReport } from './report.ts'

/** The newest imports with their reports, newest first. */
export async function findLastImports(db: Db, count: number) {
  const rows = await db
    .selectFrom('imports')
    .select(['source', 'finished_at', 'report'])
    .orderBy('id', 'desc')
    .limit(count)
    .execute()
  return rows.map((row) => ({ ...row, report: row.report as ImportReport }))
}
