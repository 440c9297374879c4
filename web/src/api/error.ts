import { commonErrors, type CodeOf, type Endpoint, type ErrorBody } from '@labreach/contract/endpoint'
import { hasFields } from './has-fields.ts'

export type Refusal = Partial<ErrorBody>

/** A refusal of the server: its status, its code, and its sentence when it sent one. */
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

  /** Whether it says something against what was asked, and who asked: a server that is busy or down says nothing. */
  get isVerdict(): boolean {
    return this.status < 500 && this.status !== 429
  }

  /** Whether the server failed, rather than refused: another try may pass. */
  get isServerFailure(): boolean {
    return this.status >= 500
  }

  /** The server's own sentence, or undefined. */
  get sentence(): string | undefined {
    return this.body.error ?? this.body.message
  }
}

/**
 * Whether a call was refused with one of these codes. The call is there for its type: a code that it does not declare in
 * the contract does not compile.
 */
export function isRefusal<E extends Endpoint, Code extends CodeOf<E>>(
  error: unknown,
  _call: E,
  ...codes: readonly Code[]
): error is ApiError & { readonly code: Code } {
  return error instanceof ApiError && codes.some((code) => code === error.code)
}

/** Whether a call was refused because nobody is signed in, or no longer; any call may be. */
export const isSignedOut = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'session_required' || error.code === 'session_ended')

/** The error that a refusing response to a call stands for; a body that is not ours counts as none. */
export async function errorOf(response: Response, call: Endpoint): Promise<ApiError> {
  const { status } = response
  const refusal = readRefusal(await response.json().catch(() => ({})))
  const code = refusal.code ?? codeOf(status, call)
  return new ApiError(status, { ...refusal, ...(code !== undefined && { code }) })
}

/**
 * What a status means without a code, which the specification's own refusals can do without: the code that the call
 * declares for it, where there is only one, else the first one of any call. A failure of the server (500 and above) may
 * come from a proxy, and is never taken for a refusal.
 */
function codeOf(status: number, { errors = {} }: Endpoint): string | undefined {
  if (status >= 500) return undefined
  const own = codesWith(status, errors)
  return own.length > 1 ? undefined : (own[0] ?? codesWith(status, commonErrors)[0])
}

const codesWith = (status: number, errors: NonNullable<Endpoint['errors']>): string[] =>
  Object.keys(errors).filter((code) => errors[code] === status)

/** What a body says of a refusal: of each field that the contract knows, what is of its kind. */
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

/** The server's own sentence, or `fallback` when it sent none. */
export function sentenceOr(error: unknown, fallback: string): string {
  return (error instanceof ApiError ? error.sentence : undefined) ?? fallback
}
