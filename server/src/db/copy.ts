import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { compile, type Fragment, type TransactionSql } from './sql.ts'

const lineFeed = 0x0a

/** Rows of a `copy (…) to stdout`, as many at a time as arrived together; the columns as text or null. */
export async function* copyRows(sql: TransactionSql, statement: Fragment): AsyncGenerator<(string | null)[][]> {
  for await (const lines of copyLines(sql, statement)) {
    const rows = lines.toString('utf8', 0, lines.length - 1).split('\n')
    yield rows.map((row) => row.split('\t').map(unescaped))
  }
}

/** The same as PostgreSQL sent it; each Buffer contains whole lines. */
export async function* copyLines(sql: TransactionSql, statement: Fragment): AsyncGenerator<Buffer> {
  const { client, release } = await sql.borrow()
  const stream = client.query(copyTo(compile(statement).text))
  let isOver = false
  for (const event of ['end', 'error']) stream.once(event, () => (isOver = true))
  try {
    yield* wholeLines(stream as AsyncIterable<Buffer>)
  } finally {
    // The reader has stopped early, and PostgreSQL still sends the rest: nothing else can use this connection.
    if (!isOver) await client.end()
    release()
  }
}

/**
 * Sends `chunks` to a `copy … from stdin`. They are in COPY's text format, and may end anywhere in a line. Rejects with the
 * error of PostgreSQL, or of `chunks`.
 */
export async function copyInto(
  sql: TransactionSql,
  statement: Fragment,
  chunks: Iterable<string | Buffer> | AsyncIterable<string | Buffer>,
): Promise<void> {
  const { client, release } = await sql.borrow()
  try {
    await pipeline(Readable.from(chunks, { objectMode: true }), client.query(copyFrom(compile(statement).text)))
  } finally {
    release()
  }
}

/** The same bytes, parted where a line ends: each Buffer holds whole lines with the line feed of the last. */
export async function* wholeLines(chunks: Iterable<Buffer> | AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0)
  for await (const chunk of chunks) {
    const bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk
    const end = bytes.lastIndexOf(lineFeed) + 1
    if (end > 0) yield bytes.subarray(0, end)
    rest = bytes.subarray(end)
  }
}

const escapes: Record<string, string> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' }

/** A value as COPY writes it in its text format: \N for null, and a backslash before what would part lines or columns. */
export function unescaped(value: string): string | null {
  if (!value.includes('\\')) return value
  if (value === String.raw`\N`) return null
  return value.replace(/\\(.)/gs, (_, letter: string) => escapes[letter] ?? letter)
}
