import type { Slots } from './slots.ts'

/** Bytes on their way between a client and this server: a body, an upload, a download. */
export type Transfer = {
  slots: Slots
  network: string
  /** Of its slots. */
  weight: number
  /** Bytes that have moved so far. */
  moved: () => number
  /** Whether the client is who is waited for. */
  waits: () => boolean
  /** So many bytes have to move within so many ms of waiting for the client, again and again. */
  pace: { bytes: number; ms: number }
  /** Ends it, and tells the client why where that is possible. */
  end: () => void
}

export type Transfers = {
  /** Takes the slots of a transfer and watches it until the answered function is called; null where it is refused. */
  begin: (transfer: Transfer) => (() => void) | null
  close: () => void
}

/** As many at once are a crowd, which leaves memory behind. */
const CROWD = 100

/**
 * Transfers that take a bounded number of slots and move at a pace. Where slots run out, the network that has most gives
 * up its oldest transfer, so that a slow visitor cannot keep out somebody of another network. `onCalm` is called when a
 * crowd has gone.
 */
export function createTransfers(lookMs: number, onCalm: () => void = () => undefined): Transfers {
  // In the order in which they began.
  const all = new Map<Transfer, { at: number; bytes: number }>()
  /** The most there were at once since it was calm. */
  let most = 0

  const leave = (transfer: Transfer) => {
    if (all.delete(transfer)) transfer.slots.leave(transfer.network, transfer.weight)
  }
  const end = (transfer: Transfer) => {
    leave(transfer)
    transfer.end()
  }
  const isLate = (transfer: Transfer, since: { at: number; bytes: number }): boolean => {
    const [at, bytes] = [performance.now(), transfer.moved()]
    if (transfer.waits() && bytes - since.bytes < transfer.pace.bytes) return at - since.at > transfer.pace.ms
    all.set(transfer, { at, bytes })
    return false
  }
  const look = () => {
    for (const [transfer, since] of all) if (isLate(transfer, since)) end(transfer)
    if (most < CROWD || all.size > most / 10) return
    most = 0
    onCalm()
  }
  const makeRoom = ({ slots, network }: Transfer): boolean => {
    const fullest = slots.fullest()
    if (fullest === network) return false
    const oldest = all.keys().find((one) => one.slots === slots && one.network === fullest)
    if (!oldest) return false
    end(oldest)
    return true
  }

  const timer = setInterval(look, lookMs).unref()
  return {
    begin(transfer) {
      const { slots, network, weight } = transfer
      let outcome = slots.take(network, weight)
      while (outcome === 'full' && makeRoom(transfer)) outcome = slots.take(network, weight)
      if (outcome !== 'taken') {
        slots.refuse(outcome)
        return null
      }
      all.set(transfer, { at: performance.now(), bytes: transfer.moved() })
      most = Math.max(most, all.size)
      return () => leave(transfer)
    },
    close: () => clearInterval(timer),
  }
}
