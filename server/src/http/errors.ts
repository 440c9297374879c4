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
  not_built: 501,
}

export const sessionRequired = () => new Refusal('session_required', 'Authentication required. Please log in again.')

export const notFound = () => new Refusal('not_found', 'There is nothing at this address.')

export const notBuilt = () => new Refusal('not_built', 'This is not available yet.')

/** PostgreSQL has no character 0 in its texts, and no person types one. */
export const unreadableText = () => new Refusal('invalid_input', 'This request cannot be read.')

/** A schema's own sentence where it has one, else the field and what is wrong with it. */
export function invalidInput(error: z.ZodError): Refusal {
  const [first] = error.issues
  const field = first?.path.join('.')
  const own =
    first && /^[A-Z].*[a-z.]$/.test(first.message) && !/^(Invalid|Too|Unrecognized|Expected)/.test(first.message)
  if (first && own) return new Refusal('invalid_input', first.message)
  return new Refusal('invalid_input', field ? `Please check the field "${field}".` : 'This request cannot be read.')
}
