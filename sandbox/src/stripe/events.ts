import { z } from 'zod'
import type { Books } from './books.ts'
import { call } from './call.ts'
import { invalid, missing } from './errors.ts'
import { page } from './objects/list.ts'
import type { Event } from './objects/objects.ts'
import { boolean, listing, parameters, text } from './parameters.ts'

const filter = listing({
  type: text.optional(),
  types: z.array(text).max(20).optional(),
  delivery_success: boolean.optional(),
})

export const eventCalls = [
  call('GET', '/v1/events', filter, ({ books }, asked) => {
    const { type, types, delivery_success: delivered } = asked
    if (type !== undefined && types) throw invalid('You may only specify one of these parameters: type, types.', 'type')
    const wanted = type === undefined ? types : [type]
    const found = books
      .all('event')
      .filter((one) => wanted === undefined || wanted.some((name) => isOfType(one.type, name)))
      .map((one) => asSeen(books, one))
      .filter((one) => delivered === undefined || (one.pending_webhooks === 0) === delivered)
    return page(books, 'event', found, asked, '/v1/events')
  }),
  call('GET', '/v1/events/:id', parameters({}), ({ books }, _asked, id) => {
    const event = books.find('event', id)
    if (!event) throw missing('event', id)
    return asSeen(books, event)
  }),
]

/** `invoice.paid`, or all of a kind: `invoice.*`. */
const isOfType = (type: string, name: string) =>
  name.endsWith('*') ? type.startsWith(name.slice(0, -1)) : type === name

/** An event as it is now: how many have not taken it yet changes. */
export function asSeen(books: Books, event: Event): Event {
  const delivery = books.find('delivery', event.id)
  return { ...event, pending_webhooks: delivery && delivery.state !== 'delivered' ? 1 : 0 }
}
