export const orders = ['made', 'reversed', 'shuffled'] as const
export type Order = (typeof orders)[number]

/** The same things in another order; a shuffle is the same for the same seed. */
export function shuffled<T>(things: readonly T[], order: Order, seed: number): T[] {
  if (order !== 'shuffled') return order === 'reversed' ? things.toReversed() : [...things]
  const random = mulberry32(seed)
  return things
    .map((thing) => ({ thing, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ thing }) => thing)
}

/** Tommy Ettinger's small generator of numbers from 0 to 1. */
function mulberry32(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
