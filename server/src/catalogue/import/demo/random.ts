/** A reproducible random generator: the same seed gives the same demo on every machine. */
export type Random = {
  /** At least 0, below 1. */
  next: () => number
  /** A whole number, at least `from`, at most `to`. */
  integer: (from: number, to: number) => number
  pick: <T>(list: readonly T[]) => T
  /** `count` different entries in random order; all of them if there are fewer. */
  sample: <T>(list: readonly T[], count: number) => T[]
  /** True with this probability. */
  chance: (probability: number) => boolean
  /** Normally distributed, with mean 0 and standard deviation 1. */
  normal: () => number
}

/** sfc32, Chris Doty-Humphrey's small fast counting generator: four 32-bit words, passes PractRand. */
export function createRandom(seed: number): Random {
  let a = 0x9e3779b9
  let b = 0x243f6a88
  let c = seed | 0
  let counter = 1
  const next = (): number => {
    const sum = (a + b + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = ((c << 21) | (c >>> 11)) + sum
    return (sum >>> 0) / 4_294_967_296
  }
  for (let warmUp = 0; warmUp < 16; warmUp++) next()

  const integer = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1))
  const pick = <T>(list: readonly T[]): T => list[integer(0, list.length - 1)]!
  const sample = <T>(list: readonly T[], count: number): T[] => {
    const left = [...list]
    const end = Math.min(count, left.length)
    for (let at = 0; at < end; at++) {
      const other = integer(at, left.length - 1)
      ;[left[at], left[other]] = [left[other]!, left[at]!]
    }
    return left.slice(0, end)
  }
  const normal = (): number => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next())
  return { next, integer, pick, sample, chance: (probability) => next() < probability, normal }
}
