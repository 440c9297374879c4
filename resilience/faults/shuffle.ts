import { createNumbers } from '../random.ts'

/** Shuffles with the Fisher-Yates algorithm. The same seed gives the same order. */
export function shuffle<T>(all: readonly T[], seed: number): T[] {
  const next = createNumbers(seed)
  const shuffled = [...all]
  for (let last = shuffled.length - 1; last > 0; last--) {
    const other = Math.floor(next() * (last + 1))
    ;[shuffled[last], shuffled[other]] = [shuffled[other]!, shuffled[last]!]
  }
  return shuffled
}
