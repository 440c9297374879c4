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
  const { school, ranksBySchool } = snapshot
  const counts = new Uint32Array(ranksBySchool.start.length - 1)
  if (wanted) {
    for (const number of wanted) counts[number] = countAmong(bits, groupOf(ranksBySchool, number))
    return counts
  }
  const missing = count * 2 > school.length
  for (let word = 0; word < bits.length; word++) {
    let rest = missing ? ~bits[word]! : bits[word]!
    while (rest !== 0) {
      const rank = word * 32 + lowestOne(rest)
      if (rank < school.length) counts[school[rank]!]!++
      rest &= rest - 1
    }
  }
  if (missing)
    for (let number = 0; number < counts.length; number++)
      counts[number] = ranksBySchool.start[number + 1]! - ranksBySchool.start[number]! - counts[number]!
  return counts
}

function countAmong(bits: Bits, ranks: Uint32Array): number {
  let count = 0
  for (let at = 0; at < ranks.length; at++) count += (bits[ranks[at]! >>> 5]! >>> ranks[at]!) & 1
  return count
}

/** Up to `limit` places of the set by school, at each the most cited first, after the first `skip`. */
export function takeBySchool(
  { ranksBySchool: { start, members } }: Snapshot,
  bits: Bits,
  counts: Uint32Array,
  ascending: boolean,
  skip: number,
  limit: number,
): number[] {
  const ranks: number[] = []
  let left = skip
  for (let nth = 0; nth < counts.length && ranks.length < limit; nth++) {
    const school = ascending ? nth : counts.length - 1 - nth
    if (left >= counts[school]!) {
      left -= counts[school]!
      continue
    }
    for (let at = start[school]!; at < start[school + 1]! && ranks.length < limit; at++)
      if (hasBit(bits, members[at]!) && left-- <= 0) ranks.push(members[at]!)
    left = 0
  }
  return ranks
}
