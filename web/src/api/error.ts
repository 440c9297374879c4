import { commonErrors, type CodeOf, type Endpoint, type ErrorBody } from '@labreach/contract/endpoint'
import { hasFields } from './has-fields.ts'

export type Refusal = Partial<ErrorBody>

/** A response of the server with an error status: status, code, and the sentence if the server sent one. */
export class ApiError extends Error {
  readonly status: number
  readonly body: Refusal

  constructor(status: number, body: Refusal, message?: string) {
    super(message ?? body.error ?? body.message ?? `Server error: ${status}`)
    this.name = 'ApiError'
    this.status = status
    this.body = body
  }

  get code(): string {
    return this.body.code ?? ''
  }

  /** Whether the request or the session is at fault. A busy (429) or failing server has judged neither. */
  get isClientError(): boolean {
    return this.status < 500 && this.status !== 429
  }

  /** Whether the server failed instead of refusing: a retry may succeed. */
  get isServerFailure(): boolean {
    return this.status >= 500
  }

  /** The server's sentence for the user, or undefined. */
  get sentence(): string | undefined {
    return this.body.error ?? this.body.message
  }
}

/**
 * Whether a call was refused with one of these codes. The parameter `_call` is used for its type only: a code that the
 * call does not declare in the contract does not compile.
 */
export function isRefusal<E extends Endpoint, Code extends CodeOf<E>>(
  error: unknown,
  _call: E,
  ...codes: readonly Code[]
): error is ApiError & { readonly code: Code } {
  return error instanceof ApiError && codes.some((code) => code === error.code)
}

/** Whether a call was refused because there is no valid session. Any call can be refused for this. */
export const isSignedOut = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'session_required' || error.code === 'session_ended')

/** Makes an error from a response with an error status. A body that is not a refusal of this server is ignored. */
export async function readError(response: Response, call: Endpoint): Promise<ApiError> {
  const { status } = response
  const refusal = readRefusal(await response.json().catch(() => ({})))
  const code = refusal.code ?? codeForStatus(status, call)
  return new ApiError(status, { ...refusal, ...(code !== undefined && { code }) })
}

/**
 * The code for a response without one, since the specification allows refusals with a status alone: the code that the
 * call declares for this status if it declares only one, else the first common code. A status of 500 or more may come
 * from a proxy and is never read as a refusal.
 */
function codeForStatus(status: number, { errors = {} }: Endpoint): string | undefined {
  if (status >= 500) return undefined
  const declared = codesWithStatus(status, errors)
  return declared.length > 1 ? undefined : (declared[0] ?? codesWithStatus(status, commonErrors)[0])
}

const codesWithStatus = (status: number, errors: NonNullable<Endpoint['errors']>): string[] =>
  Object.keys(errors).filter((code) => errors[code] === status)

/** Reads the fields of a refusal from a body. A field with another type than in the contract is left out. */
export function readRefusal(body: unknown): Refusal {
  const refusal: Refusal = {}
  if (hasFields(body, { error: 'string' })) refusal.error = body.error
  if (hasFields(body, { code: 'string' })) refusal.code = body.code
  if (hasFields(body, { message: 'string' })) refusal.message = body.message
  if (hasFields(body, { resets_at: 'string' })) refusal.resets_at = body.resets_at
  if (hasFields(body, { retry_after: 'number' })) refusal.retry_after = body.retry_after
  if (hasFields(body, {}) && hasFields(body.newer, { draft: 'string', saved_at: 'string' })) {
    const { draft, saved_at, subject } = body.newer
    refusal.newer = { draft, saved_at, ...(typeof subject === 'string' && { subject }) }
  }
  return refusal
}

/** The server's sentence for the user, or `fallback` if it sent none. */
export function sentenceOr(error: unknown, fallback: string): string {
  return (error instanceof ApiError ? error.sentence : undefined) ?? fallback
}
