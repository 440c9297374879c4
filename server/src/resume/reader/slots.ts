export type Slots = {
  /**
   * Waits for a slot and returns its number; null after `waitLimit`, or if the waiting weight would exceed
   * `waitingMax`.
   */
  enter: (weight: number) => Promise<number | null>
  leave: (slot: number) => void
}

type Settings = {
  count: number
  /** Milliseconds that one caller may wait. */
  waitLimit: number
  /** The maximum total weight of all waiting callers. */
  waitingMax: number
}

/** Limits concurrent work to `count` slots. Callers without a slot wait in order of arrival. */
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

  // The slot goes directly to the first waiting caller, so a new caller cannot overtake.
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
