import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { parse } from 'csv-parse'
import { SourceFileError } from '../csrankings/read.ts'

export type TableRow = {
  /** 1 is the first line of the file. */
  line: number
  /** By column; undefined where the row is not one: another number of columns than the header, not a JSON object. */
  values: Readonly<Record<string, unknown>> | undefined
  text: string
}

const EXAMPLE_CHARACTERS = 120

/**
 * The rows of a .csv (UTF-8, with a header) or .jsonl file (an object per line), each also with .gz behind, as they come.
 * `onHeader` sees the header of a CSV file before the first row. Throws SourceFileError for a file that cannot be read.
 */
export async function* readTable(file: string, onHeader: (columns: string[]) => void): AsyncGenerator<TableRow> {
  const kind = /\.(csv|jsonl|ndjson)(?:\.gz)?$/i.exec(file)?.[1]?.toLowerCase()
  if (!kind) throw new SourceFileError(`${file} is neither .csv nor .jsonl (nor one of these with .gz behind).`)
  try {
    yield* kind === 'csv' ? csvRows(opened(file), onHeader) : jsonRows(opened(file))
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : undefined
    if (!code || !/^(E[A-Z]+|Z_|CSV_|ERR_)/.test(code)) throw error
    throw new SourceFileError(`${file} cannot be read (${code}).`)
  }
}

function opened(file: string): Readable {
  const source = createReadStream(file)
  // A failure of the source reaches the reader through the last stream, which pipeline destroys with it.
  return file.toLowerCase().endsWith('.gz') ? pipeline(source, createGunzip(), () => undefined) : source
}

async function* csvRows(source: Readable, onHeader: (columns: string[]) => void): AsyncGenerator<TableRow> {
  const options = { bom: true, relax_column_count: true, relax_quotes: true, skip_empty_lines: true, info: true }
  let header: string[] | undefined
  const rows = pipeline(source, parse(options), () => undefined)
  for await (const { record, info } of rows as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
    if (!header) {
      header = record.map((column) => column.trim())
      onHeader(header)
      continue
    }
    const whole = record.length === header.length
    const values = whole ? Object.fromEntries(header.map((column, index) => [column, record[index]])) : undefined
    yield { line: info.lines, values, text: record.join(',').slice(0, EXAMPLE_CHARACTERS) }
  }
}

async function* jsonRows(source: Readable): AsyncGenerator<TableRow> {
  let line = 0
  // Iterating readline itself would swallow a failure of its input.
  const failed = Promise.withResolvers<never>()
  failed.promise.catch(() => undefined)
  source.once('error', failed.reject)
  const lines = createInterface({ input: source, crlfDelay: Infinity })[Symbol.asyncIterator]()
  for (;;) {
    const next = await Promise.race([lines.next(), failed.promise])
    if (next.done) break
    line += 1
    if (next.value.trim()) yield { line, values: jsonObject(next.value), text: next.value.slice(0, EXAMPLE_CHARACTERS) }
  }
  if (source.errored) throw source.errored
}

function jsonObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''))
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined
  } catch {
    // Reported by the caller as a row that is none.
    return undefined
  }
}
