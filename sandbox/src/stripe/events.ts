import { z } from 'zod'
import type { ObjectStore } from './object-store.ts'
import { defineCall } from './call.ts'
import { createInvalidError, createMissingError } from './errors.ts'
import { listPage } from './objects/list.ts'
import type { Event } from './objects/objects.ts'
import { boolean, listing, parameters, text } from './parameters.ts'

const filter = listing({
  type: text.optional(),
  types: z.array(text).max(20).optional(),
  delivery_success: boolean.optional(),
})

export const eventCalls = [
  defineCall('GET', '/v1/events', filter, ({ store }, params) => {
    const { type, types, delivery_success: delivered } = params
    if (type !== undefined && types)
      throw createInvalidError('You may only specify one of these parameters: type, types.', 'type')
    const names = type === undefined ? types : [type]
    const found = store
      .all('event')
      .filter((one) => names === undefined || names.some((name) => isOfType(one.type, name)))
      .map((one) => addPendingWebhooks(store, one))
      .filter((one) => delivered === undefined || (one.pending_webhooks === 0) === delivered)
    return listPage(store, 'event', found, params, '/v1/events')
  }),
  defineCall('GET', '/v1/events/:id', parameters({}), ({ store }, _params, id) => {
    const event = store.find('event', id)
    if (!event) throw createMissingError('event', id)
    return addPendingWebhooks(store, event)
  }),
]

/** `name` is a type (`invoice.paid`) or a prefix with an asterisk (`invoice.*`). */
const isOfType = (type: string, name: string) =>
  name.endsWith('*') ? type.startsWith(name.slice(0, -1)) : type === name

/** The event with the current number of webhooks that have not accepted it: 0 or 1. */
export function addPendingWebhooks(store: ObjectStore, event: Event): Event {
  const delivery = store.find('delivery', event.id)
  return { ...event, pending_webhooks: delivery && delivery.state !== 'delivered' ? 1 : 0 }
}
