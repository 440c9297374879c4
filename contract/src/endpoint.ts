import type { z } from 'zod'
import type { AllSchemas } from './schemas/all.ts'
import type { Done } from './schemas/responses.ts'
import type { CallSchemas } from './schemas/call-schemas.ts'

export type { ErrorBody } from './schemas/responses.ts'

/** Whether a call needs a student's session (a bearer token): `optional`: with or without; `none`: no token is read. */
export type SessionUse = 'none' | 'optional' | 'required'

/** The codes of refusals that any call may return, and their statuses. An unexpected failure is 500 `internal`. */
export const commonErrors = {
  invalid_input: 400,
  session_required: 401,
  session_ended: 401,
  not_found: 404,
  request_too_large: 413,
  rate_limited: 429,
  overloaded: 503,
  database_unreachable: 503,
  storage_full: 503,
} as const
export type CommonCode = keyof typeof commonErrors

/**
 * A call without its schemas, which are in schemas/ under the call's name. The website imports calls but no schemas, so
 * its bundle does not contain zod.
 */
export type Endpoint<
  S extends CallSchemas = CallSchemas,
  W extends SessionUse = SessionUse,
  C extends string = string,
> = {
  /** Unique; also the operationId in the OpenAPI document. */
  name: string
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Exactly as the specification writes it, with `{id}` for parameters. */
  path: string
  /** Another path of the same call. */
  alias?: string
  session: W
  summary: string
  /** The codes of this call's refusals and their statuses, in addition to `commonErrors`. */
  errors?: Readonly<Record<C, number>>
  /** Uses only memory: it also works if the database is unreachable or the server is overloaded. */
  memoryOnly?: boolean
  /** Waits for something outside this machine: a language model, Gmail, Stripe, a client that reads a file slowly. */
  external?: boolean
  /** Has reserved capacity: it also works while all other calls are refused. */
  reserved?: 'sign_in' | 'opt_out' | 'payments'
  /** The path itself gives access: the log contains its pattern instead. */
  secretPath?: boolean
  /** The error text is repeated under `message`. */
  errorAsMessage?: boolean
  /** The schemas, for the compiler only; never set. */
  readonly schemas?: S
}

/** Declares a call; its name determines its schemas. */
export function endpoint<const N extends keyof AllSchemas, W extends SessionUse, C extends string = never>(
  definition: Omit<Endpoint<AllSchemas[N], W, C>, 'name' | 'schemas'> & { name: N },
): Endpoint<AllSchemas[N], W, C> {
  return definition
}

/** The schemas of a call. */
export type SchemasOf<E> = E extends Endpoint<infer S> ? S : never
type Part<S, K extends keyof CallSchemas> = K extends keyof S ? S[K] : undefined
type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined

/** The parsed input of a handler. */
export type Input<E> = {
  params: Parsed<Part<SchemasOf<E>, 'params'>>
  query: Parsed<Part<SchemasOf<E>, 'query'>>
  body: Parsed<Part<SchemasOf<E>, 'body'>>
}

type Passed<K extends string, T> = T extends z.ZodType ? { [_ in K]: z.input<T> } : { [_ in K]?: undefined }
type PassedBody<T> = T extends 'multipart' ? { form: FormData } : Passed<'body', T>

/** The input that a client passes. */
export type CallInput<E> = Passed<'params', Part<SchemasOf<E>, 'params'>> &
  Passed<'query', Part<SchemasOf<E>, 'query'>> &
  PassedBody<Part<SchemasOf<E>, 'body'>>

/** The response of a call as the client receives it. */
export type ResponseOf<E> = SchemasOf<E>['response'] extends infer R
  ? R extends z.ZodType
    ? z.output<R>
    : string
  : never

/** All codes of refusals of a call: its own and the common ones. */
export type CodeOf<E extends Endpoint> = CommonCode | (keyof NonNullable<E['errors']> & string)

/** `/api/templates/{id}/` and `{ id: 7 }` → `/api/templates/7/`. */
export function fillPath(path: string, params: Readonly<Record<string, unknown>> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
}

/** The response of calls that return no data. */
export const done: Done = { ok: true }
