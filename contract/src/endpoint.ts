import { z } from 'zod'

/** The body of every refusal. `message` repeats `error` for the calls whose error the specification reads from there. */
export const ErrorBody = z.object({
  error: z.string(),
  code: z.string(),
  message: z.string().optional(),
  /** ISO time at which a used-up quota frees its next place. */
  resets_at: z.string().nullable().optional(),
  /** Seconds to wait before the same call may succeed. */
  retry_after: z.number().optional(),
  /** The draft that stands on the server, where a save would have replaced a newer one. */
  newer: z.object({ draft: z.string(), saved_at: z.string() }).optional(),
})
export type ErrorBody = z.infer<typeof ErrorBody>

/** `student`: a bearer token is required. `either`: a bearer token or none (a visitor). `anyone`: no token is read. */
export type Who = 'anyone' | 'student' | 'either'

/** `lines`: a text stream. `redirect`: a browser is sent on. `file`: bytes. Otherwise the schema of a JSON body. */
export type Answer = z.ZodType | 'lines' | 'redirect' | 'file'

type Schema = z.ZodType | undefined

export type Endpoint<
  P extends Schema = Schema,
  Q extends Schema = Schema,
  B extends Schema | 'multipart' = Schema | 'multipart',
  A extends Answer = Answer,
  W extends Who = Who,
> = {
  /** Unique; also the operationId in the OpenAPI document. */
  name: string
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Exactly as the specification writes it, with `{id}` for parameters. */
  path: string
  /** Where the same call answers as well. */
  also?: string
  who: W
  summary: string
  params?: P
  query?: Q
  body?: B
  answer: A
  /** Refusals of its own by code, with their status. Every call may also answer 400 invalid_input, 401, 429 and 500. */
  errors?: Readonly<Record<string, number>>
  /** It answers from memory alone: also while the database cannot be reached or the server has its hands full. */
  alone?: boolean
  /** It waits for somebody else: a language model, Gmail, Stripe, a file on a slow line. */
  waits?: boolean
  /** The error text is repeated under `message`. */
  errorAsMessage?: boolean
}

/** States one call, once. */
export function endpoint<
  P extends Schema = undefined,
  Q extends Schema = undefined,
  B extends Schema | 'multipart' = undefined,
  A extends Answer = Answer,
  W extends Who = Who,
>(definition: Endpoint<P, Q, B, A, W>): Endpoint<P, Q, B, A, W> {
  return definition
}

type InputOf<S> = S extends z.ZodType ? z.input<S> : undefined
type OutputOf<S> = S extends z.ZodType ? z.output<S> : undefined

/** What a handler receives, parsed. */
export type Input<E> =
  E extends Endpoint<infer P, infer Q, infer B, infer _A>
    ? { params: OutputOf<P>; query: OutputOf<Q>; body: B extends 'multipart' ? undefined : OutputOf<B> }
    : never

/** What a client passes. */
export type CallInput<E> =
  E extends Endpoint<infer P, infer Q, infer B, infer _A>
    ? (P extends z.ZodType ? { params: InputOf<P> } : { params?: undefined }) &
        (Q extends z.ZodType ? { query: InputOf<Q> } : { query?: undefined }) &
        (B extends 'multipart' ? { form: FormData } : B extends z.ZodType ? { body: InputOf<B> } : { body?: undefined })
    : never

/** What the call answers, as the client sees it. */
export type AnswerOf<E> =
  E extends Endpoint<infer _P, infer _Q, infer _B, infer A> ? (A extends z.ZodType ? z.output<A> : string) : never

/** `/api/templates/{id}/` and `{ id: 7 }` → `/api/templates/7/`. */
export function fillPath(path: string, params: Readonly<Record<string, unknown>> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
}

/** For calls whose answer the specification does not show: they say that they did what was asked. */
export const Done = z.object({ ok: z.literal(true) })
export const done: z.infer<typeof Done> = { ok: true }
