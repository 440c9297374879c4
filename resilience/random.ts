export type Random = {
  /** A whole number from 0 to below `count`. */
  number: (count: number) => number
  one: <T>(of: readonly T[]) => T
  /** Random characters of base64url. */
  text: (length: number) => string
}

const base64url = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** A seeded generator of numbers from 0 to below 1 (mulberry32). */
export function createNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let bits = Math.imul(state ^ (state >>> 15), 1 | state)
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Draws that are the same for the same seed. */
export function createRandom(seed: number): Random {
  const next = createNumbers(seed)
  const number = (count: number) => Math.floor(next() * count)
  const one = <T>(of: readonly T[]): T => of[number(of.length)]!
  return { number, one, text: (length) => Array.from({ length }, () => base64url[number(base64url.length)]).join('') }
}
