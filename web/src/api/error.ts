import { ErrorBody } from '@labreach/contract/endpoint'
import type { z } from 'zod'

const Refusal = ErrorBody.partial()
export type Refusal = z.infer<typeof Refusal>

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

  /** The server's own sentence, or undefined. */
  get sentence(): string | undefined {
    return this.body.error ?? this.body.message
  }
}

/** The error that a refusing response stands for; a body that is not ours counts as none. */
export async function errorOf(response: Response): Promise<ApiError> {
  const parsed = Refusal.safeParse(await response.json().catch(() => ({})))
  return new ApiError(response.status, parsed.success ? parsed.data : {})
}

/** The server's own sentence, or `fallback` when it sent none. */
export function sentenceOr(error: unknown, fallback: string): string {
  return (error instanceof ApiError ? error.sentence : undefined) ?? fallback
}
