import { countOnes, type Bits } from './bits.ts'
import { neutralKey } from './neutral.ts'
import { seedOf } from '../../text/hash-text.ts'

/**
 * Up to `limit` places of the set, after the first `skip`, in an order that is the seed's own and the same whatever else
 * is in the set. It hangs on places alone, which know nothing of names: the words of the set are dealt to 32 hands; hand
 * by hand, each of its words gives the bit of one position, then of the next. So a page deep inside is reached by
 * counting whole hands (`counts`), and neighbours on it have nothing in common.
 */
export function takeShuffled(bits: Bits, counts: Uint32Array, seed: string, skip: number, limit: number): number[] {
  const salt = seedOf(seed)
  const ranks: number[] = []
  let left = skip
  for (const hand of shuffled(salt)) {
    if (ranks.length === limit) break
    if (left >= counts[hand]!) {
      left -= counts[hand]!
      continue
    }
    const words = Math.ceil((bits.length - hand) / 32)
    const first = neutralKey(hand, salt) % words
    for (const position of shuffled(salt + 1)) {
      if (ranks.length === limit) break
      if (left > 0) {
        const here = countAt(bits, hand, position)
        if (left >= here) {
          left -= here
          continue
        }
      }
      for (let nth = 0; nth < words && ranks.length < limit; nth++) {
        const word = hand + 32 * ((first + nth) % words)
        if (((bits[word]! >>> position) & 1) === 1 && left-- <= 0) ranks.push(word * 32 + position)
      }
    }
    left = 0
  }
  return ranks
}

/** The hand that a place is dealt to with its word. */
export const handOf = (rank: number): number => (rank >>> 5) & 31

/** How many of the set each of the 32 hands holds. */
export function countByHand(bits: Bits): Uint32Array {
  const counts = new Uint32Array(32)
  for (let word = 0; word < bits.length; word++) counts[word & 31]! += countOnes(bits[word]!)
  return counts
}

/** How many of a hand's words have the bit of this position: a few µs for 1.4 million. */
function countAt(bits: Bits, hand: number, position: number): number {
  let count = 0
  for (let word = hand; word < bits.length; word += 32) count += (bits[word]! >>> position) & 1
  return count
}

/** 0 … 31 in an order of the salt's own. */
const shuffled = (salt: number): number[] =>
  Array.from({ length: 32 }, (_, at) => at).sort((one, other) => neutralKey(one, salt) - neutralKey(other, salt))
