import { z } from 'zod'
import type { Books } from '../books.ts'
import { call, type Desk } from '../call.ts'
import { cancelSubscription, hasEnded } from '../subscription-end.ts'
import { missing } from '../errors.ts'
import { newId } from './ids.ts'
import { page } from './list.ts'
import type { Customer } from './objects.ts'
import { changedMetadata, listing, metadata, parameters, text, unsettable } from '../parameters.ts'

const shape = parameters({
  email: unsettable.optional(),
  name: unsettable.optional(),
  description: unsettable.optional(),
  phone: unsettable.optional(),
  metadata: metadata.optional(),
  invoice_settings: z.strictObject({ default_payment_method: text.optional() }).optional(),
})

export const customerCalls = [
  call('POST', '/v1/customers', shape, createCustomer),
  call('GET', '/v1/customers', listing({ email: text.optional() }), ({ books }, asked) => {
    const all = books.all('customer').filter((one) => !one.deleted)
    const found = all.filter((one) => asked.email === undefined || one.email === asked.email)
    return page(books, 'customer', found, asked, '/v1/customers')
  }),
  call('GET', '/v1/customers/:id', parameters({}), ({ books }, _asked, id) => {
    const customer = books.find('customer', id)
    if (!customer) throw missing('customer', id)
    return customer.deleted ? deleted(id) : customer
  }),
  call('POST', '/v1/customers/:id', shape, ({ books }, asked, id) => {
    const old = customerOf(books, id)
    return changeCustomer(books, old, changes(books, old, asked))
  }),
  call('DELETE', '/v1/customers/:id', parameters({}), ({ books }, _asked, id) => {
    const customer = customerOf(books, id)
    for (const one of books.all('subscription')) {
      if (one.customer === id && !hasEnded(one)) cancelSubscription(books, one, 'cancellation_requested')
    }
    books.emit('customer.deleted', customer)
    books.put<'customer'>({ ...customer, deleted: true })
    return deleted(id)
  }),
]

/** All that is answered of a deleted customer. */
const deleted = (id: string) => ({ id, object: 'customer', deleted: true })

/** A customer that is there. Throws what Stripe says of one that is not; `param` where a parameter named it. */
export function customerOf(books: Books, id: string, param?: string): Customer {
  const customer = books.find('customer', id)
  if (!customer || customer.deleted) throw missing('customer', id, param)
  return customer
}

/** Writes a changed customer down, and tells of it where anything changed. */
export function changeCustomer(books: Books, old: Customer, change: Partial<Customer>): Customer {
  const fresh = { ...old, ...change }
  const names = (Object.keys(change) as (keyof Customer)[]).filter(
    (name) => JSON.stringify(old[name]) !== JSON.stringify(fresh[name]),
  )
  if (names.length === 0) return old
  books.put<'customer'>(fresh)
  books.emit('customer.updated', fresh, Object.fromEntries(names.map((name) => [name, old[name]])))
  return fresh
}

function changes(books: Books, old: Customer, asked: z.output<typeof shape>): Partial<Customer> {
  const card = asked.invoice_settings?.default_payment_method
  if (card !== undefined && books.find('payment_method', card)?.customer !== old.id) {
    throw missing('payment_method', card, 'invoice_settings[default_payment_method]')
  }
  return {
    ...(asked.email !== undefined && { email: asked.email || null }),
    ...(asked.name !== undefined && { name: asked.name || null }),
    ...(asked.description !== undefined && { description: asked.description || null }),
    ...(asked.phone !== undefined && { phone: asked.phone || null }),
    metadata: changedMetadata(old.metadata, asked.metadata),
    ...(card !== undefined && { invoice_settings: { ...old.invoice_settings, default_payment_method: card } }),
  }
}

/** Makes a customer and tells of it. */
export function createCustomer({ books }: Desk, asked: z.output<typeof shape>): Customer {
  const bare: Customer = {
    id: newId('cus_', 14),
    object: 'customer',
    address: null,
    balance: 0,
    created: books.now(),
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email: null,
    invoice_prefix: newId('', 8).toUpperCase(),
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    livemode: false,
    metadata: {},
    name: null,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  }
  const customer = books.put<'customer'>({ ...bare, ...changes(books, bare, asked) })
  books.emit('customer.created', customer)
  return customer
}
