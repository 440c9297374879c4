import { z } from 'zod'
import type { ObjectStore } from '../object-store.ts'
import { defineCall, type CallContext } from '../call.ts'
import { createInvalidError, createMissingError } from '../errors.ts'
import { createId } from './ids.ts'
import { listPage } from './list.ts'
import type { Price } from './objects.ts'
import { boolean, mergeMetadata, integer, listing, metadata, parameters, text, unsettable } from '../parameters.ts'
import { createProduct, getProduct } from './products.ts'

const priceShape = parameters({
  currency: text,
  unit_amount: integer,
  product: text.optional(),
  product_data: z.strictObject({ name: text, metadata: metadata.optional() }).optional(),
  recurring: z
    .strictObject({ interval: z.enum(['day', 'week', 'month', 'year']), interval_count: integer.optional() })
    .optional(),
  lookup_key: text.optional(),
  transfer_lookup_key: boolean.optional(),
  nickname: text.optional(),
  active: boolean.optional(),
  metadata: metadata.optional(),
})
const priceFilter = listing({
  active: boolean.optional(),
  currency: text.optional(),
  lookup_keys: z.array(text).max(10).optional(),
  product: text.optional(),
  type: z.enum(['one_time', 'recurring']).optional(),
})
const priceChange = parameters({
  active: boolean.optional(),
  lookup_key: text.optional(),
  transfer_lookup_key: boolean.optional(),
  nickname: unsettable.optional(),
  metadata: metadata.optional(),
})

export const priceCalls = [
  defineCall('POST', '/v1/prices', priceShape, createPrice),
  defineCall('GET', '/v1/prices', priceFilter, ({ store }, params) => {
    const { active, currency, lookup_keys: keys, product, type } = params
    const found = store
      .all('price')
      .filter((one) => active === undefined || one.active === active)
      .filter((one) => currency === undefined || one.currency === currency)
      .filter((one) => keys === undefined || (one.lookup_key !== null && keys.includes(one.lookup_key)))
      .filter((one) => product === undefined || one.product === product)
      .filter((one) => type === undefined || one.type === type)
    return listPage(store, 'price', found, params, '/v1/prices')
  }),
  defineCall('GET', '/v1/prices/:id', parameters({}), ({ store }, _params, id) => getPrice(store, id)),
  defineCall('POST', '/v1/prices/:id', priceChange, ({ store }, params, id) => {
    const old = getPrice(store, id)
    if (params.lookup_key !== undefined) releaseLookupKey(store, params.lookup_key, params.transfer_lookup_key, id)
    return store.put<'price'>({
      ...old,
      active: params.active ?? old.active,
      lookup_key: params.lookup_key ?? old.lookup_key,
      ...(params.nickname !== undefined && { nickname: params.nickname || null }),
      metadata: mergeMetadata(old.metadata, params.metadata),
    })
  }),
]

/** Throws Stripe's `resource_missing` for an unknown price. `param`: the parameter that contained the id. */
export function getPrice(store: ObjectStore, id: string, param?: string): Price {
  const price = store.find('price', id)
  if (!price) throw createMissingError('price', id, param)
  return price
}

/** An active recurring price. Throws a StripeError for any other. */
export function getRecurringPrice(store: ObjectStore, id: string, param: string): Price {
  const price = getPrice(store, id, param)
  if (!price.active)
    throw createInvalidError('The price specified is inactive. This field only accepts active prices.', param)
  if (!price.recurring) {
    const why = 'is set to `type=one_time` but this field only accepts prices with `type=recurring`.'
    throw createInvalidError(`The price specified ${why}`, param)
  }
  return price
}

/** A lookup key belongs to one price. Takes it from the current price if `transfer` is true; throws otherwise. */
function releaseLookupKey(store: ObjectStore, key: string, transfer: boolean | undefined, id?: string): void {
  const holder = store.all('price').find((one) => one.lookup_key === key && one.id !== id)
  if (!holder) return
  if (!transfer) {
    throw createInvalidError(
      `A price (\`${holder.id}\`) already uses that lookup key.`,
      'lookup_key',
      'resource_already_exists',
    )
  }
  store.put<'price'>({ ...holder, lookup_key: null })
}

function createPrice({ store }: CallContext, params: z.output<typeof priceShape>): Price {
  const { product, product_data: made, recurring, lookup_key: key } = params
  if (!/^[a-z]{3}$/i.test(params.currency))
    throw createInvalidError(`Invalid currency: ${params.currency.toLowerCase()}`, 'currency')
  if (params.unit_amount < 0)
    throw createInvalidError(
      'This value must be greater than or equal to 0.',
      'unit_amount',
      'parameter_invalid_integer',
    )
  if (product === undefined && !made)
    throw createInvalidError('You must specify either `product` or `product_data`.', 'product', 'parameter_missing')
  if (key !== undefined) releaseLookupKey(store, key, params.transfer_lookup_key)
  return store.put<'price'>({
    id: createId('price_1', 23),
    object: 'price',
    active: params.active ?? true,
    billing_scheme: 'per_unit',
    created: store.now(),
    currency: params.currency.toLowerCase(),
    custom_unit_amount: null,
    livemode: false,
    lookup_key: key ?? null,
    metadata: mergeMetadata({}, params.metadata),
    nickname: params.nickname ?? null,
    product: made ? createProduct(store, made).id : getProduct(store, product!, 'product').id,
    recurring: recurring
      ? {
          interval: recurring.interval,
          interval_count: recurring.interval_count ?? 1,
          meter: null,
          trial_period_days: null,
          usage_type: 'licensed',
        }
      : null,
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: recurring ? 'recurring' : 'one_time',
    unit_amount: params.unit_amount,
    unit_amount_decimal: String(params.unit_amount),
  })
}
