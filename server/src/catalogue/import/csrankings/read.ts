import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CsvError, parse } from 'csv-parse/sync'
import { decodeText, SourceFileError } from '../source-file.ts'

export type CsvRow = {
  /** 1 is the header. */
  line: number
  /** By column name; undefined for a row with another number of columns than the header. */
  values: Record<string, string> | undefined
  text: string
}

/** Reads a CSV file (UTF-8) with at least these columns. Throws SourceFileError. */
export async function readCsv(folder: string, file: string, columns: string[]): Promise<CsvRow[]> {
  const path = join(folder, file)
  const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    throw new SourceFileError(`${path} cannot be read (${error.code ?? error.message}).`)
  })
  let text = ''
  for await (const part of decodeText(path, [bytes])) text += part
  const [head, ...rows] = parseRecords(path, text)
  const header = head?.record ?? []
  const missing = columns.find((column) => !header.includes(column))
  if (missing) throw new SourceFileError(`${path} lacks the column "${missing}".`)
  return rows.map(({ record, info }) => ({
    line: info.lines,
    values:
      record.length === header.length
        ? Object.fromEntries(header.map((column, index) => [column, record[index]!]))
        : undefined,
    text: record.join(','),
  }))
}

type ParsedRecord = { record: string[]; info: { lines: number } }

function parseRecords(path: string, text: string): ParsedRecord[] {
  const options = {
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    info: true,
  } as const
  try {
    return parse(text, options) as unknown as ParsedRecord[]
  } catch (error) {
    if (error instanceof CsvError) throw new SourceFileError(`${path} cannot be read (${error.code}).`)
    throw error
  }
}

/** The newest file with this prefix, for example `generated-author-info.2017-07-20.csv`; undefined without any. */
export async function findNewestCsv(folder: string, prefix: string): Promise<string | undefined> {
  const files = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    throw new SourceFileError(`The folder ${folder} cannot be read (${error.code ?? error.message}).`)
  })
  return files
    .filter((file) => file.startsWith(prefix) && file.endsWith('.csv'))
    .toSorted()
    .at(-1)
}
