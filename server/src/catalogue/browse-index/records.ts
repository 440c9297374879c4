import { unescaped } from '../../db/copied.ts'
import { NumberList } from '../match/numbers.ts'

const pieceSize = 1 << 24

/**
 * What is only shown, not searched: each professor's line of COPY text as the database wrote it, in pieces of 16 MB and
 * outside the heap, where strings would take three times as much. It is taken apart for the nine that a page shows.
 */
export type Records = { pieces: readonly Buffer[]; at: Uint32Array }

/** Columns of a record, tab between them and a line feed at its end. */
const columns = {
  schoolName: 0,
  scholarId: 1,
  name: 2,
  affiliation: 3,
  homepageUrl: 4,
  googleScholarUrl: 5,
}
type Record = Readonly<globalThis.Record<keyof typeof columns, string | null>>

export class RecordWriter {
  #pieces: Buffer[] = []
  #at = new NumberList()
  #end = pieceSize

  /** Adds the bytes from `from` on and below `end`, which close with a line feed. */
  add(bytes: Buffer, from: number, end: number): void {
    const length = end - from
    if (this.#end + length > pieceSize) {
      this.#pieces.push(Buffer.allocUnsafeSlow(Math.max(pieceSize, length)))
      this.#end = 0
    }
    bytes.copy(this.#pieces.at(-1)!, this.#end, from, end)
    this.#at.push((this.#pieces.length - 1) * pieceSize + this.#end)
    this.#end += length
  }

  pack(): Records {
    return { pieces: this.#pieces, at: this.#at.pack() }
  }
}

const tab = 0x09
const lineFeed = 0x0a

export function readRecord(records: Records, row: number): Record {
  const [piece, from] = rankOf(records, row)
  const values = piece.toString('utf8', from, piece.indexOf(lineFeed, from)).split('\t').map(unescaped)
  const value = (column: keyof typeof columns) => values[columns[column]] ?? null
  return {
    schoolName: value('schoolName'),
    scholarId: value('scholarId'),
    name: value('name'),
    affiliation: value('affiliation'),
    homepageUrl: value('homepageUrl'),
    googleScholarUrl: value('googleScholarUrl'),
  }
}

/** One column alone, without taking the whole record apart. */
export function readColumn(records: Records, row: number, column: 'scholarId' | 'name'): string {
  const [piece, from] = rankOf(records, row)
  let begin = from
  for (let skip = columns[column]; skip > 0; skip--) begin = piece.indexOf(tab, begin) + 1
  return unescaped(piece.toString('utf8', begin, piece.indexOf(tab, begin))) ?? ''
}

function rankOf({ pieces, at }: Records, row: number): [Buffer, number] {
  const position = at[row]!
  return [pieces[Math.floor(position / pieceSize)]!, position % pieceSize]
}
