import type { Slots } from './slots.ts'

/** A request body, an upload or a download in progress. */
export type Transfer = {
  slots: Slots
  network: string
  /** The number of slots it takes. */
  weight: number
  /** Bytes transferred so far. */
  moved: () => number
  /** Whether the client, not the server, delays the transfer. */
  waitsForClient: () => boolean
  /** The minimum progress: this many bytes within this many ms of waiting for the client. */
  minRate: { bytes: number; ms: number }
  /** Ends it, with an error response if possible. */
  end: () => void
}

export type Transfers = {
  /** Takes the slots of a transfer and checks its rate until the returned function is called; null if it is refused. */
  begin: (transfer: Transfer) => (() => void) | null
  close: () => void
}

/** After this many transfers at once, much garbage remains on the heap. */
const CROWD = 100

/**
 * Limits the number of transfers by slots, and ends transfers below their minimum rate. If slots run out, the network
 * with the most loses its oldest transfer, so slow clients cannot block another network. `onCrowdGone` is called after
 * the number of transfers has dropped to a tenth of a crowd.
 */
export function createTransfers(checkMs: number, onCrowdGone: () => void = () => undefined): Transfers {
  // In the order of their start.
  const all = new Map<Transfer, { at: number; bytes: number }>()
  /** The maximum number of transfers since the last call of `onCrowdGone`. */
  let most = 0

  const release = (transfer: Transfer) => {
    if (all.delete(transfer)) transfer.slots.leave(transfer.network, transfer.weight)
  }
  const end = (transfer: Transfer) => {
    release(transfer)
    transfer.end()
  }
  const isTooSlow = (transfer: Transfer, since: { at: number; bytes: number }): boolean => {
    const [at, bytes] = [performance.now(), transfer.moved()]
    const { minRate } = transfer
    if (transfer.waitsForClient() && bytes - since.bytes < minRate.bytes) return at - since.at > minRate.ms
    all.set(transfer, { at, bytes })
    return false
  }
  const check = () => {
    for (const [transfer, since] of all) if (isTooSlow(transfer, since)) end(transfer)
    if (most < CROWD || all.size > most / 10) return
    most = 0
    onCrowdGone()
  }
  const endOldestOfFullest = ({ slots, network }: Transfer): boolean => {
    const fullest = slots.fullest()
    if (fullest === network) return false
    const oldest = all.keys().find((one) => one.slots === slots && one.network === fullest)
    if (!oldest) return false
    end(oldest)
    return true
  }

  const timer = setInterval(check, checkMs).unref()
  return {
    begin(transfer) {
      const { slots, network, weight } = transfer
      let outcome = slots.take(network, weight)
      while (outcome === 'full' && endOldestOfFullest(transfer)) outcome = slots.take(network, weight)
      if (outcome !== 'taken') {
        slots.refuse(outcome)
        return null
      }
      all.set(transfer, { at: performance.now(), bytes: transfer.moved() })
      most = Math.max(most, all.size)
      return () => release(transfer)
    },
    close: () => clearInterval(timer),
  }
}
