import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/connection.ts'
import type { ProfessorRecord, SourceRow } from './professor.ts'
import { createStaging, mergeStaged, stage } from './staging.ts'

export type ImportReport = {
  /** Rows the source held. */
  read: number
  /** Professors by what became of them. */
  added: number
  changed: number
  unchanged: number
  /** Rows without a professor of their own, by reason. */
  skipped: Record<string, number>
  /** Flaws of the source that cost no row, by kind. */
  noted: Record<string, number>
  /** Up to ten rows of each reason and kind, as the source describes them. */
  examples: Record<string, string[]>
  /** Wall-clock seconds. */
  seconds: number
}

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

const BATCH = 2_000
const EXAMPLES = 10

/**
 * Brings professors and their publications into the catalogue, by `scholar_id`, in one transaction: rows are copied to
 * staging tables, compared, and only what differs is written. Repeating an import changes nothing and says so. Ends with
 * a row in `imports` and, where anything is new, `NOTIFY catalogue`. Whatever fails, fails as a whole.
 */
export async function storeProfessors(database: Database, clock: Clock, order: ImportOrder): Promise<ImportReport> {
  const started = performance.now()
  const onProgress = order.onProgress ?? (() => undefined)
  return database.sql.begin(async (tx) => {
    // Two imports at once would both find the same professor missing; the second one waits here instead.
    await tx`select pg_advisory_xact_lock(hashtext('catalogue import'))`
    await createStaging(tx)
    const report: ImportReport = {
      read: 0,
      added: 0,
      changed: 0,
      unchanged: 0,
      skipped: {},
      noted: {},
      examples: {},
      seconds: 0,
    }
    for await (const batch of batches(order, report)) {
      await stage(tx, batch)
      onProgress({ read: report.read, total: order.total, phase: 'reading' })
    }
    onProgress({ read: report.read, total: order.total, phase: 'storing' })
    const now = clock.now()
    Object.assign(report, await mergeStaged(tx, order.source, now))
    report.seconds = Math.round(performance.now() - started) / 1000
    await tx`insert into imports (source, finished_at, report) values (${order.source}, ${now}, ${tx.json(report)})`
    if (report.added + report.changed > 0) await tx`notify catalogue`
    onProgress({ read: report.read, total: order.total, phase: 'done' })
    return report
  })
}

/** The professors of a source in batches, each scholar id once; what is left out is counted in `report`. */
async function* batches(order: ImportOrder, report: ImportReport): AsyncGenerator<ProfessorRecord[]> {
  const seen = new Set<string>()
  const count = (kind: 'skipped' | 'noted', reason: string, example: string | undefined): void => {
    report[kind][reason] = (report[kind][reason] ?? 0) + 1
    const examples = (report.examples[reason] ??= [])
    if (example && examples.length < EXAMPLES) examples.push(example)
  }
  let batch: ProfessorRecord[] = []
  for await (const row of order.rows) {
    if ('noted' in row) {
      count('noted', row.noted, row.example)
      continue
    }
    report.read += 1
    if ('skipped' in row) count('skipped', row.skipped, row.example)
    else if (seen.has(row.scholarId)) count('skipped', 'Scholar id repeated', `${row.scholarId} ${row.name}`)
    else {
      seen.add(row.scholarId)
      batch.push(row)
    }
    if (batch.length < BATCH) continue
    yield batch
    batch = []
  }
  yield batch
}
