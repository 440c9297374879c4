export type Slots = {
  /** Waits for a place and answers its number; null when it took too long, or when too much waits already. */
  enter: (weight: number) => Promise<number | null>
  leave: (slot: number) => void
}

type Settings = {
  count: number
  /** Milliseconds that one waits. */
  waitLimit: number
  /** Weight of all who wait, together. */
  waitingMax: number
}

/** Places for some at once; the others wait in order. */
export function createSlots({ count, waitLimit, waitingMax }: Settings): Slots {
  const free = Array.from({ length: count }, (_, slot) => slot)
  const waiting = new Map<(slot: number) => void, number>()

  const enter = async (weight: number): Promise<number | null> => {
    const slot = free.shift()
    if (slot !== undefined) return slot
    if (waiting.values().reduce((sum, one) => sum + one, weight) > waitingMax) return null
    return new Promise((resolve) => {
      const admit = (given: number) => {
        clearTimeout(timer)
        resolve(given)
      }
      const timer = setTimeout(() => {
        waiting.delete(admit)
        resolve(null)
      }, waitLimit)
      waiting.set(admit, weight)
    })
  }

  // A place is handed over to the next in line, so that nobody slips in between.
  const leave = (slot: number) => {
    const [next] = waiting.keys()
    if (!next) free.unshift(slot)
    else {
      waiting.delete(next)
      next(slot)
    }
  }

  return { enter, leave }
}
