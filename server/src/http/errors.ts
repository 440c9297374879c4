import type { z } from 'zod'
import { Refusal } from '../refusal.ts'

/** Refusals that any call may return. */
const refuse = Refusal.of()

export const sessionRequired = () => refuse('session_required', 'Authentication required. Please log in again.')

export const notFound = () => refuse('not_found', 'There is nothing at this address.')

export const storageFull = () =>
  refuse('storage_full', 'Labreach has no room to save this right now. Please try again in a few minutes.', {
    retryAfter: 60,
  })

export const requestTooLarge = () => refuse('request_too_large', 'This is more than the server takes at once.')

/** Malformed HTTP or JSON, or a text with the character 0, which PostgreSQL cannot store. */
export const unreadable = () => refuse('invalid_input', 'This request cannot be read.')

/** Uses the sentence of the schema if it has one, otherwise names the field. */
export function invalidInput(error: z.ZodError): Refusal<'invalid_input'> {
  const [first] = error.issues
  const field = first?.path.join('.')
  const hasSentence =
    first && /^[A-Z].*[a-z.]$/.test(first.message) && !/^(Invalid|Too|Unrecognized|Expected)/.test(first.message)
  if (first && hasSentence) return refuse('invalid_input', first.message)
  return field ? refuse('invalid_input', `Please check the field "${field}".`) : unreadable()
}
