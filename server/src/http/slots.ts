export type SlotLimits = { all: number; perNetwork: number }

/** `network full`: this network uses its share. `full`: all slots are used. */
type Outcome = 'taken' | 'network full' | 'full'

export type Slots = {
  /** Shown by /readyz and in the log when the slots run out. */
  name: string
  take: (network: string, weight?: number) => Outcome
  leave: (network: string, weight?: number) => void
  taken: () => number
  /** The network with the most slots. */
  fullest: () => string | undefined
  /** Call it once for each refused request. */
  refuse: (outcome: Outcome) => void
  refused: () => number
  /** Whether requests of all networks have been refused for more than 5 s, and still are. */
  ranOut: () => boolean
}

/** Refusals within this time, ms, belong to one overload. */
const TOGETHER_MS = 2_000
/** A shorter overload, ms, is a burst and is not reported. */
const BURST_MS = 5_000

/** A limited number of slots, of which one network (see getNetwork in limits.ts) can take a limited share. */
export function createSlots(name: string, { all, perNetwork }: SlotLimits, now = () => performance.now()): Slots {
  const networks = new Map<string, number>()
  let [taken, refused] = [0, 0]
  const full = { since: -Infinity, last: -Infinity }
  return {
    name,
    take(network, weight = 1) {
      const own = networks.get(network) ?? 0
      if (own + weight > perNetwork) return 'network full'
      if (taken + weight > all) return 'full'
      networks.set(network, own + weight)
      taken += weight
      return 'taken'
    },
    leave(network, weight = 1) {
      const own = networks.get(network)! - weight
      if (own > 0) networks.set(network, own)
      else networks.delete(network)
      taken -= weight
    },
    taken: () => taken,
    fullest() {
      let [most, fullest]: [number, string | undefined] = [0, undefined]
      for (const [network, own] of networks) if (own > most) [most, fullest] = [own, network]
      return fullest
    },
    refuse(outcome) {
      refused++
      if (outcome !== 'full') return
      if (now() - full.last > TOGETHER_MS) full.since = now()
      full.last = now()
    },
    refused: () => refused,
    ranOut: () => now() - full.last <= TOGETHER_MS && now() - full.since > BURST_MS,
  }
}
