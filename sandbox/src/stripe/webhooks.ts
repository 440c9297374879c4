import { setTimeout as sleep } from 'node:timers/promises'
import type { Books } from './books.ts'
import { asSeen } from './events.ts'
import type { Delivery, Event } from './objects/objects.ts'
import { shuffled, type Order } from './order.ts'
import { post } from './post.ts'

/** How events reach the product until this is changed; without any of it, at once and in order. */
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

/** Milliseconds that the product has to answer, and how often one event is tried. */
const patience = 10_000
const attemptsAtMost = 10

export type Webhooks = ReturnType<typeof openWebhooks>

/**
 * Brings events to the product: signed, one after the other, and again with growing pauses until it answers with a
 * success. Time is the computer's own here, since the wire is real whatever the sandbox's clock says.
 */
export function openWebhooks(books: () => Books, { secret, url: usualUrl, retryMs, log }: Settings) {
  let switches: Switches = {}
  let timer: NodeJS.Timeout | undefined
  const closing = new AbortController()
  let running: Promise<unknown> = Promise.resolve()

  const url = () => {
    const set = books().find('settings', 'settings')
    return set ? set.webhookUrl : usualUrl
  }
  const note = (delivery: Delivery) => books().change({}, () => void books().put<'delivery'>(delivery))
  const waiting = () =>
    books()
      .all('delivery')
      .filter(({ state }) => state === 'waiting' || state === 'held')

  /** One after the other: whatever is asked for while something is on its way comes after it. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = running.then(work)
    running = done.catch(() => undefined)
    return done
  }

  async function send(id: string, copies: number): Promise<Sent[]> {
    const event = books().find('event', id)
    const to = url()
    if (!event || to === null) return []
    const sent: Sent[] = []
    for (let copy = 0; copy < copies && !closing.signal.aborted; copy++) {
      const body = JSON.stringify(asSeen(books(), event), null, 2)
      sent.push({ event: id, type: event.type, status: await post(to, body, secret, patience, closing.signal) })
    }
    const delivery = books().find('delivery', id)
    if (!delivery || closing.signal.aborted) return sent
    const taken = delivery.state === 'delivered' || sent.some(({ status }) => status >= 200 && status < 300)
    const attempts = delivery.attempts + sent.length
    const state = taken ? 'delivered' : attempts >= attemptsAtMost ? 'given_up' : 'waiting'
    note({ ...delivery, attempts, state, copies: 1, due: Date.now() + retryMs * 2 ** (attempts - 1) })
    return sent
  }

  /** Sends what is due, and comes back when the next one is. */
  function wake(): void {
    clearTimeout(timer)
    if (closing.signal.aborted) return
    const dues = books()
      .all('delivery')
      .filter(({ state }) => state === 'waiting')
      .map(({ due }) => due)
    if (dues.length === 0) return
    timer = setTimeout(
      () => void inTurn(sendDue).catch((error) => log(`sandbox: webhooks: ${String(error)}`)),
      Math.max(0, Math.min(...dues) - Date.now()),
    )
    timer.unref()
  }

  async function sendDue(): Promise<void> {
    const due = waiting().filter((one) => one.state === 'waiting' && one.due <= Date.now())
    for (const { id, copies } of due) {
      // It may have been sent by hand, or forgotten, while others were on their way.
      if (books().find('delivery', id)?.state === 'waiting') await send(id, copies)
    }
    wake()
  }

  return {
    switches: () => switches,
    /** Replaces all switches. */
    turn: (fresh: Switches) => void (switches = fresh),
    url,
    goTo: (to: string | null) =>
      books().change({}, () => void books().put<'settings'>({ id: 'settings', object: 'settings', webhookUrl: to })),
    waiting,
    wake,
    reset: () => void (switches = {}),

    /** Takes in the events of one change. */
    take(events: Event[]): void {
      if (url() === null) return
      const { types, hold, copies = 1, late_ms: late = 0, lose, reversed } = switches
      const deliveries = events.map(({ id, type }): Delivery => {
        const meant = !types || types.includes(type)
        const state = meant && lose ? 'lost' : meant && hold ? 'held' : 'waiting'
        return {
          id,
          object: 'delivery',
          state,
          attempts: 0,
          due: Date.now() + (meant ? late : 0),
          copies: meant ? copies : 1,
        }
      })
      const ordered = reversed ? deliveries.toReversed() : deliveries
      books().change({}, () => ordered.forEach((one) => books().put<'delivery'>(one)))
      wake()
    },

    /** Sends now whatever waits, is held or is to be tried again, or the events named, and answers what was said to each. */
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
      return inTurn(async () => {
        const chosen = events ?? waiting().map(({ id }) => id)
        const sent: Sent[] = []
        for (const id of shuffled(chosen, order, seed)) {
          sent.push(...(await send(id, copies ?? books().find('delivery', id)?.copies ?? 1)))
        }
        wake()
        return sent
      })
    },

    async close(): Promise<void> {
      closing.abort()
      clearTimeout(timer)
      await Promise.race([running, sleep(patience)])
    },
  }
}
