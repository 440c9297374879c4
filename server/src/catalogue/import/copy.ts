import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { TransactionSql } from 'postgres'

type CopyValue = string | number | string[] | null

const CHUNK_CHARACTERS = 1 << 18

/**
 * Streams rows into `table (columns)` by COPY, the fastest kind of insert. The values of a row are in the order of the
 * columns. Throws if PostgreSQL refuses a value, perhaps only as "current transaction is aborted".
 */
export async function copyInto(
  tx: TransactionSql,
  table: string,
  columns: string[],
  rows: Iterable<CopyValue[]>,
): Promise<void> {
  const target = await tx`copy ${tx(table)} (${tx(columns)}) from stdin`.writable()
  // postgres.js 3.4.9 never answers the end of a COPY that the server refuses (its issue 1173), and the import would
  // wait forever in an open transaction. A statement behind the COPY is answered in any case: refused as well, if so.
  const behind = Promise.withResolvers<never>()
  // oxlint-disable no-underscore-dangle -- Node's own name for the hook
  const end = target._final.bind(target)
  target._final = (done) => {
    end(done)
    tx`select`.catch(behind.reject)
  }
  // oxlint-enable no-underscore-dangle
  await Promise.race([pipeline(Readable.from(chunks(rows), { objectMode: true }), target), behind.promise])
}

/** Joins lines to chunks, since a write per row would take longer than the rows. */
function* chunks(rows: Iterable<CopyValue[]>): Generator<string> {
  let text = ''
  for (const row of rows) {
    text += `${row.map(field).join('\t')}\n`
    if (text.length < CHUNK_CHARACTERS) continue
    yield text
    text = ''
  }
  if (text) yield text
}

function field(value: CopyValue): string {
  if (value === null) return String.raw`\N`
  if (typeof value === 'number') return String(value)
  return escapeText(Array.isArray(value) ? arrayLiteral(value) : value)
}

function arrayLiteral(values: string[]): string {
  return `{${values.map((value) => `"${value.replace(/["\\]/g, String.raw`\$&`)}"`).join(',')}}`
}

const escapes: Record<string, string> = {
  '\\': String.raw`\\`,
  '\n': String.raw`\n`,
  '\r': String.raw`\r`,
  '\t': String.raw`\t`,
  '\0': '',
}

/** Escapes a text for COPY. PostgreSQL texts cannot contain NUL characters, so these are removed. */
function escapeText(text: string): string {
  return /[\\\n\r\t\0]/.test(text) ? text.replace(/[\\\n\r\t\0]/g, (one) => escapes[one]!) : text
}
