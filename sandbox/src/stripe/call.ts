import type { z } from 'zod'
import type { Books } from './books.ts'

/** What a call knows of the account it is made on. */
export type Desk = {
  books: Books
  /** Where this sandbox answers, for the addresses of its pages. */
  address: () => string
}

type Call = {
  method: 'GET' | 'POST' | 'DELETE'
  /** `/v1/customers/:id`. */
  path: string
  shape: z.ZodType
  run: (desk: Desk, asked: never, id: string) => object
}

/** A call of Stripe's API; `id` is that of the path, '' without one. */
export function call<T extends z.ZodType>(
  method: Call['method'],
  path: string,
  shape: T,
  run: (desk: Desk, asked: z.output<T>, id: string) => object,
): Call {
  return { method, path, shape, run }
}
export type { Call }
