/**
 * A set of ranks, in blocks of 32 bits: rank r is in the set if bit r % 32 of block ⌊r / 32⌋ is 1. 1.4 million ranks
 * take 175 kB.
 */
export type Bits = Int32Array

export const createEmptyBits = (size: number): Bits => new Int32Array((size + 31) >>> 5)

/** The set of all ranks below `size`. */
export function createFullBits(size: number): Bits {
  const bits = createEmptyBits(size).fill(-1)
  intersectRange(bits, 0, size)
  return bits
}

export const hasBit = (bits: Bits, rank: number): boolean => ((bits[rank >>> 5]! >>> rank) & 1) === 1

export function setBit(bits: Bits, rank: number): void {
  bits[rank >>> 5]! |= 1 << rank
}

/** Adds ranks. The loop does not call setBit, since some filters add a million ranks. */
export function setBits(bits: Bits, ranks: Uint32Array): void {
  for (let at = 0; at < ranks.length; at++) {
    const rank = ranks[at]!
    bits[rank >>> 5]! |= 1 << rank
  }
}

export function clearBit(bits: Bits, rank: number): void {
  bits[rank >>> 5]! &= ~(1 << rank)
}

/** Adds all ranks of `other` to `bits`. */
export function uniteBits(bits: Bits, other: Bits): void {
  for (let block = 0; block < bits.length; block++) bits[block]! |= other[block]!
}

/** Removes from `bits` the ranks that are not in `other`. */
export function intersectBits(bits: Bits, other: Bits): void {
  for (let block = 0; block < bits.length; block++) bits[block]! &= other[block]!
}

/** Removes the ranks below `from`, and those from `end` on. */
export function intersectRange(bits: Bits, from: number, end: number): void {
  if (from >= end) return void bits.fill(0)
  bits.fill(0, 0, from >>> 5)
  bits[from >>> 5]! &= -1 << from
  if (end >>> 5 >= bits.length) return
  bits[end >>> 5]! &= ~(-1 << end)
  bits.fill(0, (end >>> 5) + 1)
}

/** The number of ones in a block. */
export function countOnes(block: number): number {
  const pairs = (block - ((block >>> 1) & 0x5555_5555)) | 0
  const fours = ((pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333)) | 0
  return Math.imul((fours + (fours >> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24
}

export function countBits(bits: Bits): number {
  let count = 0
  for (let block = 0; block < bits.length; block++) count += countOnes(bits[block]!)
  return count
}

/** The number of ranks r in the set with from ≤ r < end. */
export function countRange(bits: Bits, from: number, end: number): number {
  if (from >= end) return 0
  const [first, last] = [from >>> 5, (end - 1) >>> 5]
  let count = 0
  for (let block = first; block <= last; block++) {
    let ones = bits[block]!
    if (block === first) ones &= -1 << from
    if (block === last && (end & 31) !== 0) ones &= ~(-1 << end)
    count += countOnes(ones)
  }
  return count
}

/** Up to `limit` ranks in ascending order, after the first `skip`. */
export function takeAscending(bits: Bits, skip: number, limit: number): number[] {
  const ranks: number[] = []
  let left = skip
  for (let block = 0; block < bits.length && ranks.length < limit; block++) {
    if (bits[block] === 0) continue
    const ones = countOnes(bits[block]!)
    if (ones > left) ranks.push(...listRanksInBlock(bits, block).slice(left, left + limit - ranks.length))
    left = Math.max(0, left - ones)
  }
  return ranks
}

/** Up to `limit` ranks in descending order, after the last `skip`. */
export function takeDescending(bits: Bits, skip: number, limit: number): number[] {
  const ranks: number[] = []
  let left = skip
  for (let block = bits.length - 1; block >= 0 && ranks.length < limit; block--) {
    if (bits[block] === 0) continue
    const ones = countOnes(bits[block]!)
    if (ones > left)
      ranks.push(
        ...listRanksInBlock(bits, block)
          .toReversed()
          .slice(left, left + limit - ranks.length),
      )
    left = Math.max(0, left - ones)
  }
  return ranks
}

function listRanksInBlock(bits: Bits, block: number): number[] {
  const ranks: number[] = []
  for (let rest = bits[block]!; rest !== 0; rest &= rest - 1) ranks.push(block * 32 + findLowestBit(rest))
  return ranks
}

/** The position of the lowest one of a block, 0–31. */
export const findLowestBit = (block: number): number => 31 - Math.clz32(block & -block)
