import { firstTemplate } from '@labreach/contract/templates'
import { isRefusal } from '../../api/error.ts'

/** Longer than any letter takes. */
const mostTries = 40

/**
 * How to ask again while the letter that is asked for is being written already: each time when the server says. A
 * visitor's first letter (aiGenerateTemplate) is refused with the same code.
 */
export const whileBeingWritten = {
  retry: (tries: number, error: unknown) => tries < mostTries && secondsLeft(error) !== undefined,
  retryDelay: (_: number, error: unknown) => 1_000 * (secondsLeft(error) ?? 1),
}

function secondsLeft(error: unknown): number | undefined {
  return isRefusal(error, firstTemplate, 'ai_limit') ? error.body.retry_after : undefined
}
