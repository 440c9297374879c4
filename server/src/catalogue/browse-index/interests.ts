import { addBits, emptyBits, setBits, type Bits } from './bits.ts'
import { createYielder } from '../yielder.ts'
import { groupBy, groupOf, type Groups } from './directory.ts'
import { stemsOf } from '../../text/words.ts'
import type { Rows } from './rows.ts'

/** Who has which interest. Interests are numbered; a catalogue has some thousands, whatever its size. */
export type Interests = {
  names: readonly string[]
  /** By number, as " stem stem ". */
  texts: readonly string[]
  /** The numbers of the interests that hold a stem. */
  withStem: ReadonlyMap<string, readonly number[]>
  /** By place: its interests. */
  of: Groups
  /** By interest: its places, rising. */
  ranks: Groups
  /** Ready sets of what is so common that a set is quicker to read: interests by number, and stems. */
  common: ReadonlyMap<number | string, Bits>
}

/** One professor in so many makes an interest common: reading a set of all takes as long as adding these one by one. */
const commonShare = 64

/** @param order which row stands at a place. */
export async function takeInterests(rows: Rows, order: Uint32Array): Promise<Interests> {
  const pause = createYielder()
  const start = new Uint32Array(order.length + 1)
  const members = new Uint32Array(rows.interests.length)
  const owners = new Uint32Array(rows.interests.length)
  let end = 0
  for (let rank = 0; rank < order.length; rank++) {
    const row = order[rank]!
    for (let at = rows.interestStart[row]!; at < rows.interestStart[row + 1]!; at++) {
      owners[end] = rank
      members[end++] = rows.interests[at]!
    }
    start[rank + 1] = end
    if (rank % 0x1_0000 === 0) await pause()
  }
  const ranks = groupBy(members, rows.interestNames.length, owners)
  await pause()

  const texts = rows.interestNames.map((name) => ` ${stemsOf(name).join(' ')} `)
  const withStem = new Map<string, number[]>()
  for (const [number, text] of texts.entries())
    for (const stem of new Set(text.split(' ').filter(Boolean))) {
      const numbers = withStem.get(stem)
      if (numbers) numbers.push(number)
      else withStem.set(stem, [number])
    }
  await pause()

  const common = new Map<number | string, Bits>()
  const keepIfCommon = (key: number | string, numbers: readonly number[]) => {
    const count = numbers.reduce((sum, number) => sum + groupOf(ranks, number).length, 0)
    if (count * commonShare < order.length) return
    const bits = emptyBits(order.length)
    for (const number of numbers) setBits(bits, groupOf(ranks, number))
    common.set(key, bits)
  }
  for (let number = 0; number < texts.length; number++) {
    keepIfCommon(number, [number])
    await pause()
  }
  for (const [stem, numbers] of withStem) {
    keepIfCommon(stem, numbers)
    await pause()
  }
  return { names: rows.interestNames, texts, withStem, of: { start, members }, ranks, common }
}

/**
 * Puts everybody into `bits` who has any of these interests; one counts where its words stand together in a listed
 * interest ("learning" finds "machine learning").
 */
export function addInterested(bits: Bits, interests: Interests, wanted: readonly string[]): Bits {
  const numbers = new Set<number>()
  for (const interest of wanted) {
    const stems = stemsOf(interest)
    const ready = stems.length === 1 && interests.common.get(stems[0]!)
    if (ready) addBits(bits, ready)
    else for (const number of numbersOf(interests, stems)) numbers.add(number)
  }
  for (const number of numbers) {
    const ready = interests.common.get(number)
    if (ready) addBits(bits, ready)
    else setBits(bits, groupOf(interests.ranks, number))
  }
  return bits
}

/** Interests in which these stems stand together. */
function numbersOf({ texts, withStem }: Interests, stems: readonly string[]): readonly number[] {
  const candidates = stems.map((stem) => withStem.get(stem) ?? [])
  const fewest = candidates.sort((one, other) => one.length - other.length)[0] ?? []
  return stems.length < 2 ? fewest : fewest.filter((number) => texts[number]!.includes(` ${stems.join(' ')} `))
}
