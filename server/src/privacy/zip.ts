import { Zip, ZipDeflate } from 'fflate'

/** `compressed`: the source is compressed already. */
export type Entry = {
  name: string
  source: Iterable<Uint8Array> | AsyncIterable<Uint8Array>
  compressed?: boolean
}

/** Generates a ZIP archive at the rate at which it is read; one chunk of a source is in memory. */
export async function* zip(entries: readonly Entry[], mtime: Date): AsyncGenerator<Uint8Array> {
  const packed: Uint8Array[] = []
  const archive = new Zip((error, bytes) => {
    if (error) throw error
    packed.push(bytes)
  })
  const takePacked = () => packed.splice(0)
  for (const { name, source, compressed } of entries) {
    // Level 0 instead of a stored entry, since some programs require the length of a stored entry in advance.
    const entry = new ZipDeflate(name, { level: compressed ? 0 : 6 })
    entry.mtime = mtime
    archive.add(entry)
    for await (const bytes of source) {
      entry.push(bytes)
      yield* takePacked()
    }
    entry.push(new Uint8Array(0), true)
    yield* takePacked()
  }
  archive.end()
  yield* takePacked()
}
