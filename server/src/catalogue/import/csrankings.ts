import type { Clock } from '../../clock.ts'
import { areas } from './csrankings/areas.ts'
import { createInterestLookup } from './csrankings/interests.ts'
import { findNewestCsv, readCsv, type CsvRow } from './csrankings/read.ts'
import { groupByScholarId, createProfessorRows } from './csrankings/rows.ts'
import type { SourceRow } from './professor.ts'
import { SourceFileError } from './source-file.ts'
import { storeProfessors, type ImportDatabase, type ImportReport, type Progress } from './store.ts'

export { SourceFileError }

/**
 * Imports the unmodified files of csrankings.org from a folder: csrankings.csv, dblp-aliases.csv, country-info.csv and,
 * if it exists, the newest generated-author-info*.csv with the interests. These files contain no addresses, citations or
 * publications. Throws SourceFileError.
 */
export async function importCsrankings(
  database: ImportDatabase,
  clock: Clock,
  folder: string,
  onProgress?: (progress: Progress) => void,
): Promise<ImportReport> {
  const rows = await readCsv(folder, 'csrankings.csv', ['name', 'affiliation', 'homepage', 'scholarid'])
  return storeProfessors(database, clock, {
    source: 'csrankings',
    rows: await createSourceRows(folder, rows),
    total: rows.length,
    ...(onProgress && { onProgress }),
  })
}

async function createSourceRows(folder: string, rows: CsvRow[]): Promise<Iterable<SourceRow>> {
  const aliasRows = await readCsv(folder, 'dblp-aliases.csv', ['alias', 'name'])
  const countryRows = await readCsv(folder, 'country-info.csv', ['institution', 'countryabbrv'])
  const infoFile = await findNewestCsv(folder, 'generated-author-info')
  const infoRows = infoFile ? await readCsv(folder, infoFile, ['name', 'dept', 'area', 'adjustedcount']) : []
  const { people, skipped } = groupByScholarId(rows)
  const lookups = {
    aliases: createPairs(aliasRows, 'alias', 'name'),
    countries: createCountryNames(createPairs(countryRows, 'institution', 'countryabbrv')),
    findInterests: createInterestLookup(infoRows, people),
  }
  return (function* () {
    yield* skipped
    yield* listFlaws(infoFile, infoRows)
    for (const [scholarId, personRows] of people) yield* createProfessorRows(scholarId, personRows, lookups)
  })()
}

function createPairs(rows: CsvRow[], from: string, to: string): Map<string, string> {
  return new Map(rows.flatMap(({ values }) => (values ? [[values[from]!, values[to]!] as const] : [])))
}

function createCountryNames(codes: Map<string, string>): Map<string, string> {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' })
  return new Map([...codes].map(([school, code]) => [school, names.of(code.trim().toUpperCase()) ?? code]))
}

/** Reports that the file of interests is missing, or its malformed rows and unknown areas. */
function* listFlaws(file: string | undefined, rows: CsvRow[]): Generator<SourceRow> {
  if (!file) yield { flaw: 'no generated-author-info*.csv, hence no interests' }
  for (const { line, values, text } of rows)
    if (!values) yield { flaw: 'malformed row of interests', example: `${file}, line ${line}: ${text}` }
    else if (!Object.hasOwn(areas, values.area!))
      yield { flaw: 'area code unknown', example: `line ${line}: ${values.area}` }
}
