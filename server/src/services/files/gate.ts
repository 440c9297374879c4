import { overloaded } from '../../refusal.ts'

type Waiting = { weight: number; admit: () => void }

/**
 * Lets in work of a bounded weight at the same time; the rest waits in line. Throws `overloaded` for who waited too long. What
 * weighs more than all that is allowed comes alone.
 */
export function createGate({ most, waitMs }: { most: number; waitMs: number }) {
  const line = new Set<Waiting>()
  let inside = 0

  const next = () => {
    for (const one of line) {
      if (inside > 0 && inside + one.weight > most) return
      line.delete(one)
      inside += one.weight
      one.admit()
    }
  }
  const enter = (weight: number) =>
    new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        line.delete(one)
        reject(overloaded())
        next()
      }, waitMs)
      const one = {
        weight,
        admit: () => {
          clearTimeout(timer)
          resolve()
        },
      }
      line.add(one)
      next()
    })

  return async <T>(weight: number, work: () => Promise<T>): Promise<T> => {
    await enter(weight)
    try {
      return await work()
    } finally {
      inside -= weight
      next()
    }
  }
}
