import { unescapeValue } from '../../db/copy.ts'
import { NumberList } from '../match/numbers.ts'

const chunkSize = 1 << 24
const tab = 0x09
const lineFeed = 0x0a

/**
 * The columns that are only shown: the end of each professor's COPY line as the database sent it, in chunks of 16 MB
 * outside the heap. Strings on the heap would take three times as much. A record is parsed when a page shows it.
 */
export type Records = { chunks: readonly Buffer[]; positions: Uint32Array }

export class RecordWriter {
  #chunks: Buffer[] = []
  #positions = new NumberList()
  #end = chunkSize

  /** Adds bytes[from] … bytes[end - 1]; the last of them is a line feed. */
  add(bytes: Buffer, from: number, end: number): void {
    const length = end - from
    if (this.#end + length > chunkSize) {
      this.#chunks.push(Buffer.allocUnsafeSlow(Math.max(chunkSize, length)))
      this.#end = 0
    }
    bytes.copy(this.#chunks.at(-1)!, this.#end, from, end)
    this.#positions.push((this.#chunks.length - 1) * chunkSize + this.#end)
    this.#end += length
  }

  pack(): Records {
    return { chunks: this.#chunks, positions: this.#positions.pack() }
  }
}

/** The values of a record, in the order of the columns. */
export function readRecord(records: Records, rank: number): (string | null)[] {
  const [chunk, from] = locateRecord(records, rank)
  return chunk.toString('utf8', from, chunk.indexOf(lineFeed, from)).split('\t').map(unescapeValue)
}

/** One value of a record; '' for null. */
export function readRecordText(records: Records, rank: number, position: number): string {
  const [chunk, from] = locateRecord(records, rank)
  let begin = from
  for (let skip = position; skip > 0; skip--) begin = chunk.indexOf(tab, begin) + 1
  const end = chunk.indexOf(tab, begin)
  const recordEnd = chunk.indexOf(lineFeed, begin)
  return unescapeValue(chunk.toString('utf8', begin, end === -1 || end > recordEnd ? recordEnd : end)) ?? ''
}

function locateRecord({ chunks, positions }: Records, rank: number): [Buffer, number] {
  const position = positions[rank]!
  return [chunks[Math.floor(position / chunkSize)]!, position % chunkSize]
}
