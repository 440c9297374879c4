import type { Clock } from '../../clock.ts'
import {
  createColumnReader,
  findMissingColumns,
  professorColumns,
  workColumns,
  type ColumnMap,
  type ColumnReader,
} from './csv/columns.ts'
import { readProfessorRow } from './csv/professors.ts'
import { readTable } from './csv/read.ts'
import { readWorks } from './csv/works.ts'
import type { SourceRow } from './professor.ts'
import { SourceFileError } from './source-file.ts'
import { storeProfessors, type ImportDatabase, type ImportReport, type Progress } from './store.ts'

export { SourceFileError }
export { ColumnMapError, readColumnMap } from './csv/columns.ts'

type Files = {
  professors: string
  works?: string | undefined
  map?: ColumnMap
}

/**
 * Imports professors and their works from the operator's own files: CSV or JSON lines, plain or gzipped. Columns with
 * the usual names are recognized; `map` names others. All works are read into memory, professors are streamed. Throws
 * SourceFileError for an unreadable file or a missing column.
 */
export function importCsv(
  database: ImportDatabase,
  clock: Clock,
  files: Files,
  onProgress?: (progress: Progress) => void,
): Promise<ImportReport> {
  return storeProfessors(database, clock, {
    source: 'csv',
    rows: readSourceRows(files),
    ...(onProgress && { onProgress }),
  })
}

async function* readSourceRows({ professors, works: worksFile, map = {} }: Files): AsyncGenerator<SourceRow> {
  const findWork = createColumnReader(workColumns, map, 'works.')
  const works =
    worksFile === undefined
      ? undefined
      : await readWorks(
          readTable(worksFile, (header) => {
            requireColumns(worksFile, header, findMissingColumns(header, map, 'works.'))
            requireField(worksFile, header, findWork, 'title')
          }),
          findWork,
        )
  yield* works?.flaws ?? []
  const find = createColumnReader(professorColumns, map)
  const rows = readTable(professors, (header) => {
    requireColumns(professors, header, findMissingColumns(header, map, ''))
    requireField(professors, header, find, 'name')
  })
  for await (const row of rows) yield* readProfessorRow(row, find, works)
  for (const { used, location } of works?.all ?? [])
    if (!used) yield { flaw: 'work of nobody in the file of professors', example: location }
}

function requireColumns(file: string, header: readonly string[], missing: readonly string[]): void {
  if (missing.length > 0)
    throw new SourceFileError(`${file} has no column "${missing[0]}". Its columns are ${header.join(', ')}.`)
}

function requireField<Field extends string>(
  file: string,
  header: readonly string[],
  find: ColumnReader<Field>,
  field: Field,
): void {
  const anyRow = Object.fromEntries(header.map((column) => [column, '']))
  if (find(anyRow, field) === undefined)
    throw new SourceFileError(`${file} has no column for the ${field}. Its columns are ${header.join(', ')}.`)
}
