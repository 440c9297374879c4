import type { z } from 'zod'
import type { Shapes } from './schemas/all.ts'
import type { Done } from './schemas/answers.ts'
import type { Shape } from './schemas/shape.ts'

export type { ErrorBody } from './schemas/answers.ts'

/** `student`: a bearer token is required. `either`: a bearer token or none (a visitor). `anyone`: no token is read. */
export type Who = 'anyone' | 'student' | 'either'

/** Codes of refusals that any call may answer with, and their statuses. What nobody expected is 500 `internal`. */
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
 * A call without its schemas, which are in schemas/ under the call's name: the website imports this and no schema, so that
 * zod stays at the server.
 */
export type Endpoint<S extends Shape = Shape, W extends Who = Who, C extends string = string> = {
  /** Unique; also the operationId in the OpenAPI document. */
  name: string
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Exactly as the specification writes it, with `{id}` for parameters. */
  path: string
  /** Where the same call answers as well. */
  also?: string
  who: W
  summary: string
  /** Codes of its own refusals, and their statuses; beside them every call has `commonErrors`. */
  errors?: Readonly<Record<C, number>>
  /** It answers from memory alone: also while the database cannot be reached or the server has its hands full. */
  alone?: boolean
  /** It waits for somebody else: a language model, Gmail, Stripe, a file on a slow line. */
  waits?: boolean
  /** It goes on when all other calls are refused: each of these kinds keeps room of its own. */
  keeps?: 'sign_in' | 'opt_out' | 'payments'
  /** The error text is repeated under `message`. */
  errorAsMessage?: boolean
  /** What it takes and answers, known to the compiler alone: never set. */
  readonly shape?: S
}

/** States one call, once; its name says which schemas are its own. */
export function endpoint<const N extends keyof Shapes, W extends Who, C extends string = never>(
  definition: Omit<Endpoint<Shapes[N], W, C>, 'name' | 'shape'> & { name: N },
): Endpoint<Shapes[N], W, C> {
  return definition
}

/** What a call takes and answers. */
export type ShapeOf<E> = E extends Endpoint<infer S> ? S : never
type Part<S, K extends keyof Shape> = K extends keyof S ? S[K] : undefined
type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined

/** What a handler receives, parsed. */
export type Input<E> = {
  params: Parsed<Part<ShapeOf<E>, 'params'>>
  query: Parsed<Part<ShapeOf<E>, 'query'>>
  body: Parsed<Part<ShapeOf<E>, 'body'>>
}

type Passed<K extends string, T> = T extends z.ZodType ? { [_ in K]: z.input<T> } : { [_ in K]?: undefined }
type PassedBody<T> = T extends 'multipart' ? { form: FormData } : Passed<'body', T>

/** What a client passes. */
export type CallInput<E> = Passed<'params', Part<ShapeOf<E>, 'params'>> &
  Passed<'query', Part<ShapeOf<E>, 'query'>> &
  PassedBody<Part<ShapeOf<E>, 'body'>>

/** What the call answers, as the client sees it. */
export type AnswerOf<E> = ShapeOf<E>['answer'] extends infer A ? (A extends z.ZodType ? z.output<A> : string) : never

/** The codes that a call may be refused with: its own, and those of any call. */
export type CodeOf<E extends Endpoint> = CommonCode | (keyof NonNullable<E['errors']> & string)

/** `/api/templates/{id}/` and `{ id: 7 }` → `/api/templates/7/`. */
export function fillPath(path: string, params: Readonly<Record<string, unknown>> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
}

/** The answer of calls that only say that they did what was asked. */
export const done: Done = { ok: true }
