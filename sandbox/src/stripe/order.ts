export const orders = ['made', 'reversed', 'shuffled'] as const
export type Order = (typeof orders)[number]

/** Returns the items in another order. The same seed gives the same shuffle. */
export function reorder<T>(items: readonly T[], order: Order, seed: number): T[] {
  if (order !== 'shuffled') return order === 'reversed' ? items.toReversed() : [...items]
  const random = mulberry32(seed)
  return items
    .map((item) => ({ item, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item)
}

/** Tommy Ettinger's mulberry32: pseudo-random numbers from 0 to 1. */
function mulberry32(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
