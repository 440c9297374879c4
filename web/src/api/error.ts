import type { ErrorBody } from '@labreach/contract/endpoint'
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

  /** The server's own sentence, or undefined. */
  get sentence(): string | undefined {
    return this.body.error ?? this.body.message
  }
}

/** The error that a refusing response stands for; a body that is not ours counts as none. */
export async function errorOf(response: Response): Promise<ApiError> {
  return new ApiError(response.status, readRefusal(await response.json().catch(() => ({}))))
}

/** What a body says of a refusal: of each field that the contract knows, what is of its kind. */
export function readRefusal(body: unknown): Refusal {
  const refusal: Refusal = {}
  if (hasFields(body, { error: 'string' })) refusal.error = body.error
  if (hasFields(body, { code: 'string' })) refusal.code = body.code
  if (hasFields(body, { message: 'string' })) refusal.message = body.message
  if (hasFields(body, { resets_at: 'string' })) refusal.resets_at = body.resets_at
  if (hasFields(body, { retry_after: 'number' })) refusal.retry_after = body.retry_after
  if (hasFields(body, {}) && hasFields(body.newer, { draft: 'string', saved_at: 'string' })) refusal.newer = body.newer
  return refusal
}

/** The server's own sentence, or `fallback` when it sent none. */
export function sentenceOr(error: unknown, fallback: string): string {
  return (error instanceof ApiError ? error.sentence : undefined) ?? fallback
}
