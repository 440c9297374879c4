/** The `error` object of a failed call. */
export type Problem = { type: string; message: string; code?: string; param?: string; decline_code?: string }

/** An error with Stripe's own message; routes.ts makes the response from it. */
export class StripeError extends Error {
  readonly status: number
  readonly problem: Problem
  constructor(status: number, problem: Problem) {
    super(problem.message)
    this.status = status
    this.problem = problem
  }
}

const type = 'invalid_request_error'

export const createInvalidError = (message: string, param?: string, code?: string): StripeError =>
  new StripeError(400, { type, message, ...(code && { code }), ...(param && { param }) })

/** Status 404 if the id is in the path, 400 if it is in a parameter. */
export const createMissingError = (what: string, id: string, param = 'id'): StripeError =>
  new StripeError(param === 'id' ? 404 : 400, {
    type,
    code: 'resource_missing',
    param,
    message: `No such ${what}: '${id}'`,
  })

export const createDeclinedError = (): StripeError =>
  new StripeError(402, {
    type: 'card_error',
    code: 'card_declined',
    decline_code: 'generic_decline',
    message: 'Your card was declined.',
  })

export const createIdempotencyError = (message: string): StripeError =>
  new StripeError(400, { type: 'idempotency_error', message })
