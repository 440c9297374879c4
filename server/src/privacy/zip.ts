import { Zip, ZipDeflate } from 'fflate'

/** `compressed`: it is so in itself already. */
export type Entry = {
  name: string
  source: Iterable<Uint8Array> | AsyncIterable<Uint8Array>
  compressed?: boolean
}

/** Packs entries into a ZIP archive, as fast as somebody reads it: of a source there is one piece in memory. */
export async function* zip(entries: readonly Entry[], mtime: Date): AsyncGenerator<Uint8Array> {
  const packed: Uint8Array[] = []
  const archive = new Zip((error, bytes) => {
    if (error) throw error
    packed.push(bytes)
  })
  const taken = () => packed.splice(0)
  for (const { name, source, compressed } of entries) {
    // Level 0 and not a stored entry, whose length some programs want to know before it begins.
    const entry = new ZipDeflate(name, { level: compressed ? 0 : 6 })
    entry.mtime = mtime
    archive.add(entry)
    for await (const bytes of source) {
      entry.push(bytes)
      yield* taken()
    }
    entry.push(new Uint8Array(0), true)
    yield* taken()
  }
  archive.end()
  yield* taken()
}
