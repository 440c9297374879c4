import { z } from 'zod'
import { parseObject } from './parse-object.ts'
import { judgeInstructions, toSafeJson } from './prompts.ts'
import type { JudgedWork, Verdict } from './writer.ts'

/** More than the sentences that a letter has about one publication. Further claims are not judged. */
export const judgedClaimsMax = 20

/** `sentence`: its number from 1; 0 is the title. */
const verdictSchema = z.discriminatedUnion('verdict', [
  z.object({ claim: z.number().int(), verdict: z.literal('supported'), sentence: z.number().int().min(0) }),
  z.object({
    claim: z.number().int(),
    verdict: z.enum(['contradicted', 'not stated']),
    reason: z.enum(['number', 'negation', 'direction', 'invented']),
  }),
])

const verdictsSchema = z.object({ verdicts: z.array(z.unknown()).max(2 * judgedClaimsMax) })

/**
 * Parses the model's verdicts on claims. Leaves out verdicts that have another form, or that name a claim or sentence that
 * was not given. Of two verdicts on one claim the one that finds no support counts. Undefined if it is no list of verdicts.
 */
export function parseVerdicts(response: string, { sentences, claims }: JudgedWork): Verdict[] | undefined {
  const { success, data } = verdictsSchema.safeParse(parseObject(response))
  if (!success) return undefined
  const given = data.verdicts
    .flatMap((one) => verdictSchema.safeParse(one).data ?? [])
    .filter(({ claim }) => claim >= 1 && claim <= Math.min(claims.length, judgedClaimsMax))
    .filter((one) => one.verdict !== 'supported' || one.sentence <= sentences.length)
  return claims.flatMap((_, index) => {
    const own = given.filter(({ claim }) => claim === index + 1)
    const decisive = own.find(({ verdict }) => verdict !== 'supported') ?? own[0]
    return decisive ? [decisive] : []
  })
}

const addNumbers = (texts: readonly string[]) => texts.map((text, index) => ({ number: index + 1, text }))

/** What the model gets in order to judge claims: sentences and claims with their numbers, from 1. */
export const composeJudgePrompt = ({ title, year, sentences, claims }: JudgedWork) => ({
  instructions: judgeInstructions,
  prompt: `TASK: claims\n<facts>${toSafeJson({
    title,
    year,
    sentences: addNumbers(sentences),
    claims: addNumbers(claims.slice(0, judgedClaimsMax)),
  })}</facts>`,
})
