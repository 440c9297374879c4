import { firstTemplate } from '@labreach/contract/templates'
import { isRefusal } from '../../api/error.ts'

/** Longer than writing a template takes. */
const maxTries = 40

/**
 * Query options that repeat the call while the server is already writing the template, after the time in `retry_after`.
 * A visitor's first letter (aiGenerateTemplate) is refused with the same code.
 */
export const retryWhileWriting = {
  retry: (tries: number, error: unknown) => tries < maxTries && secondsLeft(error) !== undefined,
  retryDelay: (_: number, error: unknown) => 1_000 * (secondsLeft(error) ?? 1),
}

function secondsLeft(error: unknown): number | undefined {
  return isRefusal(error, firstTemplate, 'ai_limit') ? error.body.retry_after : undefined
}
