import type { z } from 'zod'
import { Refusal } from '../refusal.ts'

/** Refusals that any call may answer with; their statuses. */
export const commonStatuses: Readonly<Record<string, number>> = {
  invalid_input: 400,
  session_required: 401,
  session_ended: 401,
  not_found: 404,
  request_too_large: 413,
  rate_limited: 429,
  overloaded: 503,
  database_unreachable: 503,
  storage_full: 503,
}

export const sessionRequired = () => new Refusal('session_required', 'Authentication required. Please log in again.')

export const notFound = () => new Refusal('not_found', 'There is nothing at this address.')

export const overloaded = () =>
  new Refusal('overloaded', 'Labreach is very busy right now. Please try again in a moment.', { retryAfter: 1 })

export const storageFull = () =>
  new Refusal('storage_full', 'Labreach has no room to save this right now. Please try again in a few minutes.', {
    retryAfter: 60,
  })

/** No HTTP, no JSON, or a text with the character 0, which PostgreSQL has not and no person types. */
export const unreadable = () => new Refusal('invalid_input', 'This request cannot be read.')

/** A schema's own sentence where it has one, else the field and what is wrong with it. */
export function invalidInput(error: z.ZodError): Refusal {
  const [first] = error.issues
  const field = first?.path.join('.')
  const own =
    first && /^[A-Z].*[a-z.]$/.test(first.message) && !/^(Invalid|Too|Unrecognized|Expected)/.test(first.message)
  if (first && own) return new Refusal('invalid_input', first.message)
  return field ? new Refusal('invalid_input', `Please check the field "${field}".`) : unreadable()
}
