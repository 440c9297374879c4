import type { CodeOf, CommonCode, Endpoint } from '@labreach/contract/endpoint'

export type RefusalDetail = {
  /** When a used-up quota frees its next place. */
  resetsAt?: Date | null
  /** Seconds until the same call may succeed. */
  retryAfter?: number
  /** What stands instead of what was to replace it. */
  newer?: { draft: string; subject: string | null; savedAt: Date }
}

/** The codes that each of these calls declares; without a call, those that every call has. */
type SharedCode<Calls extends readonly Endpoint[]> = Calls extends readonly [
  infer First extends Endpoint,
  ...infer Others extends readonly Endpoint[],
]
  ? CodeOf<First> & SharedCode<Others>
  : string
type CodeOfEach<Calls extends readonly Endpoint[]> = Calls extends readonly [] ? CommonCode : SharedCode<Calls>

/**
 * An expected failure of an operation: thrown by name (`throw weeklyQuotaUsed(resetsAt)`), turned into status and body in
 * one place (http/translate-error.ts). The status of a code stands in the contract beside the call, and only there.
 */
export class Refusal<Code extends string = string> extends Error {
  readonly code: Code
  readonly detail: RefusalDetail

  /** Private: a refusal is made by `Refusal.of` alone, which knows the codes that its calls declare. */
  private constructor(code: Code, sentence: string, detail: RefusalDetail) {
    super(sentence)
    this.name = 'Refusal'
    this.code = code
    this.detail = detail
  }

  /**
   * Makes the refusals of these calls: `const refuse = Refusal.of(sendEmail)`, then `refuse('daily_limit', sentence)`. A
   * code that one of the calls does not declare in the contract does not compile. `sentence` is what the person reads: no
   * internals.
   */
  static of<const Calls extends readonly Endpoint[]>(..._calls: Calls) {
    return <Code extends CodeOfEach<Calls>>(code: Code, sentence: string, detail: RefusalDetail = {}) =>
      new Refusal(code, sentence, detail)
  }
}

/** Refusals of any call. */
const refuse = Refusal.of()

/** PostgreSQL does not answer, or does so for reading alone. */
export const databaseUnreachable = () =>
  refuse('database_unreachable', 'Labreach cannot reach its records right now. Please try again in a moment.', {
    retryAfter: 5,
  })

/** More is under way than this process does at once. */
export const overloaded = () =>
  refuse('overloaded', 'Labreach is very busy right now. Please try again in a moment.', { retryAfter: 1 })

/** What the account and the quotas both say, once the account or its session is gone. */
export const sessionEnded = () => refuse('session_ended', 'Your session has ended. Please log in again.')
