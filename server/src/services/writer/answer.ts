import { serverLimits } from '@labreach/contract/server-limits'
import { z } from 'zod'

/** A letter has fewer sentences about one publication. */
const claimsMax = 50

/** A claim in another form is left out: it says on what a sentence leans, and the check does without. */
const Claim = z.object({ words: z.string().max(2_000), sentence: z.number().int().min(0).max(1_000) })

const Answer = z.object({
  letter: z.string(),
  /** Sentences of the letter about the publication, each with the number of a sentence of the abstract, 0 for the title. */
  claims: z
    .array(z.unknown())
    .catch([])
    .transform((claims) => claims.slice(0, claimsMax).flatMap((claim) => Claim.safeParse(claim).data ?? [])),
  question: z.string().trim().min(1).max(serverLimits.modelQuestionMax).optional().catch(undefined),
})

/** The model's answer to a letter, before the letter becomes plain text. */
export type Answer = z.infer<typeof Answer>

/**
 * Parses the answer to a letter: a JSON object, also in a fence or between sentences, or else the letter itself. A part
 * of another form than asked for is left out. Undefined if the answer is JSON without a letter, or JSON that breaks off.
 */
export function parseAnswer(text: string): Answer | undefined {
  const from = text.search(/\{\s*"/)
  if (from < 0) return { letter: text, claims: [] }
  try {
    return Answer.safeParse(JSON.parse(text.slice(from, text.lastIndexOf('}') + 1))).data
  } catch {
    return undefined
  }
}
