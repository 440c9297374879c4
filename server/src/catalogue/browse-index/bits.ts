/** A set of ranks: rank r is in the set if bit r % 32 of word ⌊r / 32⌋ is 1. 1.4 million ranks take 175 kB. */
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
  for (let word = 0; word < bits.length; word++) bits[word]! |= other[word]!
}

/** Removes from `bits` the ranks that are not in `other`. */
export function intersectBits(bits: Bits, other: Bits): void {
  for (let word = 0; word < bits.length; word++) bits[word]! &= other[word]!
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

/** The number of ones in a word. */
export function countOnes(word: number): number {
  const pairs = (word - ((word >>> 1) & 0x5555_5555)) | 0
  const fours = ((pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333)) | 0
  return Math.imul((fours + (fours >> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24
}

export function countBits(bits: Bits): number {
  let count = 0
  for (let word = 0; word < bits.length; word++) count += countOnes(bits[word]!)
  return count
}

/** The number of ranks r in the set with from ≤ r < end. */
export function countRange(bits: Bits, from: number, end: number): number {
  if (from >= end) return 0
  const [first, last] = [from >>> 5, (end - 1) >>> 5]
  let count = 0
  for (let word = first; word <= last; word++) {
    let ones = bits[word]!
    if (word === first) ones &= -1 << from
    if (word === last && (end & 31) !== 0) ones &= ~(-1 << end)
    count += countOnes(ones)
  }
  return count
}

/** Up to `limit` ranks in ascending order, after the first `skip`. */
export function takeAscending(bits: Bits, skip: number, limit: number): number[] {
  const ranks: number[] = []
  let left = skip
  for (let word = 0; word < bits.length && ranks.length < limit; word++) {
    if (bits[word] === 0) continue
    const ones = countOnes(bits[word]!)
    if (ones > left) ranks.push(...listRanksInBlock(bits, word).slice(left, left + limit - ranks.length))
    left = Math.max(0, left - ones)
  }
  return ranks
}

/** Up to `limit` ranks in descending order, after the last `skip`. */
export function takeDescending(bits: Bits, skip: number, limit: number): number[] {
  const ranks: number[] = []
  let left = skip
  for (let word = bits.length - 1; word >= 0 && ranks.length < limit; word--) {
    if (bits[word] === 0) continue
    const ones = countOnes(bits[word]!)
    if (ones > left)
      ranks.push(
        ...listRanksInBlock(bits, word)
          .toReversed()
          .slice(left, left + limit - ranks.length),
      )
    left = Math.max(0, left - ones)
  }
  return ranks
}

function listRanksInBlock(bits: Bits, word: number): number[] {
  const ranks: number[] = []
  for (let rest = bits[word]!; rest !== 0; rest &= rest - 1) ranks.push(word * 32 + findLowestBit(rest))
  return ranks
}

/** The position of the lowest one of a word, 0–31. */
export const findLowestBit = (word: number): number => 31 - Math.clz32(word & -word)
