import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { compile, type Fragment, type TransactionSql } from './sql.ts'

const lineFeed = 0x0a

/** The rows of a `copy (…) to stdout`, in batches as they arrive. The columns are text or null. */
export async function* copyRows(sql: TransactionSql, statement: Fragment): AsyncGenerator<(string | null)[][]> {
  for await (const lines of copyLines(sql, statement)) {
    const rows = lines.toString('utf8', 0, lines.length - 1).split('\n')
    yield rows.map((row) => row.split('\t').map(unescapeValue))
  }
}

/** The bytes of a `copy (…) to stdout`. Each Buffer contains complete lines. */
export async function* copyLines(sql: TransactionSql, statement: Fragment): AsyncGenerator<Buffer> {
  const { client, release } = await sql.borrow()
  const stream = client.query(copyTo(compile(statement).text))
  let isOver = false
  for (const event of ['end', 'error']) stream.once(event, () => (isOver = true))
  try {
    yield* regroupAtLineEnds(stream as AsyncIterable<Buffer>)
  } finally {
    // If the consumer stopped early, PostgreSQL is still sending rows, and the connection cannot be used again.
    if (!isOver) await client.end()
    release()
  }
}

/**
 * Sends `chunks` to a `copy … from stdin`. Chunks are in COPY's text format and may end inside a line. Rejects with
 * the error of PostgreSQL or of `chunks`.
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

/** Regroups bytes into Buffers of complete lines, which end with a line feed. */
export async function* regroupAtLineEnds(chunks: Iterable<Buffer> | AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0)
  for await (const chunk of chunks) {
    const bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk
    const end = bytes.lastIndexOf(lineFeed) + 1
    if (end > 0) yield bytes.subarray(0, end)
    rest = bytes.subarray(end)
  }
}

const escapes: Record<string, string> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' }

/** Decodes a value of COPY's text format: `\N` is null, and a backslash escapes separators of lines and columns. */
export function unescapeValue(value: string): string | null {
  if (!value.includes('\\')) return value
  if (value === String.raw`\N`) return null
  return value.replace(/\\(.)/gs, (_, character: string) => escapes[character] ?? character)
}
