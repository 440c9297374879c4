import type { z } from 'zod'
import type { ObjectStore } from '../object-store.ts'
import { defineCall } from '../call.ts'
import { createInvalidError, createMissingError } from '../errors.ts'
import { createId } from './ids.ts'
import { listPage } from './list.ts'
import type { Product } from './objects.ts'
import { boolean, mergeMetadata, listing, metadata, parameters, text, unsettable } from '../parameters.ts'

const schema = parameters({
  name: text,
  id: text.optional(),
  active: boolean.optional(),
  description: unsettable.optional(),
  metadata: metadata.optional(),
})

export const productCalls = [
  defineCall('POST', '/v1/products', schema, ({ store }, params) => createProduct(store, params)),
  defineCall('GET', '/v1/products', listing({ active: boolean.optional() }), ({ store }, params) => {
    const found = store.all('product').filter((one) => params.active === undefined || one.active === params.active)
    return listPage(store, 'product', found, params, '/v1/products')
  }),
  defineCall('GET', '/v1/products/:id', parameters({}), ({ store }, _params, id) => getProduct(store, id)),
  defineCall('POST', '/v1/products/:id', schema.partial().omit({ id: true }), ({ store }, params, id) => {
    const old = getProduct(store, id)
    return store.put<'product'>({
      ...old,
      name: params.name ?? old.name,
      active: params.active ?? old.active,
      ...(params.description !== undefined && { description: params.description || null }),
      metadata: mergeMetadata(old.metadata, params.metadata),
      updated: store.now(),
    })
  }),
]

/** Throws Stripe's `resource_missing` for an unknown product. `param`: the parameter that contained the id. */
export function getProduct(store: ObjectStore, id: string, param?: string): Product {
  const product = store.find('product', id)
  if (!product) throw createMissingError('product', id, param)
  return product
}

/** Stores a new product. Throws if `params.id` exists already. */
export function createProduct(
  store: ObjectStore,
  params: Partial<z.output<typeof schema>> & { name: string },
): Product {
  const id = params.id ?? createId('prod_', 14)
  if (store.find('product', id)) throw createInvalidError('Product already exists.', 'id', 'resource_already_exists')
  return store.put<'product'>({
    id,
    object: 'product',
    active: params.active ?? true,
    created: store.now(),
    default_price: null,
    description: params.description || null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: mergeMetadata({}, params.metadata),
    name: params.name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: store.now(),
    url: null,
  })
}
