import { readFileSync } from 'node:fs'
import { checkClaim } from '../../server/src/outreach/grounding/claims/check-claim.ts'
import { readWork } from '../../server/src/outreach/grounding/claims/read-work.ts'

type LabelledClaim = {
  id: string
  abstract: string
  /** The number of the sentence that the claim leans on, from 1. */
  sentence: number | null
  claim: string
  faithful: boolean
  kind: string | null
}
type Labelled = { abstracts: { id: string; title: string; sentences: string[] }[]; claims: LabelledClaim[] }

/** A claim with the result of the check: the reason why it has no ground, or null. */
export type MeasuredClaim = LabelledClaim & { marked: string | null; words: string; source: string }

/**
 * Checks the labelled claims of a JSON file.
 * @param names whether the check is told on which sentence each claim leans.
 * @returns the claims with their results, and the mean time of one check in milliseconds.
 */
export function measureClaims(file: string, names: boolean): { claims: MeasuredClaim[]; msPerClaim: number } {
  const { abstracts, claims } = JSON.parse(readFileSync(file, 'utf8')) as Labelled
  const works = new Map(
    abstracts.map(({ id, title, sentences }) => [id, { work: readWork(title, sentences), sentences }]),
  )
  const began = performance.now()
  const measured = claims.map((claim): MeasuredClaim => {
    const { work, sentences } = works.get(claim.abstract)!
    const statedBasis = names && claim.sentence ? claim.sentence - 1 : undefined
    const { problem } = checkClaim(claim.claim, work, { statedBasis })
    return {
      ...claim,
      marked: problem?.reason ?? null,
      words: problem ? claim.claim.slice(problem.start, problem.end) : '',
      source: sentences[(claim.sentence ?? 1) - 1] ?? '',
    }
  })
  return { claims: measured, msPerClaim: (performance.now() - began) / claims.length }
}
