import type { PendingQuery } from 'postgres'

const lineFeed = 0x0a

/** Rows of a `copy (…) to stdout`, as many at a time as came together; the columns as text, null where they were null. */
export async function* copied(query: PendingQuery<never[]>): AsyncGenerator<(string | null)[][]> {
  for await (const lines of copiedLines(query)) {
    const rows = lines.toString('utf8', 0, lines.length - 1).split('\n')
    yield rows.map((row) => row.split('\t').map(unescaped))
  }
}

/** The same as the database wrote it; each Buffer holds whole lines. */
export async function* copiedLines(query: PendingQuery<never[]>): AsyncGenerator<Buffer> {
  const stream = await query.readable()
  try {
    yield* wholeLines(stream as AsyncIterable<Buffer>)
  } finally {
    // postgres.js pauses the connection while its stream is full, and goes on when the stream asks for more. A stream
    // that got its end together with too much never asks again: the next query on that connection would wait for ever.
    // One that broke off has no connection any more.
    if (!stream.errored) stream._read(0)
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
