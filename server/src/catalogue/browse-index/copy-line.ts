import { unescapeValue } from '../../db/copy.ts'

const tab = 0x09
const lineFeed = 0x0a

/**
 * One line in COPY's text format: the columns of a row with a tab between them. One object reads all lines in turn,
 * since a catalogue has millions.
 */
export class CopyLine {
  bytes: Buffer = Buffer.alloc(0)
  readonly #positions: ReadonlyMap<string, number>
  /** The first byte of each column that is read, and of what follows them. */
  readonly #starts: Float64Array

  /** @param columns the columns that are read, in the order of the line; any others follow them. */
  constructor(columns: readonly string[]) {
    this.#positions = new Map(columns.map((column, position) => [column, position]))
    this.#starts = new Float64Array(columns.length + 1)
  }

  /** Moves to the line that begins at `from`; returns the start of the next line. */
  moveTo(bytes: Buffer, from: number): number {
    const starts = this.#starts
    const next = bytes.indexOf(lineFeed, from) + 1
    this.bytes = bytes
    starts[0] = from
    for (let column = 1; column < starts.length; column++) {
      const end = bytes.indexOf(tab, starts[column - 1])
      starts[column] = end === -1 || end >= next ? next : end + 1
    }
    return next
  }

  start(position: number): number {
    return this.#starts[position]!
  }

  end(position: number): number {
    return this.#starts[position + 1]! - 1
  }

  /** The text of a column as the database escaped it. */
  escapedText(position: number): string {
    return this.bytes.toString('utf8', this.start(position), this.end(position))
  }

  /** The text of a column; '' for null. */
  text(position: number): string {
    return unescapeValue(this.escapedText(position)) ?? ''
  }

  /** The position of a column in the line. */
  position(column: string): number {
    const position = this.#positions.get(column)
    if (position === undefined) throw new Error(`The line has no column ${column}.`)
    return position
  }

  wholeNumber(position: number): number {
    let number = 0
    for (let at = this.start(position); at < this.end(position); at++) number = number * 10 + this.bytes[at]! - 0x30
    return number
  }
}
