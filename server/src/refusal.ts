import type { CodeOf, CommonCode, Endpoint } from '@labreach/contract/endpoint'

export type RefusalDetail = {
  /** When the next use of a used-up quota is available. */
  resetsAt?: Date | null
  /** Seconds until the same call may succeed. */
  retryAfter?: number
  /** False: the client did nothing wrong, so limits that count failures do not count it. */
  isFailure?: boolean
  /** A failure behind the refusal, which the operator has to know: it is logged. */
  cause?: unknown
  /** The stored draft, if a save would have replaced a newer one. */
  newer?: { draft: string; subject: string | null; savedAt: Date }
}

/** The codes that all of these calls declare; without a call, the common codes. */
type SharedCode<Calls extends readonly Endpoint[]> = Calls extends readonly [
  infer First extends Endpoint,
  ...infer Others extends readonly Endpoint[],
]
  ? CodeOf<First> & SharedCode<Others>
  : string
type CodeOfEach<Calls extends readonly Endpoint[]> = Calls extends readonly [] ? CommonCode : SharedCode<Calls>

/**
 * An expected failure of an operation, thrown by name: `throw weeklyQuotaUsedUp(resetsAt)`. http/translate-error.ts makes
 * the response. The contract contains the status of each code.
 */
export class Refusal<Code extends string = string> extends Error {
  readonly code: Code
  readonly detail: RefusalDetail

  /** Private, so that refusals are created by `Refusal.of`, which checks the declared codes. */
  private constructor(code: Code, sentence: string, detail: RefusalDetail) {
    super(sentence)
    this.name = 'Refusal'
    this.code = code
    this.detail = detail
  }

  /**
   * Creates the refusals of these calls: `const refuse = Refusal.of(sendEmail)`, then `refuse('daily_limit',
   * sentence)`. A code that one of the calls does not declare in the contract does not compile. The user reads
   * `sentence`, so it contains no internals.
   */
  static of<const Calls extends readonly Endpoint[]>(..._calls: Calls) {
    return <Code extends CodeOfEach<Calls>>(code: Code, sentence: string, detail: RefusalDetail = {}) =>
      new Refusal(code, sentence, detail)
  }
}

const refuse = Refusal.of()

/** PostgreSQL is unreachable or read-only. */
export const databaseUnreachable = () =>
  refuse('database_unreachable', 'Labreach cannot reach its records right now. Please try again in a moment.', {
    retryAfter: 5,
  })

/** Too many calls are in progress in this process. */
export const overloaded = () =>
  refuse('overloaded', 'Labreach is very busy right now. Please try again in a moment.', { retryAfter: 1 })

/** The account is deleted or suspended, or its session has ended. */
export const sessionEnded = () => refuse('session_ended', 'Your session has ended. Please log in again.')
