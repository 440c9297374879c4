import { NumberList } from '../match/numbers.ts'
import type { Yielder } from '../yielder.ts'
import type { CopyLine } from './copy-line.ts'
import { buildHashIndex, groupBy, type Groups, type HashIndex } from './groups.ts'
import { createCategoryCounter } from './category-order.ts'
import type { GroupCounter } from './selection.ts'
import { hashId } from './shuffle-key.ts'
import { TextNumbers } from './text-numbers.ts'

/**
 * How one column is stored in memory, to filter, sort or find professors by it. `Packed` are its values by row, in the
 * order in which the database sent them; `Stored` is the same by rank.
 */
export type Index<Packed, Stored> = {
  collect: () => Collector<Packed>
  /** @param order the row at each rank. */
  arrange: (packed: Packed, order: Uint32Array, pause: Yielder) => Promise<Stored>
}

type Collector<Packed> = {
  /** Reads one row's value, at this position of the line. */
  add: (line: CopyLine, position: number) => void
  pack: () => Packed
}

/** A column is shown from the record (the text that the database sent) or from its index. */
export type Encoding<Packed, Stored, Value> =
  | { index: Index<Packed, Stored> | null; fromRecord: (text: string | null) => Value }
  | { index: Index<Packed, Stored>; fromIndex: (stored: Stored, rank: number) => Value }

/** Text that is only shown. */
export const text = { index: null, fromRecord: (value: string | null) => value ?? '' }
export const nullableText = { index: null, fromRecord: (value: string | null) => value }

/** Adds an index to a text. */
export const createIndexedText = <Packed, Stored>(index: Index<Packed, Stored>) => ({ ...text, index })

const arrangeByRank = (values: Uint32Array, order: Uint32Array) => order.map((row) => values[row]!)

/** Unsigned 32-bit numbers. */
export const numbers = {
  index: {
    collect: () => collectNumbers((line, position) => line.wholeNumber(position)),
    arrange: async (packed: Uint32Array, order: Uint32Array) => arrangeByRank(packed, order),
  },
  fromIndex: (values: Uint32Array, rank: number) => values[rank]!,
}

function collectNumbers(read: (line: CopyLine, position: number) => number): Collector<Uint32Array> {
  const values = new NumberList()
  return { add: (line, position) => values.push(read(line, position)), pack: () => values.pack() }
}

/** Unique numbers by which professors are found. */
export type Keys = { values: Uint32Array; ranks: HashIndex }

export const keys = {
  index: {
    collect: numbers.index.collect,
    async arrange(packed: Uint32Array, order: Uint32Array): Promise<Keys> {
      const values = arrangeByRank(packed, order)
      return { values, ranks: buildHashIndex(values.map((id) => hashId(id))) }
    },
  },
  fromIndex: ({ values }: Keys, rank: number) => values[rank]!,
}

/** Finds professors by the hash of a text. @param hash of a column's value in a line. */
export const createHashes = (hash: (line: CopyLine, position: number) => number): Index<Uint32Array, HashIndex> => ({
  collect: () => collectNumbers(hash),
  arrange: async (packed, order) => buildHashIndex(arrangeByRank(packed, order)),
})

/** A column with few different texts, each of which has a number. */
export type Categories = {
  /** Folded text → number. Numbers follow the alphabet. */
  numbers: ReadonlyMap<string, number>
  byRank: Uint32Array
  ranks: Groups
  counter: GroupCounter
}

/** @param fold texts with the same folded form are one category. */
export const createCategories = (fold: (text: string) => string): Index<NumberedColumn, Categories> => ({
  collect() {
    const values = new NumberList()
    const texts = new TextNumbers(fold)
    return {
      add: (line, position) => values.push(texts.getNumber(line.escapedText(position))),
      pack: () => ({ values: values.pack(), texts: texts.texts }),
    }
  },
  async arrange({ values, texts }, order, pause) {
    const sorted = texts.toSorted()
    const numbersByText = new Map(sorted.map((category, number) => [category, number]))
    const sortedNumbers = Uint32Array.from(texts, (category) => numbersByText.get(category)!)
    const categoryByRank = order.map((row) => sortedNumbers[values[row]!]!)
    await pause()
    const ranks = groupBy(categoryByRank, sorted.length)
    return {
      numbers: numbersByText,
      byRank: categoryByRank,
      ranks,
      counter: createCategoryCounter(categoryByRank, ranks),
    }
  },
})

type NumberedColumn = { values: Uint32Array; texts: readonly string[] }
