export type RefusalDetail = {
  /** When a used-up quota frees its next place. */
  resetsAt?: Date | null
  /** Seconds until the same call may succeed. */
  retryAfter?: number
  /** What stands instead of what was to replace it. */
  newer?: { draft: string; savedAt: Date }
}

/**
 * An expected failure of an operation: thrown by name (`throw weeklyQuotaUsed(resetsAt)`), turned into status and body in
 * one place (http/translate-error.ts). The status of a code stands in the contract beside the call, and only there.
 */
export class Refusal extends Error {
  readonly code: string
  readonly detail: RefusalDetail

  /** @param sentence what the person reads; no insides. */
  constructor(code: string, sentence: string, detail: RefusalDetail = {}) {
    super(sentence)
    this.name = 'Refusal'
    this.code = code
    this.detail = detail
  }
}

/** PostgreSQL does not answer, or does so for reading alone. */
export const databaseUnreachable = () =>
  new Refusal('database_unreachable', 'Labreach cannot reach its records right now. Please try again in a moment.', {
    retryAfter: 5,
  })

/** What the account and the quotas both say, once the account or its session is gone. */
export const sessionEnded = () => new Refusal('session_ended', 'Your session has ended. Please log in again.')
