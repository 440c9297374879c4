import { limits } from '@labreach/contract/plans'
import { z } from 'zod'

const Answer = z.object({
  letter: z.string(),
  question: z.string().trim().min(1).max(limits.modelQuestionMax).optional().catch(undefined),
})

/** The model's answer to a letter, before the letter becomes plain text. */
export type Answer = z.infer<typeof Answer>

/**
 * Parses the answer to a letter: a JSON object, also in a fence or between sentences, or else the letter itself. A part
 * of another form than asked for is left out. Undefined if the answer is JSON without a letter, or JSON that breaks off.
 */
export function parseAnswer(text: string): Answer | undefined {
  const from = text.search(/\{\s*"/)
  if (from < 0) return { letter: text }
  try {
    return Answer.safeParse(JSON.parse(text.slice(from, text.lastIndexOf('}') + 1))).data
  } catch {
    return undefined
  }
}
