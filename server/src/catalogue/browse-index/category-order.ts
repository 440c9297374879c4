import { hasBit, findLowestBit, type Bits } from './bits.ts'
import type { Groups } from './groups.ts'
import type { GroupCounter } from './selection.ts'

/** Counts the selected ranks of each category: the set itself or, if it is smaller, its complement. */
export const createCategoryCounter = (byRank: Uint32Array, { start }: Groups): GroupCounter => ({
  group: (rank) => byRank[rank]!,
  count(bits, count) {
    const counts = new Uint32Array(start.length - 1)
    const complement = count * 2 > byRank.length
    for (let block = 0; block < bits.length; block++) {
      let rest = complement ? ~bits[block]! : bits[block]!
      while (rest !== 0) {
        const rank = block * 32 + findLowestBit(rest)
        if (rank < byRank.length) counts[byRank[rank]!]!++
        rest &= rest - 1
      }
    }
    if (complement)
      for (let number = 0; number < counts.length; number++)
        counts[number] = start[number + 1]! - start[number]! - counts[number]!
    return counts
  },
})

/** Up to `limit` ranks of the set by category, each category by rank, after the first `skip`. */
export function takeByCategory(
  { start, members }: Groups,
  bits: Bits,
  counts: Uint32Array,
  ascending: boolean,
  skip: number,
  limit: number,
): number[] {
  const ranks: number[] = []
  let left = skip
  for (let nth = 0; nth < counts.length && ranks.length < limit; nth++) {
    const category = ascending ? nth : counts.length - 1 - nth
    if (left >= counts[category]!) {
      left -= counts[category]!
      continue
    }
    for (let at = start[category]!; at < start[category + 1]! && ranks.length < limit; at++)
      if (hasBit(bits, members[at]!) && left-- <= 0) ranks.push(members[at]!)
    left = 0
  }
  return ranks
}
