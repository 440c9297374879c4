export type ResumeReadFailure = 'unreadable' | 'encrypted' | 'without_text' | 'too_long' | 'busy' | 'scanned'

/** An upload that cannot be used. Each reason but `scanned` has a sentence for the user. */
export class ResumeReadError extends Error {
  override name = 'ResumeReadError'
  reason: ResumeReadFailure
  constructor(reason: ResumeReadFailure, options?: ErrorOptions) {
    super(`The resume is ${reason.replace('_', ' ')}.`, options)
    this.reason = reason
  }
}
