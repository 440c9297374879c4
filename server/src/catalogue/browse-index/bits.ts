/** A set of places: place p is in it where bit p % 32 of word ⌊p / 32⌋ is 1. 1.4 million places take 175 kB. */
export type Bits = Int32Array

export const emptyBits = (size: number): Bits => new Int32Array((size + 31) >>> 5)

/** All places below `size`. */
export function fullBits(size: number): Bits {
  const bits = emptyBits(size).fill(-1)
  keepRange(bits, 0, size)
  return bits
}

export const hasBit = (bits: Bits, index: number): boolean => ((bits[index >>> 5]! >>> index) & 1) === 1

export function setBit(bits: Bits, index: number): void {
  bits[index >>> 5]! |= 1 << index
}

/** Adds places; written out, since some filters add a million. */
export function setBits(bits: Bits, indexes: Uint32Array): void {
  for (let at = 0; at < indexes.length; at++) {
    const index = indexes[at]!
    bits[index >>> 5]! |= 1 << index
  }
}

export function addBits(bits: Bits, other: Bits): void {
  for (let word = 0; word < bits.length; word++) bits[word]! |= other[word]!
}

export function clearBit(bits: Bits, index: number): void {
  bits[index >>> 5]! &= ~(1 << index)
}

/** Leaves in `bits` only what is also in `other`. */
export function keepBits(bits: Bits, other: Bits): void {
  for (let word = 0; word < bits.length; word++) bits[word]! &= other[word]!
}

/** Leaves only the places from `from` on and below `end`. */
export function keepRange(bits: Bits, from: number, end: number): void {
  if (from >= end) return void bits.fill(0)
  bits.fill(0, 0, from >>> 5)
  bits[from >>> 5]! &= -1 << from
  if (end >>> 5 >= bits.length) return
  bits[end >>> 5]! &= ~(-1 << end)
  bits.fill(0, (end >>> 5) + 1)
}

/** How many bits of one word are 1. */
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

/** How many places from `from` on and below `end` are in the set. */
export function countBetween(bits: Bits, from: number, end: number): number {
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

/** Up to `limit` places, rising, after the first `skip`. */
export function indexesFrom(bits: Bits, skip: number, limit: number): number[] {
  const indexes: number[] = []
  let left = skip
  for (let word = 0; word < bits.length && indexes.length < limit; word++) {
    if (bits[word] === 0) continue
    const ones = countOnes(bits[word]!)
    if (ones > left) indexes.push(...indexesIn(bits, word).slice(left, left + limit - indexes.length))
    left = Math.max(0, left - ones)
  }
  return indexes
}

/** The same from the other end, falling. */
export function indexesBefore(bits: Bits, skip: number, limit: number): number[] {
  const indexes: number[] = []
  let left = skip
  for (let word = bits.length - 1; word >= 0 && indexes.length < limit; word--) {
    if (bits[word] === 0) continue
    const ones = countOnes(bits[word]!)
    if (ones > left)
      indexes.push(
        ...indexesIn(bits, word)
          .toReversed()
          .slice(left, left + limit - indexes.length),
      )
    left = Math.max(0, left - ones)
  }
  return indexes
}

function indexesIn(bits: Bits, word: number): number[] {
  const indexes: number[] = []
  for (let rest = bits[word]!; rest !== 0; rest &= rest - 1) indexes.push(word * 32 + lowestOne(rest))
  return indexes
}

/** Where the lowest 1 of a word stands, 0–31. */
export const lowestOne = (word: number): number => 31 - Math.clz32(word & -word)
