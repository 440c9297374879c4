/**
 * A sort key for an id: sorting by it gives an order that is independent of the order of the ids. Two different seeds
 * give two unrelated orders. (The mixing is the finaliser of MurmurHash3.)
 */
export function computeShuffleKey(id: number, seed: number): number {
  let key = Math.imul(id, 0x9e3779b1) ^ seed
  key = Math.imul(key ^ (key >>> 16), 0x85ebca6b)
  key = Math.imul(key ^ (key >>> 13), 0xc2b2ae35)
  return (key ^ (key >>> 16)) >>> 0
}

/** The hash of an id. */
export const hashId = (id: number): number => computeShuffleKey(id, 0)
