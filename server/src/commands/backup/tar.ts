const BLOCK = 512

/** No part of a backup is larger: parts of tables have a few MB, and a resume has ten. */
const MOST_BYTES = 64 * 1024 * 1024

/** A file in a tar archive; `raw` is all that stands for it there. */
export type Entry = { name: string; bytes: Buffer; raw: Buffer }

/** What closes an archive. */
export const tarEnd = Buffer.alloc(2 * BLOCK)

/** One file as POSIX ustar has it, so that any tar opens a backup. @param name ASCII, at most 100 characters. */
export function tarEntry(name: string, bytes: Buffer, at: Date): Buffer {
  const head = Buffer.alloc(BLOCK)
  const octal = (value: number, length: number) => `${value.toString(8).padStart(length - 1, '0')}\0`
  head.write(name, 0, 100, 'ascii')
  head.write(octal(0o600, 8) + octal(0, 8) + octal(0, 8), 100, 'ascii')
  head.write(octal(bytes.length, 12) + octal(Math.floor(at.getTime() / 1_000), 12), 124, 'ascii')
  head.write('        0', 148, 'ascii')
  head.write('ustar\x0000', 257, 'ascii')
  head.write(
    `${octal(
      head.reduce((sum, byte) => sum + byte, 0),
      7,
    )} `,
    148,
    'ascii',
  )
  return Buffer.concat([head, bytes, Buffer.alloc(padding(bytes.length))])
}

/** The files of an archive as `tarEntry` wrote them. Throws where the bytes are something else, or end too early. */
export async function* entriesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<Entry> {
  let rest: Buffer = Buffer.alloc(0)
  let ended = false
  for await (const chunk of chunks) {
    // What stands behind the end is read as well: unpacking finds out there whether all of it is sound.
    if (ended) continue
    rest = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk
    for (let length = lengthOf(rest); length !== null && rest.length >= length; length = lengthOf(rest)) {
      if ((ended = rest[0] === 0)) break
      const raw = rest.subarray(0, length)
      yield { name: nameOf(raw), bytes: raw.subarray(BLOCK, BLOCK + sizeOf(raw)), raw }
      rest = rest.subarray(length)
    }
  }
  if (!ended) throw new Error('the archive has no end')
}

/** Of the entry that begins these bytes; null while its head is not here. */
function lengthOf(bytes: Buffer): number | null {
  if (bytes.length < BLOCK) return null
  if (bytes[0] === 0) return BLOCK
  const size = sizeOf(bytes)
  if (!(size <= MOST_BYTES) || bytes.toString('ascii', 257, 262) !== 'ustar') throw new Error('this is no such archive')
  return BLOCK + size + padding(size)
}

const padding = (size: number): number => (BLOCK - (size % BLOCK)) % BLOCK
const sizeOf = (head: Buffer): number => Number.parseInt(head.toString('ascii', 124, 135), 8)
const nameOf = (head: Buffer): string => head.toString('ascii', 0, 100).replace(/\0.*$/s, '')
