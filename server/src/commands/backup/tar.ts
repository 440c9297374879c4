const BLOCK = 512

/** Above the size of every file in a backup: parts of tables have a few MB, and a resume has at most ten. */
const MAX_BYTES = 64 * 1024 * 1024

/** A file in a tar archive; `raw` are its bytes in the archive, with header and padding. */
export type Entry = { name: string; bytes: Buffer; raw: Buffer }

/** The end of an archive. */
export const tarEnd = Buffer.alloc(2 * BLOCK)

/** A file in the POSIX ustar format, which every tar can read. @param name ASCII, at most 100 characters. */
export function createTarEntry(name: string, bytes: Buffer, at: Date): Buffer {
  const head = Buffer.alloc(BLOCK)
  const formatOctal = (value: number, length: number) => `${value.toString(8).padStart(length - 1, '0')}\0`
  head.write(name, 0, 100, 'ascii')
  head.write(formatOctal(0o600, 8) + formatOctal(0, 8) + formatOctal(0, 8), 100, 'ascii')
  head.write(formatOctal(bytes.length, 12) + formatOctal(Math.floor(at.getTime() / 1_000), 12), 124, 'ascii')
  head.write('        0', 148, 'ascii')
  head.write('ustar\x0000', 257, 'ascii')
  head.write(
    `${formatOctal(
      head.reduce((sum, byte) => sum + byte, 0),
      7,
    )} `,
    148,
    'ascii',
  )
  return Buffer.concat([head, bytes, Buffer.alloc(createPadding(bytes.length))])
}

/** Reads the files of an archive that `createTarEntry` wrote. Throws if the format differs or the archive is incomplete. */
export async function* readEntries(chunks: AsyncIterable<Buffer>): AsyncGenerator<Entry> {
  let rest: Buffer = Buffer.alloc(0)
  let ended = false
  for await (const chunk of chunks) {
    // The bytes after the end are read too, since gunzip verifies its checksum there.
    if (ended) continue
    rest = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk
    for (let length = getLength(rest); length !== null && rest.length >= length; length = getLength(rest)) {
      if ((ended = rest[0] === 0)) break
      const raw = rest.subarray(0, length)
      yield { name: getName(raw), bytes: raw.subarray(BLOCK, BLOCK + getSize(raw)), raw }
      rest = rest.subarray(length)
    }
  }
  if (!ended) throw new Error('the archive has no end')
}

/** The length of the entry at the beginning of these bytes; null while its header is incomplete. */
function getLength(bytes: Buffer): number | null {
  if (bytes.length < BLOCK) return null
  if (bytes[0] === 0) return BLOCK
  const size = getSize(bytes)
  if (!(size <= MAX_BYTES) || bytes.toString('ascii', 257, 262) !== 'ustar') throw new Error('it is no tar archive')
  return BLOCK + size + createPadding(size)
}

const createPadding = (size: number): number => (BLOCK - (size % BLOCK)) % BLOCK
const getSize = (head: Buffer): number => Number.parseInt(head.toString('ascii', 124, 135), 8)
const getName = (head: Buffer): string => head.toString('ascii', 0, 100).replace(/\0.*$/s, '')
