import { unescapeValue } from '../../db/copy.ts'
import { foldName } from '../../text/names.ts'
import { extractStems } from '../../text/words.ts'
import { identifiesPerson } from '../anonymity/locked-texts.ts'
import { NumberList } from '../match/numbers.ts'
import type { Yielder } from '../yielder.ts'
import { createEmptyBits, intersectBits, setBits, uniteBits, type Bits } from './bits.ts'
import type { CopyLine } from './copy-line.ts'
import type { Encoding } from './encodings.ts'
import { getGroup, groupBy, type Groups } from './groups.ts'
import { TextNumbers } from './text-numbers.ts'

/**
 * Which professors have which interest. Interests are numbered: a catalogue of any size has some thousands. An interest
 * that identifies its professor has no number: a filter by it would reveal who is on a locked card.
 */
export type Interests = {
  names: readonly string[]
  /** By number, for suggestions while a student types. */
  foldedNames: readonly string[]
  /** By number, as " stem stem ". */
  stemTexts: readonly string[]
  /** The numbers of the interests that contain a stem. */
  byStem: ReadonlyMap<string, readonly number[]>
  /** By rank: the numbers of the professor's interests. */
  byRank: Groups
  /** By number: the ranks of the professors, ascending. */
  ranks: Groups
  /** Precomputed sets of ranks for frequent interests (by number) and frequent stems. */
  frequent: ReadonlyMap<number | string, Bits>
  /** By rank: all interests of the professors with an interest that has no number. */
  complete: ReadonlyMap<number, readonly string[]>
}

type InterestRows = {
  /** The numbers of row r are numbers[start[r]] … numbers[start[r + 1] - 1]. */
  start: Uint32Array
  numbers: Uint32Array
  names: readonly string[]
  complete: ReadonlyMap<number, readonly string[]>
}

/** An interest of one professor in 64 is frequent: reading its set of all ranks takes as long as adding its ranks. */
const frequentShare = 64
const separator = 0x1f

/**
 * A list of interests, joined by U+001F.
 * @param nameColumn the column with the name of the professor.
 */
export const createInterestLists = (nameColumn: string): Encoding<InterestRows, Interests, readonly string[]> => ({
  index: { collect: () => collectInterests(nameColumn), arrange },
  fromIndex: (interests, rank) => interests.complete.get(rank) ?? getInterests(interests, rank),
})

function collectInterests(nameColumn: string) {
  const start = new NumberList()
  const numbers = new NumberList()
  const names = new TextNumbers((name) => name)
  const complete = new Map<number, readonly string[]>()
  return {
    add(line: CopyLine, position: number) {
      const row = start.length
      start.push(numbers.length)
      const interests = splitEscaped(line, position)
      if (interests.length === 0) return
      const person = line.text(line.position(nameColumn))
      const anonymous = interests.filter((interest) => !identifiesPerson(person, unescapeValue(interest) ?? ''))
      for (const interest of anonymous) numbers.push(names.getNumber(interest))
      if (anonymous.length < interests.length)
        complete.set(
          row,
          interests.map((interest) => unescapeValue(interest) ?? ''),
        )
    },
    pack(): InterestRows {
      start.push(numbers.length)
      return { start: start.pack(), numbers: numbers.pack(), names: names.texts, complete }
    },
  }
}

function splitEscaped(line: CopyLine, position: number): string[] {
  const { bytes } = line
  const end = line.end(position)
  const parts: string[] = []
  for (let begin = line.start(position); begin < end;) {
    let stop = begin
    while (stop < end && bytes[stop] !== separator) stop++
    parts.push(bytes.toString('utf8', begin, stop))
    begin = stop + 1
  }
  return parts
}

async function arrange(rows: InterestRows, order: Uint32Array, pause: Yielder): Promise<Interests> {
  const start = new Uint32Array(order.length + 1)
  const members = new Uint32Array(rows.numbers.length)
  const owners = new Uint32Array(rows.numbers.length)
  const complete = new Map<number, readonly string[]>()
  let end = 0
  for (let rank = 0; rank < order.length; rank++) {
    const row = order[rank]!
    for (let at = rows.start[row]!; at < rows.start[row + 1]!; at++) {
      owners[end] = rank
      members[end++] = rows.numbers[at]!
    }
    start[rank + 1] = end
    const all = rows.complete.size > 0 && rows.complete.get(row)
    if (all) complete.set(rank, all)
    if (rank % 0x1_0000 === 0) await pause()
  }
  const ranks = groupBy(members, rows.names.length, owners)
  await pause()

  const stemTexts = rows.names.map((name) => ` ${extractStems(name).join(' ')} `)
  const byStem = new Map<string, number[]>()
  for (const [number, text] of stemTexts.entries())
    for (const stem of new Set(text.split(' ').filter(Boolean))) {
      const numbers = byStem.get(stem)
      if (numbers) numbers.push(number)
      else byStem.set(stem, [number])
    }
  await pause()

  const frequent = new Map<number | string, Bits>()
  const addIfFrequent = (key: number | string, numbers: readonly number[]) => {
    const count = numbers.reduce((sum, number) => sum + getGroup(ranks, number).length, 0)
    if (count * frequentShare < order.length) return
    const bits = createEmptyBits(order.length)
    for (const number of numbers) setBits(bits, getGroup(ranks, number))
    frequent.set(key, bits)
  }
  for (let number = 0; number < stemTexts.length; number++) {
    addIfFrequent(number, [number])
    await pause()
  }
  for (const [stem, numbers] of byStem) {
    addIfFrequent(stem, numbers)
    await pause()
  }
  const foldedNames = rows.names.map(foldName)
  return { names: rows.names, foldedNames, stemTexts, byStem, byRank: { start, members }, ranks, frequent, complete }
}

/** The interests of one professor that have a number, as written: none of them identifies the professor. */
export const getInterests = ({ byRank, names }: Interests, rank: number): string[] =>
  Array.from(getGroup(byRank, rank), (number) => names[number]!)

/**
 * Removes from `bits` the professors who have none of these interests. A professor matches a wanted interest
 * if its words are adjacent in one of the professor's interests ("learning" matches "machine learning"). Words that have
 * no stem ("down", "4") count if the words as written are adjacent in an interest of anybody.
 * @param scratch a set whose content is lost.
 */
export function intersectInterests(bits: Bits, interests: Interests, wanted: readonly string[], scratch: Bits): void {
  scratch.fill(0)
  const numbers = new Set<number>()
  for (const interest of wanted) {
    const stems = extractStems(interest)
    const written = findAsWritten(interests, foldName(interest), stems)
    for (const number of written) numbers.add(number)
    if (written.length > 0) continue
    const precomputed = stems.length === 1 && interests.frequent.get(stems[0]!)
    if (precomputed) uniteBits(scratch, precomputed)
    else for (const number of findByStems(interests, stems)) numbers.add(number)
  }
  for (const number of numbers) {
    const precomputed = interests.frequent.get(number)
    if (precomputed) uniteBits(scratch, precomputed)
    else setBits(scratch, getGroup(interests.ranks, number))
  }
  intersectBits(bits, scratch)
}

/** If a word has no stem: the numbers of the interests that contain these words; one such word alone is all of it. */
function findAsWritten({ foldedNames }: Interests, folded: string, stems: readonly string[]): readonly number[] {
  const words = folded.split(' ').length
  if (folded === '' || words <= stems.length) return []
  const contains = (name: string) => (words === 1 ? name === folded : ` ${name} `.includes(` ${folded} `))
  return foldedNames.flatMap((name, number) => (contains(name) ? [number] : []))
}

/** The numbers of the interests in which these stems are adjacent. */
function findByStems({ stemTexts, byStem }: Interests, stems: readonly string[]): readonly number[] {
  const candidates = stems.map((stem) => byStem.get(stem) ?? [])
  const fewest = candidates.sort((one, other) => one.length - other.length)[0] ?? []
  return stems.length < 2 ? fewest : fewest.filter((number) => stemTexts[number]!.includes(` ${stems.join(' ')} `))
}
