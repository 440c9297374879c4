import type { Db } from '../../db/connection.ts'
import type { StoredReport } from './report.ts'

/** The newest imports with their reports, newest first. */
export async function findLastImports(db: Db, count: number) {
  const rows = await db
    .selectFrom('imports')
    .select(['source', 'finished_at', 'report'])
    .orderBy('id', 'desc')
    .limit(count)
    .execute()
  return rows.map((row) => ({ ...row, report: row.report as StoredReport }))
}

/** The newest import of each source, the newest first. */
export async function findLastImportOfEachSource(db: Db) {
  const rows = await db
    .selectFrom('imports')
    .distinctOn('source')
    .select(['source', 'finished_at', 'report'])
    .orderBy('source')
    .orderBy('id', 'desc')
    .execute()
  return rows
    .map(({ source, finished_at, report }) => {
      const { read, added, changed, unchanged, skipped } = report as StoredReport
      const refused = Object.values(skipped).reduce((one, other) => one + other, 0)
      return { source, finishedAt: finished_at, read, added, changed, unchanged, skipped: refused }
    })
    .toSorted((one, other) => other.finishedAt.getTime() - one.finishedAt.getTime())
}
