import { appendFileSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Clock } from '../clock.ts'
import { writeAtomically } from '../json-file.ts'
import { createId } from './objects/ids.ts'
import type { Event, EventType, Kind, ObjectByKind } from './objects/objects.ts'

/** The only accepted API version: the one that the official client pins. */
export const apiVersion = '2026-10-28.endive'

/** Stripe lists an event for 30 days. */
const eventSeconds = 30 * 86_400

/** The cause of a change. `at`: when the change was due, in seconds since 1970; default: now. */
export type Origin = { at?: number; request?: { id: string; idempotency_key: string | null } }

export type ObjectStore = ReturnType<typeof openObjectStore>

/**
 * All objects of the Stripe account and the sandbox's own records, in memory and in an append-only file at `path`.
 * Objects are replaced, never mutated, and only inside `change`, which is atomic: it appends one line to the file before
 * it returns. `onEvents` then receives the events of the change.
 */
export function openObjectStore(path: string, clock: Clock, onEvents: (events: Event[]) => void) {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  let tables = createTables()
  for (const line of readLines(path)) apply(JSON.parse(line) as ObjectByKind[Kind][])
  const since = Math.floor(clock.now() / 1000) - eventSeconds
  for (const { id, created } of tables.event.values()) if (created < since) tables.event.delete(id)
  compact()

  /** The changes of the open `change`. */
  let pending: { origin: Origin; objects: Map<string, ObjectByKind[Kind]>; events: Event[] } | undefined
  const now = () => pending?.origin.at ?? Math.floor(clock.now() / 1000)

  function apply(objects: Iterable<ObjectByKind[Kind]>): void {
    for (const object of objects) (tables[object.object] as Map<string, ObjectByKind[Kind]>).set(object.id, object)
  }
  function compact(): void {
    const all = Object.values(tables).flatMap((table) => [...table.values()])
    writeAtomically(path, all.length > 0 ? `${JSON.stringify(all)}\n` : '')
  }
  function find<K extends Kind>(kind: K, id: string): ObjectByKind[K] | undefined {
    const changed = pending?.objects.get(`${kind} ${id}`) as ObjectByKind[K] | undefined
    return changed ?? (tables[kind] as Map<string, ObjectByKind[K]>).get(id)
  }
  function put<K extends Kind>(object: ObjectByKind[K] & { object: K }): ObjectByKind[K] {
    if (!pending) throw new Error('put() was called outside change().')
    pending.objects.set(`${object.object} ${object.id}`, object)
    return object
  }

  return {
    /** Seconds since 1970, the unit of Stripe's API. */
    now,
    find,
    put,
    /** All objects of a kind, oldest first. */
    all<K extends Kind>(kind: K): ObjectByKind[K][] {
      const stored = tables[kind] as Map<string, ObjectByKind[K]>
      const changed = [...(pending?.objects.values() ?? [])].filter((one) => one.object === kind) as ObjectByKind[K][]
      if (changed.length === 0) return [...stored.values()]
      return [...new Map([...stored, ...changed.map((one) => [one.id, one] as const)]).values()]
    },
    /** The object with this id, of any kind except `basket`, which has the id of its checkout session. */
    findAny(id: string): ObjectByKind[Kind] | undefined {
      for (const kind of Object.keys(tables) as Kind[]) {
        const found = kind === 'basket' ? undefined : find(kind, id)
        if (found) return found
      }
      return undefined
    },
    /** Stores an event. `onEvents` receives it when the change is complete. */
    emit(type: EventType, object: object, previous?: Record<string, unknown>): void {
      const request = pending?.origin.request ?? { id: null, idempotency_key: null }
      const data = { object, ...(previous && { previous_attributes: previous }) }
      const event: Event = {
        id: createId('evt_1', 23),
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
      pending!.events.push(event)
    },
    /** Runs `work` and stores all its objects, or none if it throws. */
    change<T>(origin: Origin, work: () => T): T {
      if (pending) throw new Error('change() was called inside change().')
      const change = (pending = { origin, objects: new Map<string, ObjectByKind[Kind]>(), events: [] })
      let result: T
      try {
        result = work()
        if (change.objects.size > 0)
          appendFileSync(path, `${JSON.stringify([...change.objects.values()])}\n`, { mode: 0o600 })
        apply(change.objects.values())
      } finally {
        pending = undefined
      }
      if (change.events.length > 0) onEvents(change.events)
      return result
    },
    reset(): void {
      tables = createTables()
      compact()
    },
  }
}

function createTables(): { [K in Kind]: Map<string, ObjectByKind[K]> } {
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

/** The complete lines of a file. A kill can cut off the last line; that change was never acknowledged. */
function readLines(path: string): string[] {
  try {
    return readFileSync(path, 'utf8').split('\n').slice(0, -1)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
