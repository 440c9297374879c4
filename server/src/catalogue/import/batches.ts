import type { ProfessorRecord, SourceRow } from './professor.ts'
import type { ImportReport } from './report.ts'

const BATCH = 2_000
const EXAMPLES = 10

/** The professors of a source in batches, each id once. Skipped rows are counted in `report`. */
export async function* readBatches(
  rows: Iterable<SourceRow> | AsyncIterable<SourceRow>,
  report: ImportReport,
): AsyncGenerator<ProfessorRecord[]> {
  const seen = new Set<string>()
  const count = (kind: 'skipped' | 'flaws', reason: string, example: string | undefined): void => {
    report[kind][reason] = (report[kind][reason] ?? 0) + 1
    const examples = (report.examples[reason] ??= [])
    if (example && examples.length < EXAMPLES) examples.push(example)
  }
  let batch: ProfessorRecord[] = []
  for await (const row of rows) {
    if ('flaw' in row) {
      count('flaws', row.flaw, row.example)
      continue
    }
    report.read += 1
    if ('skipped' in row) count('skipped', row.skipped, row.example)
    else {
      const ids = [row.scholarId, ...(row.otherIds ?? [])]
      const duplicate = ids.find((id) => seen.has(id))
      if (duplicate) count('skipped', describeDuplicate(duplicate), `${duplicate} ${row.name}`)
      else {
        for (const id of ids) seen.add(id)
        batch.push(row)
      }
    }
    if (batch.length < BATCH) continue
    yield batch
    batch = []
  }
  yield batch
}

function describeDuplicate(id: string): string {
  if (!id.includes(':')) return 'Scholar id repeated'
  return id.startsWith('csv:')
    ? 'name and school repeated'
    : `${id.startsWith('orcid:') ? 'ORCID' : 'OpenAlex id'} repeated`
}
