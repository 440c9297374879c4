import { hasBit, lowestOne, type Bits } from './bits.ts'
import { groupOf } from './directory.ts'
import type { Kept } from './kept.ts'
import type { Snapshot } from './snapshot.ts'

/**
 * How many of the set are at each school. Where only some schools can be met (`wanted`), these are counted one by one;
 * else whoever is in the set, or is not, where those are fewer.
 */
export function countBySchool(
  snapshot: Snapshot,
  { bits, count }: Pick<Kept, 'bits' | 'count'>,
  wanted: readonly number[] | null,
): Uint32Array {
  const { school, placesBySchool } = snapshot
  const counts = new Uint32Array(placesBySchool.start.length - 1)
  if (wanted) {
    for (const number of wanted) counts[number] = countAmong(bits, groupOf(placesBySchool, number))
    return counts
  }
  const missing = count * 2 > school.length
  for (let word = 0; word < bits.length; word++) {
    let rest = missing ? ~bits[word]! : bits[word]!
    while (rest !== 0) {
      const place = word * 32 + lowestOne(rest)
      if (place < school.length) counts[school[place]!]!++
      rest &= rest - 1
    }
  }
  if (missing)
    for (let number = 0; number < counts.length; number++)
      counts[number] = placesBySchool.start[number + 1]! - placesBySchool.start[number]! - counts[number]!
  return counts
}

function countAmong(bits: Bits, places: Uint32Array): number {
  let count = 0
  for (let at = 0; at < places.length; at++) count += (bits[places[at]! >>> 5]! >>> places[at]!) & 1
  return count
}

/** Up to `limit` places of the set by school, at each the most cited first, after the first `skip`. */
export function takeBySchool(
  { placesBySchool: { start, members } }: Snapshot,
  bits: Bits,
  counts: Uint32Array,
  ascending: boolean,
  skip: number,
  limit: number,
): number[] {
  const places: number[] = []
  let left = skip
  for (let nth = 0; nth < counts.length && places.length < limit; nth++) {
    const school = ascending ? nth : counts.length - 1 - nth
    if (left >= counts[school]!) {
      left -= counts[school]!
      continue
    }
    for (let at = start[school]!; at < start[school + 1]! && places.length < limit; at++)
      if (hasBit(bits, members[at]!) && left-- <= 0) places.push(members[at]!)
    left = 0
  }
  return places
}
