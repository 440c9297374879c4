import { z } from 'zod'
import type { ObjectStore } from '../object-store.ts'
import { defineCall, type CallContext } from '../call.ts'
import { cancelSubscription, hasEnded } from '../subscription-end.ts'
import { createMissingError } from '../errors.ts'
import { createId } from './ids.ts'
import { listPage } from './list.ts'
import type { Customer } from './objects.ts'
import { mergeMetadata, listing, metadata, parameters, text, unsettable } from '../parameters.ts'

const schema = parameters({
  email: unsettable.optional(),
  name: unsettable.optional(),
  description: unsettable.optional(),
  phone: unsettable.optional(),
  metadata: metadata.optional(),
  invoice_settings: z.strictObject({ default_payment_method: text.optional() }).optional(),
})

export const customerCalls = [
  defineCall('POST', '/v1/customers', schema, createCustomer),
  defineCall('GET', '/v1/customers', listing({ email: text.optional() }), ({ store }, params) => {
    const all = store.all('customer').filter((one) => !one.deleted)
    const found = all.filter((one) => params.email === undefined || one.email === params.email)
    return listPage(store, 'customer', found, params, '/v1/customers')
  }),
  defineCall('GET', '/v1/customers/:id', parameters({}), ({ store }, _params, id) => {
    const customer = store.find('customer', id)
    if (!customer) throw createMissingError('customer', id)
    return customer.deleted ? createDeleted(id) : customer
  }),
  defineCall('POST', '/v1/customers/:id', schema, ({ store }, params, id) => {
    const old = getCustomer(store, id)
    return changeCustomer(store, old, readChanges(store, old, params))
  }),
  defineCall('DELETE', '/v1/customers/:id', parameters({}), ({ store }, _params, id) => {
    const customer = getCustomer(store, id)
    for (const one of store.all('subscription')) {
      if (one.customer === id && !hasEnded(one)) cancelSubscription(store, one, 'cancellation_requested')
    }
    store.emit('customer.deleted', customer)
    store.put<'customer'>({ ...customer, deleted: true })
    return createDeleted(id)
  }),
]

/** Stripe returns only these fields of a deleted customer. */
const createDeleted = (id: string) => ({ id, object: 'customer', deleted: true })

/**
 * Throws Stripe's `resource_missing` for an unknown or deleted customer. `param`: the parameter that contained the id.
 */
export function getCustomer(store: ObjectStore, id: string, param?: string): Customer {
  const customer = store.find('customer', id)
  if (!customer || customer.deleted) throw createMissingError('customer', id, param)
  return customer
}

/** Stores a changed customer and emits `customer.updated`, unless nothing changed. */
export function changeCustomer(store: ObjectStore, old: Customer, change: Partial<Customer>): Customer {
  const fresh = { ...old, ...change }
  const names = (Object.keys(change) as (keyof Customer)[]).filter(
    (name) => JSON.stringify(old[name]) !== JSON.stringify(fresh[name]),
  )
  if (names.length === 0) return old
  store.put<'customer'>(fresh)
  store.emit('customer.updated', fresh, Object.fromEntries(names.map((name) => [name, old[name]])))
  return fresh
}

function readChanges(store: ObjectStore, old: Customer, params: z.output<typeof schema>): Partial<Customer> {
  const card = params.invoice_settings?.default_payment_method
  if (card !== undefined && store.find('payment_method', card)?.customer !== old.id) {
    throw createMissingError('payment_method', card, 'invoice_settings[default_payment_method]')
  }
  return {
    ...(params.email !== undefined && { email: params.email || null }),
    ...(params.name !== undefined && { name: params.name || null }),
    ...(params.description !== undefined && { description: params.description || null }),
    ...(params.phone !== undefined && { phone: params.phone || null }),
    metadata: mergeMetadata(old.metadata, params.metadata),
    ...(card !== undefined && { invoice_settings: { ...old.invoice_settings, default_payment_method: card } }),
  }
}

/** Stores a new customer and emits `customer.created`. */
export function createCustomer({ store }: CallContext, params: z.output<typeof schema>): Customer {
  const bare: Customer = {
    id: createId('cus_', 14),
    object: 'customer',
    address: null,
    balance: 0,
    created: store.now(),
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email: null,
    invoice_prefix: createId('', 8).toUpperCase(),
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
  const customer = store.put<'customer'>({ ...bare, ...readChanges(store, bare, params) })
  store.emit('customer.created', customer)
  return customer
}
