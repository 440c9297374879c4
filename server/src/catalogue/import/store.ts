import type { TransactionSql } from 'postgres'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/connection.ts'
import type { Suppression } from '../../suppression.ts'
import { batches } from './batches.ts'
import { readKeptOut } from './kept-out.ts'
import type { SourceRow } from './professor.ts'
import { emptyReport, type ImportReport } from './report.ts'
import { createStaging, mergeStaged, stage } from './staging.ts'

export type { ImportReport }

/** Where an import goes. Without the hashes of those who opted out it fails as soon as there is one. */
export type ImportDatabase = Database & { suppression?: Suppression }

export type Progress = {
  /** Rows read so far. */
  read: number
  /** Rows the source will hold, where it knows. */
  total: number | undefined
  phase: 'reading' | 'storing' | 'done'
}

type ImportOrder = {
  /** Written to `professors.source` and `imports.source`: `demo`, `csrankings`. */
  source: string
  rows: Iterable<SourceRow> | AsyncIterable<SourceRow>
  total?: number
  onProgress?: (progress: Progress) => void
}

type PagedOrder = {
  source: string
  /** A page's rows are all there before it is stored: nothing waits for a network inside a transaction. */
  pages: AsyncIterable<Page>
  onProgress?: (progress: Progress) => void
}

export type Page = {
  rows: SourceRow[]
  /** Rows of all pages, where the source knows. */
  total?: number
  /** Writes down in the page's own transaction how far the import has come. */
  save: (tx: TransactionSql) => Promise<void>
}

/**
 * Brings professors and their publications into the catalogue in one transaction: rows are copied to staging tables,
 * united with the professors they are about, compared, and only what differs is written. Repeating an import changes
 * nothing and says so. Ends with a row in `imports` and, where anything is new, `NOTIFY catalogue`. Whatever fails, fails
 * as a whole.
 */
export async function storeProfessors(
  database: ImportDatabase,
  clock: Clock,
  order: ImportOrder,
): Promise<ImportReport> {
  const started = performance.now()
  return database.sql.begin(async (tx) => {
    const report = emptyReport()
    await storeRows(tx, { clock, suppression: database.suppression }, order, report)
    await finish(tx, clock, order.source, report, started)
    order.onProgress?.({ read: report.read, total: order.total, phase: 'done' })
    return report
  })
}

/**
 * The same for a source that gives page after page for hours: each page is a transaction with its own mark of progress,
 * so that what was stored stays when the source breaks off. Listeners hear of it once, at the end or at the break.
 */
export async function storePages(database: ImportDatabase, clock: Clock, order: PagedOrder): Promise<ImportReport> {
  const started = performance.now()
  const report = emptyReport()
  try {
    for await (const { rows, total, save } of order.pages) {
      await database.sql.begin(async (tx) => {
        await storeRows(tx, { clock, suppression: database.suppression }, { source: order.source, rows }, report)
        await save(tx)
      })
      order.onProgress?.({ read: report.read, total, phase: 'reading' })
    }
  } catch (error) {
    if (report.added + report.changed > 0) await database.sql`notify catalogue`
    throw error
  }
  await database.sql.begin((tx) => finish(tx, clock, order.source, report, started))
  order.onProgress?.({ read: report.read, total: undefined, phase: 'done' })
  return report
}

/** Stores the rows and adds what became of them to the report. */
async function storeRows(
  tx: TransactionSql,
  { clock, suppression }: { clock: Clock; suppression: Suppression | undefined },
  order: ImportOrder,
  report: ImportReport,
): Promise<void> {
  const onProgress = order.onProgress ?? (() => undefined)
  // Two imports at once would both find the same professor missing; the second one waits here instead.
  await tx`select pg_advisory_xact_lock(hashtext('catalogue import'))`
  const recognise = await readKeptOut(tx, suppression)
  await createStaging(tx)
  for await (const batch of batches(order.rows, report)) {
    await stage(tx, batch, recognise)
    onProgress({ read: report.read, total: order.total, phase: 'reading' })
  }
  onProgress({ read: report.read, total: order.total, phase: 'storing' })
  const { added, changed, unchanged, repeated, keptOut } = await mergeStaged(tx, order.source, clock.now())
  report.added += added
  report.changed += changed
  report.unchanged += unchanged
  const leftOut = { 'the same person as another row': repeated, 'has opted out': keptOut }
  for (const [reason, count] of Object.entries(leftOut))
    if (count > 0) report.skipped[reason] = (report.skipped[reason] ?? 0) + count
}

async function finish(
  tx: TransactionSql,
  clock: Clock,
  source: string,
  report: ImportReport,
  started: number,
): Promise<void> {
  report.seconds = Math.round(performance.now() - started) / 1000
  await tx`insert into imports (source, finished_at, report) values (${source}, ${clock.now()}, ${tx.json(report)})`
  if (report.added + report.changed > 0) await tx`notify catalogue`
}
