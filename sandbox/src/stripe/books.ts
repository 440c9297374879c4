import { appendFileSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Clock } from '../clock.ts'
import { writeWhole } from '../store.ts'
import { newId } from './objects/ids.ts'
import type { Event, EventType, Kind, Tables } from './objects/objects.ts'

/** The API version whose shapes are played: the one that the official client pins. */
export const apiVersion = '2026-10-28.endive'

/** Seconds: how long Stripe lists an event. */
const eventsKept = 30 * 86_400

/** Who or what caused a change. `at`: seconds; now unless it is something that fell due earlier. */
export type Origin = { at?: number; request?: { id: string; idempotency_key: string | null } }

export type Books = ReturnType<typeof openBooks>

/**
 * Everything that Stripe knows: objects that are replaced and never altered. They are changed inside `change` alone,
 * which is all or nothing: one line of the journal at `path`, written before anybody is answered or told.
 * `told` hears the events of each change.
 */
export function openBooks(path: string, clock: Clock, told: (events: Event[]) => void) {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  let tables = emptyTables()
  for (const line of journal(path)) keep(JSON.parse(line) as Tables[Kind][])
  const since = Math.floor(clock.now() / 1000) - eventsKept
  for (const { id, created } of tables.event.values()) if (created < since) tables.event.delete(id)
  compact()

  let draft: { origin: Origin; objects: Map<string, Tables[Kind]>; events: Event[] } | undefined
  const now = () => draft?.origin.at ?? Math.floor(clock.now() / 1000)

  function keep(objects: Iterable<Tables[Kind]>): void {
    for (const object of objects) (tables[object.object] as Map<string, Tables[Kind]>).set(object.id, object)
  }
  function compact(): void {
    const all = Object.values(tables).flatMap((table) => [...table.values()])
    writeWhole(path, all.length > 0 ? `${JSON.stringify(all)}\n` : '')
  }
  function find<K extends Kind>(kind: K, id: string): Tables[K] | undefined {
    const drafted = draft?.objects.get(`${kind} ${id}`) as Tables[K] | undefined
    return drafted ?? (tables[kind] as Map<string, Tables[K]>).get(id)
  }
  function put<K extends Kind>(object: Tables[K] & { object: K }): Tables[K] {
    if (!draft) throw new Error('The books are changed inside change() alone.')
    draft.objects.set(`${object.object} ${object.id}`, object)
    return object
  }

  return {
    /** Seconds since 1970, as Stripe counts. */
    now,
    find,
    put,
    /** All of a kind, oldest first. */
    all<K extends Kind>(kind: K): Tables[K][] {
      const kept = tables[kind] as Map<string, Tables[K]>
      const drafted = [...(draft?.objects.values() ?? [])].filter((one) => one.object === kind) as Tables[K][]
      if (drafted.length === 0) return [...kept.values()]
      return [...new Map([...kept, ...drafted.map((one) => [one.id, one] as const)]).values()]
    },
    /** The object of this id, whatever it is. */
    findAny(id: string): Tables[Kind] | undefined {
      for (const kind of Object.keys(tables) as Kind[]) {
        const found = kind === 'basket' ? undefined : find(kind, id)
        if (found) return found
      }
      return undefined
    },
    /** Notes that something happened; it is told when the change is done. */
    emit(type: EventType, object: object, previous?: Record<string, unknown>): void {
      const request = draft?.origin.request ?? { id: null, idempotency_key: null }
      const data = { object, ...(previous && { previous_attributes: previous }) }
      const event: Event = {
        id: newId('evt_1', 23),
        object: 'event',
        api_version: apiVersion,
        created: now(),
        data,
        livemode: false,
        pending_webhooks: 0,
        request,
        type,
      }
      put<'event'>(event)
      draft!.events.push(event)
    },
    /** All of what `work` does, or nothing when it throws. */
    change<T>(origin: Origin, work: () => T): T {
      if (draft) throw new Error('One change at a time.')
      const mine = (draft = { origin, objects: new Map<string, Tables[Kind]>(), events: [] })
      let answer: T
      try {
        answer = work()
        if (mine.objects.size > 0)
          appendFileSync(path, `${JSON.stringify([...mine.objects.values()])}\n`, { mode: 0o600 })
        keep(mine.objects.values())
      } finally {
        draft = undefined
      }
      if (mine.events.length > 0) told(mine.events)
      return answer
    },
    reset(): void {
      tables = emptyTables()
      compact()
    },
  }
}

function emptyTables(): { [K in Kind]: Map<string, Tables[K]> } {
  return {
    customer: new Map(),
    product: new Map(),
    price: new Map(),
    'checkout.session': new Map(),
    basket: new Map(),
    subscription: new Map(),
    invoice: new Map(),
    invoice_payment: new Map(),
    charge: new Map(),
    refund: new Map(),
    payment_method: new Map(),
    'billing_portal.session': new Map(),
    event: new Map(),
    delivery: new Map(),
    replay: new Map(),
    reminder: new Map(),
    settings: new Map(),
  }
}

/** The whole lines of a journal; the last one may have been cut off by a kill, and was then never acknowledged. */
function journal(path: string): string[] {
  try {
    return readFileSync(path, 'utf8').split('\n').slice(0, -1)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
