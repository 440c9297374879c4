import type { z } from 'zod'
import type { Books } from '../books.ts'
import { call } from '../call.ts'
import { invalid, missing } from '../errors.ts'
import { newId } from './ids.ts'
import { page } from './list.ts'
import type { Product } from './objects.ts'
import { boolean, changedMetadata, listing, metadata, parameters, text, unsettable } from '../parameters.ts'

const shape = parameters({
  name: text,
  id: text.optional(),
  active: boolean.optional(),
  description: unsettable.optional(),
  metadata: metadata.optional(),
})

export const productCalls = [
  call('POST', '/v1/products', shape, ({ books }, asked) => createProduct(books, asked)),
  call('GET', '/v1/products', listing({ active: boolean.optional() }), ({ books }, asked) => {
    const found = books.all('product').filter((one) => asked.active === undefined || one.active === asked.active)
    return page(books, 'product', found, asked, '/v1/products')
  }),
  call('GET', '/v1/products/:id', parameters({}), ({ books }, _asked, id) => productOf(books, id)),
  call('POST', '/v1/products/:id', shape.partial().omit({ id: true }), ({ books }, asked, id) => {
    const old = productOf(books, id)
    return books.put<'product'>({
      ...old,
      name: asked.name ?? old.name,
      active: asked.active ?? old.active,
      ...(asked.description !== undefined && { description: asked.description || null }),
      metadata: changedMetadata(old.metadata, asked.metadata),
      updated: books.now(),
    })
  }),
]

/** A product that is there. Throws a StripeError; `param` where a parameter named it. */
export function productOf(books: Books, id: string, param?: string): Product {
  const product = books.find('product', id)
  if (!product) throw missing('product', id, param)
  return product
}

/** Makes a product; its id may be given. */
export function createProduct(books: Books, asked: Partial<z.output<typeof shape>> & { name: string }): Product {
  const id = asked.id ?? newId('prod_', 14)
  if (books.find('product', id)) throw invalid('Product already exists.', 'id', 'resource_already_exists')
  return books.put<'product'>({
    id,
    object: 'product',
    active: asked.active ?? true,
    created: books.now(),
    default_price: null,
    description: asked.description || null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: changedMetadata({}, asked.metadata),
    name: asked.name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: books.now(),
    url: null,
  })
}
