import { z } from 'zod'
import type { Books } from '../books.ts'
import { call, type Desk } from '../call.ts'
import { invalid, missing } from '../errors.ts'
import { newId } from './ids.ts'
import { page } from './list.ts'
import type { Price } from './objects.ts'
import { boolean, changedMetadata, integer, listing, metadata, parameters, text, unsettable } from '../parameters.ts'
import { createProduct, productOf } from './products.ts'

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
  call('POST', '/v1/prices', priceShape, createPrice),
  call('GET', '/v1/prices', priceFilter, ({ books }, asked) => {
    const { active, currency, lookup_keys: keys, product, type } = asked
    const found = books
      .all('price')
      .filter((one) => active === undefined || one.active === active)
      .filter((one) => currency === undefined || one.currency === currency)
      .filter((one) => keys === undefined || (one.lookup_key !== null && keys.includes(one.lookup_key)))
      .filter((one) => product === undefined || one.product === product)
      .filter((one) => type === undefined || one.type === type)
    return page(books, 'price', found, asked, '/v1/prices')
  }),
  call('GET', '/v1/prices/:id', parameters({}), ({ books }, _asked, id) => priceOf(books, id)),
  call('POST', '/v1/prices/:id', priceChange, ({ books }, asked, id) => {
    const old = priceOf(books, id)
    if (asked.lookup_key !== undefined) freeLookupKey(books, asked.lookup_key, asked.transfer_lookup_key, id)
    return books.put<'price'>({
      ...old,
      active: asked.active ?? old.active,
      lookup_key: asked.lookup_key ?? old.lookup_key,
      ...(asked.nickname !== undefined && { nickname: asked.nickname || null }),
      metadata: changedMetadata(old.metadata, asked.metadata),
    })
  }),
]

/** A price that is there. Throws a StripeError; `param` where a parameter named it. */
export function priceOf(books: Books, id: string, param?: string): Price {
  const price = books.find('price', id)
  if (!price) throw missing('price', id, param)
  return price
}

/** A price that a subscription can be to. */
export function recurringPrice(books: Books, id: string, param: string): Price {
  const price = priceOf(books, id, param)
  if (!price.active) throw invalid('The price specified is inactive. This field only accepts active prices.', param)
  if (!price.recurring) {
    const why = 'is set to `type=one_time` but this field only accepts prices with `type=recurring`.'
    throw invalid(`The price specified ${why}`, param)
  }
  return price
}

/** A lookup key names one price: another one has it only when the key is transferred. */
function freeLookupKey(books: Books, key: string, transfer: boolean | undefined, id?: string): void {
  const holder = books.all('price').find((one) => one.lookup_key === key && one.id !== id)
  if (!holder) return
  if (!transfer) {
    throw invalid(`A price (\`${holder.id}\`) already uses that lookup key.`, 'lookup_key', 'resource_already_exists')
  }
  books.put<'price'>({ ...holder, lookup_key: null })
}

function createPrice({ books }: Desk, asked: z.output<typeof priceShape>): Price {
  const { product, product_data: made, recurring, lookup_key: key } = asked
  if (!/^[a-z]{3}$/i.test(asked.currency))
    throw invalid(`Invalid currency: ${asked.currency.toLowerCase()}`, 'currency')
  if (asked.unit_amount < 0)
    throw invalid('This value must be greater than or equal to 0.', 'unit_amount', 'parameter_invalid_integer')
  if (product === undefined && !made)
    throw invalid('You must specify either `product` or `product_data`.', 'product', 'parameter_missing')
  if (key !== undefined) freeLookupKey(books, key, asked.transfer_lookup_key)
  return books.put<'price'>({
    id: newId('price_1', 23),
    object: 'price',
    active: asked.active ?? true,
    billing_scheme: 'per_unit',
    created: books.now(),
    currency: asked.currency.toLowerCase(),
    custom_unit_amount: null,
    livemode: false,
    lookup_key: key ?? null,
    metadata: changedMetadata({}, asked.metadata),
    nickname: asked.nickname ?? null,
    product: made ? createProduct(books, made).id : productOf(books, product!, 'product').id,
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
    unit_amount: asked.unit_amount,
    unit_amount_decimal: String(asked.unit_amount),
  })
}
