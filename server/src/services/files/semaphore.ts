import { overloaded } from '../../refusal.ts'

type Waiter = { weight: number; admit: () => void }

/**
 * A semaphore with weights: limits the total weight of concurrent work to `capacity`. Other work waits in order of
 * arrival. Throws `overloaded` after `waitMs`. Work that is heavier than the capacity runs alone.
 */
export function createSemaphore({ capacity, waitMs }: { capacity: number; waitMs: number }) {
  const waiters = new Set<Waiter>()
  let running = 0

  const admitNext = () => {
    for (const waiter of waiters) {
      if (running > 0 && running + waiter.weight > capacity) return
      waiters.delete(waiter)
      running += waiter.weight
      waiter.admit()
    }
  }
  const acquire = (weight: number) =>
    new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        waiters.delete(waiter)
        reject(overloaded())
        admitNext()
      }, waitMs)
      const waiter = {
        weight,
        admit: () => {
          clearTimeout(timer)
          resolve()
        },
      }
      waiters.add(waiter)
      admitNext()
    })

  return async <T>(weight: number, work: () => Promise<T>): Promise<T> => {
    await acquire(weight)
    try {
      return await work()
    } finally {
      running -= weight
      admitNext()
    }
  }
}
