import { setTimeout as sleep } from 'node:timers/promises'
import type { ObjectStore } from './object-store.ts'
import { addPendingWebhooks } from './events.ts'
import type { Delivery, Event } from './objects/objects.ts'
import { reorder, type Order } from './order.ts'
import { post } from './post.ts'

/**
 * Faults of the delivery of events. `hold`: wait for a `deliver` call. `copies`: send each event so often. `late_ms`:
 * delay. `reversed`: reverse the events of one change. `lose`: never send. `types`: apply to these types only.
 */
export type Switches = {
  hold?: boolean
  copies?: number
  late_ms?: number
  reversed?: boolean
  lose?: boolean
  types?: string[]
}
export type Sent = { event: string; type: string; status: number }

type Settings = { secret: string; url: string | null; retryMs: number; log: (line: string) => void }

/** Milliseconds that the product has for a response. */
const timeoutMs = 10_000
const maxAttempts = 10

export type Webhooks = ReturnType<typeof openWebhooks>

/**
 * Posts signed events to the product, one after the other, and retries with growing pauses until the product returns a
 * 2xx status. Due times follow the computer's clock, not the sandbox's: a test that moves the sandbox's clock must not
 * change the pauses between real requests.
 */
export function openWebhooks(store: () => ObjectStore, { secret, url: usualUrl, retryMs, log }: Settings) {
  let switches: Switches = {}
  let timer: NodeJS.Timeout | undefined
  const closing = new AbortController()
  let queue: Promise<unknown> = Promise.resolve()

  const getUrl = () => {
    const set = store().find('settings', 'settings')
    return set ? set.webhookUrl : usualUrl
  }
  const saveDelivery = (delivery: Delivery) => store().change({}, () => void store().put<'delivery'>(delivery))
  const listPending = () =>
    store()
      .all('delivery')
      .filter(({ state }) => state === 'waiting' || state === 'held')

  /** Runs `work` after everything that was enqueued earlier. */
  function enqueue<T>(work: () => Promise<T>): Promise<T> {
    const done = queue.then(work)
    queue = done.catch(() => undefined)
    return done
  }

  async function send(id: string, copies: number): Promise<Sent[]> {
    const event = store().find('event', id)
    const to = getUrl()
    if (!event || to === null) return []
    const sent: Sent[] = []
    for (let copy = 0; copy < copies && !closing.signal.aborted; copy++) {
      const body = JSON.stringify(addPendingWebhooks(store(), event), null, 2)
      sent.push({ event: id, type: event.type, status: await post(to, body, secret, timeoutMs, closing.signal) })
    }
    const delivery = store().find('delivery', id)
    if (!delivery || closing.signal.aborted) return sent
    const accepted = delivery.state === 'delivered' || sent.some(({ status }) => status >= 200 && status < 300)
    const attempts = delivery.attempts + sent.length
    const state = accepted ? 'delivered' : attempts >= maxAttempts ? 'given_up' : 'waiting'
    saveDelivery({ ...delivery, attempts, state, copies: 1, due: Date.now() + retryMs * 2 ** (attempts - 1) })
    return sent
  }

  /** Sets the timer for the delivery that is due first. */
  function schedule(): void {
    clearTimeout(timer)
    if (closing.signal.aborted) return
    const dues = store()
      .all('delivery')
      .filter(({ state }) => state === 'waiting')
      .map(({ due }) => due)
    if (dues.length === 0) return
    timer = setTimeout(
      () => void enqueue(sendDue).catch((error) => log(`sandbox: webhooks: ${String(error)}`)),
      Math.max(0, Math.min(...dues) - Date.now()),
    )
    timer.unref()
  }

  async function sendDue(): Promise<void> {
    const due = listPending().filter((one) => one.state === 'waiting' && one.due <= Date.now())
    for (const { id, copies } of due) {
      // A deliver call may have sent it, or a reset deleted it, while earlier ones were being sent.
      if (store().find('delivery', id)?.state === 'waiting') await send(id, copies)
    }
    schedule()
  }

  return {
    switches: () => switches,
    /** Replaces all switches. */
    setSwitches: (fresh: Switches) => void (switches = fresh),
    url: getUrl,
    setUrl: (to: string | null) =>
      store().change({}, () => void store().put<'settings'>({ id: 'settings', object: 'settings', webhookUrl: to })),
    pending: listPending,
    schedule,
    reset: () => void (switches = {}),

    /** Adds the events of one change to the deliveries. */
    add(events: Event[]): void {
      if (getUrl() === null) return
      const { types, hold, copies = 1, late_ms: late = 0, lose, reversed } = switches
      const deliveries = events.map(({ id, type }): Delivery => {
        const affected = !types || types.includes(type)
        const state = affected && lose ? 'lost' : affected && hold ? 'held' : 'waiting'
        return {
          id,
          object: 'delivery',
          state,
          attempts: 0,
          due: Date.now() + (affected ? late : 0),
          copies: affected ? copies : 1,
        }
      })
      const ordered = reversed ? deliveries.toReversed() : deliveries
      store().change({}, () => ordered.forEach((one) => store().put<'delivery'>(one)))
      schedule()
    },

    /** Sends the named events, or all pending ones, at once. Returns the status of each attempt. */
    deliver({
      events,
      order = 'made',
      seed = 0,
      copies,
    }: {
      events?: string[]
      order?: Order
      seed?: number
      copies?: number
    }) {
      return enqueue(async () => {
        const chosen = events ?? listPending().map(({ id }) => id)
        const sent: Sent[] = []
        for (const id of reorder(chosen, order, seed)) {
          sent.push(...(await send(id, copies ?? store().find('delivery', id)?.copies ?? 1)))
        }
        schedule()
        return sent
      })
    },

    async close(): Promise<void> {
      closing.abort()
      clearTimeout(timer)
      await Promise.race([queue, sleep(timeoutMs)])
    },
  }
}
