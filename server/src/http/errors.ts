import type { z } from 'zod'
import { Refusal } from '../refusal.ts'

/** Any call may answer with these. */
const refuse = Refusal.of()

export const sessionRequired = () => refuse('session_required', 'Authentication required. Please log in again.')

export const notFound = () => refuse('not_found', 'There is nothing at this address.')

export const storageFull = () =>
  refuse('storage_full', 'Labreach has no room to save this right now. Please try again in a few minutes.', {
    retryAfter: 60,
  })

export const requestTooLarge = () => refuse('request_too_large', 'This is more than the server takes at once.')

/** No HTTP, no JSON, or a text with the character 0, which PostgreSQL has not and no person types. */
export const unreadable = () => refuse('invalid_input', 'This request cannot be read.')

/** A schema's own sentence where it has one, else the field and what is wrong with it. */
export function invalidInput(error: z.ZodError): Refusal<'invalid_input'> {
  const [first] = error.issues
  const field = first?.path.join('.')
  const own =
    first && /^[A-Z].*[a-z.]$/.test(first.message) && !/^(Invalid|Too|Unrecognized|Expected)/.test(first.message)
  if (first && own) return refuse('invalid_input', first.message)
  return field ? refuse('invalid_input', `Please check the field "${field}".`) : unreadable()
}
