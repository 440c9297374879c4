import { createReadStream } from 'node:fs'
import { pipeline, Readable } from 'node:stream'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import { parse } from 'csv-parse'
import { decodeText, SourceFileError } from '../source-file.ts'

export type TableRow = {
  /** 1 is the first line of the file. */
  line: number
  /** By column; undefined for a row with another number of columns than the header, or for no JSON object. */
  values: Readonly<Record<string, unknown>> | undefined
  text: string
}

const EXAMPLE_CHARACTERS = 120

/**
 * Streams the rows of a .csv file (UTF-8, with a header) or a .jsonl file (an object per line), also gzipped (.gz).
 * Calls `onHeader` with the header of a CSV file before the first row. Throws SourceFileError for an unreadable file.
 */
export async function* readTable(file: string, onHeader: (columns: string[]) => void): AsyncGenerator<TableRow> {
  const kind = /\.(csv|jsonl|ndjson)(?:\.gz)?$/i.exec(file)?.[1]?.toLowerCase()
  if (!kind) throw new SourceFileError(`${file} is neither .csv nor .jsonl (nor one of these with .gz behind).`)
  try {
    yield* kind === 'csv' ? readCsvRows(openFile(file), onHeader) : readJsonRows(openFile(file))
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : undefined
    if (!code || !/^(E[A-Z]+|Z_|CSV_|ERR_)/.test(code)) throw error
    throw new SourceFileError(`${file} cannot be read (${code}).`)
  }
}

function openFile(file: string): Readable {
  const source = createReadStream(file)
  // If the source fails, pipeline destroys the last stream with the same error, so its reader gets it.
  const bytes = file.toLowerCase().endsWith('.gz') ? pipeline(source, createGunzip(), () => undefined) : source
  return Readable.from(decodeText(file, bytes))
}

async function* readCsvRows(source: Readable, onHeader: (columns: string[]) => void): AsyncGenerator<TableRow> {
  const options = { relax_column_count: true, relax_quotes: true, skip_empty_lines: true, info: true }
  let header: string[] | undefined
  const rows = pipeline(source, parse(options), () => undefined)
  for await (const { record, info } of rows as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
    if (!header) {
      header = record.map((column) => column.trim())
      onHeader(header)
      continue
    }
    const isComplete = record.length === header.length
    const values = isComplete ? Object.fromEntries(header.map((column, index) => [column, record[index]])) : undefined
    yield { line: info.lines, values, text: record.join(',').slice(0, EXAMPLE_CHARACTERS) }
  }
}

async function* readJsonRows(source: Readable): AsyncGenerator<TableRow> {
  let line = 0
  // readline's own iterator ignores errors of its input.
  const failure = Promise.withResolvers<never>()
  failure.promise.catch(() => undefined)
  source.once('error', failure.reject)
  const lines = createInterface({ input: source, crlfDelay: Infinity })[Symbol.asyncIterator]()
  for (;;) {
    const next = await Promise.race([lines.next(), failure.promise])
    if (next.done) break
    line += 1
    if (next.value.trim())
      yield { line, values: parseJsonObject(next.value), text: next.value.slice(0, EXAMPLE_CHARACTERS) }
  }
  if (source.errored) throw source.errored
}

function parseJsonObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined
  } catch {
    // The caller reports a malformed row.
    return undefined
  }
}
