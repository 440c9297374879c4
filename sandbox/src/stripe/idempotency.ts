import type { ObjectStore } from './object-store.ts'
import { daySeconds } from './calendar.ts'
import { createIdempotencyError } from './errors.ts'

/**
 * Runs `work` once for each key. For 24 hours, a repetition with the same parameters returns the stored response. A
 * call that failed is not stored. Throws a StripeError if the key was used for another path or other parameters.
 */
export function runOnce(
  store: ObjectStore,
  key: string,
  path: string,
  parameters: string,
  work: () => string,
): { text: string; isReplay: boolean } {
  if (key.length > 255) throw createIdempotencyError('Idempotency keys may not be longer than 255 characters.')
  const previous = store.find('replay', key)
  if (previous && previous.created + daySeconds > store.now()) {
    const only = 'Keys for idempotent requests can only be used'
    if (previous.path !== path) {
      throw createIdempotencyError(
        `${only} for the same endpoint they were first used for ('${previous.path}'). Try using a key other than '${key}'.`,
      )
    }
    if (previous.asked !== parameters) {
      throw createIdempotencyError(
        `${only} with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      )
    }
    return { text: previous.answer, isReplay: true }
  }
  const text = work()
  store.change(
    {},
    () =>
      void store.put<'replay'>({
        id: key,
        object: 'replay',
        asked: parameters,
        path,
        answer: text,
        created: store.now(),
      }),
  )
  return { text, isReplay: false }
}
