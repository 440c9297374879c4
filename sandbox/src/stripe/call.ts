import type { z } from 'zod'
import type { ObjectStore } from './object-store.ts'

/** What every call receives. */
export type CallContext = {
  store: ObjectStore
  /** The base URL of this sandbox, for links to its pages. */
  baseUrl: () => string
}

type Call = {
  method: 'GET' | 'POST' | 'DELETE'
  /** For example `/v1/customers/:id`. */
  path: string
  schema: z.ZodType
  run: (context: CallContext, params: never, id: string) => object
}

/** A call of Stripe's API. `id`: the id in the path, '' without one. */
export function defineCall<T extends z.ZodType>(
  method: Call['method'],
  path: string,
  schema: T,
  run: (context: CallContext, params: z.output<T>, id: string) => object,
): Call {
  return { method, path, schema, run }
}
export type { Call }
