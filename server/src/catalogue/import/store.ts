import type { TransactionSql } from '../../db/sql.ts'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/connection.ts'
import type { SuppressionHasher } from '../../suppression-hasher.ts'
import { readBatches } from './batches.ts'
import { lockImport } from './import-lock.ts'
import { findSharedKeys } from './person-key.ts'
import { loadSuppressions } from './suppressed-records.ts'
import type { SourceRow } from './professor.ts'
import { createReport, type ImportReport, type StoredReport } from './report.ts'
import { createStaging, mergeStaged, stage } from './staging.ts'

export type { ImportReport }

/** The database of an import. Without a hasher an import fails if there is any opt-out. */
export type ImportDatabase = Database & { suppressionHasher?: SuppressionHasher }

export type Progress = {
  /** Rows read so far. */
  read: number
  /** Rows of the source, if known. */
  total: number | undefined
  phase: 'names' | 'reading' | 'storing' | 'done'
}

type ImportInput = {
  /** Written to `professors.source` and `imports.source`: `demo`, `csrankings`. */
  source: string
  rows: Iterable<SourceRow> | AsyncIterable<SourceRow>
  total?: number
  onProgress?: (progress: Progress) => void
  /** The keys of names that identify nobody, although they are unique in these rows. */
  sharedKeys?: readonly string[]
}

type PagedImport = {
  source: string
  /** The people of all pages, read before the first page: a name that several of them share identifies nobody. */
  people: AsyncIterable<SourceRow>
  /** All rows of a page are read before its transaction, since a transaction must not wait for the network. */
  pages: AsyncIterable<Page>
  onProgress?: (progress: Progress) => void
}

export type Page = {
  rows: SourceRow[]
  /** Rows of all pages, if known. */
  total?: number
  /** Stores the progress of the import in the transaction of the page. */
  save: (tx: TransactionSql) => Promise<void>
}

/**
 * Imports professors and their publications in one transaction: rows are copied to staging tables, matched with known
 * professors and compared, and only differences are written. A repeated import changes nothing. The last steps are a
 * row in `imports` and, after changes, also of ids only, `NOTIFY catalogue`.
 */
export async function storeProfessors(database: ImportDatabase, clock: Clock, job: ImportInput): Promise<ImportReport> {
  const started = performance.now()
  const services = { clock, suppressionHasher: database.suppressionHasher }
  const report = createReport()
  await database.sql.begin(async (tx) => {
    const newIds = await storeRows(tx, services, job, report)
    await finish(tx, clock, job.source, report, started)
    if (report.added + report.changed + newIds > 0) await tx`notify catalogue`
    job.onProgress?.({ read: report.read, total: job.total, phase: 'done' })
  })
  await hideLateOptOuts(database, services, job.source)
  return report
}

/**
 * The same for a source that is read page by page for hours. Each page is a transaction that also stores the progress,
 * so an interrupted import can be continued. The catalogues are loaded again once, at the end or after a failure.
 */
export async function storePages(database: ImportDatabase, clock: Clock, job: PagedImport): Promise<ImportReport> {
  const started = performance.now()
  const services = { clock, suppressionHasher: database.suppressionHasher }
  const report = createReport()
  try {
    job.onProgress?.({ read: 0, total: undefined, phase: 'names' })
    const sharedKeys = await findSharedKeys(job.people)
    for await (const { rows, total, save } of job.pages) {
      await database.sql.begin(async (tx) => {
        await storeRows(tx, services, { source: job.source, rows, sharedKeys }, report)
        await save(tx)
      })
      job.onProgress?.({ read: report.read, total, phase: 'reading' })
    }
  } finally {
    await hideLateOptOuts(database, services, job.source)
    // Also without changes: an earlier run may have been killed after it had stored pages.
    await database.sql`notify catalogue`
  }
  await database.sql.begin((tx) => finish(tx, clock, job.source, report, started))
  job.onProgress?.({ read: report.read, total: undefined, phase: 'done' })
  return report
}

type StoreServices = { clock: Clock; suppressionHasher: SuppressionHasher | undefined }

/**
 * A professor may opt out by another id after an import has read the opt-outs and before it has stored its rows. An
 * import without rows finds and hides what such an opt-out reaches.
 */
async function hideLateOptOuts(database: Database, services: StoreServices, source: string): Promise<void> {
  await database.sql.begin((tx) => storeRows(tx, services, { source, rows: [] }, createReport()))
}

/** Stores the rows and adds the results to the report. Returns the number of new ids. */
async function storeRows(
  tx: TransactionSql,
  { clock, suppressionHasher }: StoreServices,
  job: ImportInput,
  report: ImportReport,
): Promise<number> {
  const onProgress = job.onProgress ?? (() => undefined)
  await lockImport(tx)
  const findSuppression = await loadSuppressions(tx, suppressionHasher)
  await createStaging(tx, job.sharedKeys ?? [])
  for await (const batch of readBatches(job.rows, report)) {
    await stage(tx, batch, findSuppression, clock.now())
    onProgress({ read: report.read, total: job.total, phase: 'reading' })
  }
  onProgress({ read: report.read, total: job.total, phase: 'storing' })
  const { added, changed, unchanged, duplicates, suppressed, newIds } = await mergeStaged(tx, job.source, clock.now())
  report.added += added
  report.changed += changed
  report.unchanged += unchanged
  const skipped = { 'the same person as another row': duplicates, 'has opted out': suppressed }
  for (const [reason, count] of Object.entries(skipped))
    if (count > 0) report.skipped[reason] = (report.skipped[reason] ?? 0) + count
  return newIds
}

async function finish(
  tx: TransactionSql,
  clock: Clock,
  source: string,
  report: ImportReport,
  started: number,
): Promise<void> {
  report.seconds = Math.round(performance.now() - started) / 1000
  const { examples: _, ...stored } = report
  await tx`insert into imports (source, finished_at, report)
    values (${source}, ${clock.now()}, ${JSON.stringify(stored satisfies StoredReport)})`
}
