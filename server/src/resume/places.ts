export type Places = {
  /** Waits for a place and answers its number; null when it took too long, or when too much waits already. */
  enter: (weight: number) => Promise<number | null>
  leave: (place: number) => void
}

type Settings = {
  count: number
  /** Milliseconds that one waits. */
  waitLimit: number
  /** Weight of all who wait, together. */
  waitingMax: number
}

/** Places for some at once; the others wait in order. */
export function createPlaces({ count, waitLimit, waitingMax }: Settings): Places {
  const free = Array.from({ length: count }, (_, place) => place)
  const waiting = new Map<(place: number) => void, number>()

  const enter = async (weight: number): Promise<number | null> => {
    const place = free.shift()
    if (place !== undefined) return place
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
  const leave = (place: number) => {
    const [next] = waiting.keys()
    if (!next) free.unshift(place)
    else {
      waiting.delete(next)
      next(place)
    }
  }

  return { enter, leave }
}
