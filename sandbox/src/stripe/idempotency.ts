import type { Books } from './books.ts'
import { daySeconds } from './calendar.ts'
import { idempotency } from './errors.ts'

/**
 * Works once for each key: asked again with the same parameters, the same answer comes back for 24 hours. What was
 * refused is tried again. Throws a StripeError when the key stood for something else.
 */
export function replayed(
  books: Books,
  key: string,
  path: string,
  asked: string,
  work: () => string,
): { text: string; again: boolean } {
  if (key.length > 255) throw idempotency('Idempotency keys may not be longer than 255 characters.')
  const before = books.find('replay', key)
  if (before && before.created + daySeconds > books.now()) {
    const only = 'Keys for idempotent requests can only be used'
    if (before.path !== path) {
      throw idempotency(
        `${only} for the same endpoint they were first used for ('${before.path}'). Try using a key other than '${key}'.`,
      )
    }
    if (before.asked !== asked) {
      throw idempotency(
        `${only} with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      )
    }
    return { text: before.answer, again: true }
  }
  const answer = work()
  books.change(
    {},
    () => void books.put<'replay'>({ id: key, object: 'replay', asked, path, answer, created: books.now() }),
  )
  return { text: answer, again: false }
}
