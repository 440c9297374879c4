import { checkClaim } from '../../server/src/outreach/grounding/claims/check-claim.ts'
import { decideClaim } from '../../server/src/outreach/grounding/claims/decide-claim.ts'
import { readWork } from '../../server/src/outreach/grounding/claims/read-work.ts'
import type { Verdict } from '../../server/src/services/writer/writer.ts'
import { readLabelled, type LabelledClaim } from './labelled-claims.ts'

/**
 * A claim with the result of the check: the reason why it is unsupported, or null. `source`: its basis by the label, the
 * first sentence if there is none.
 */
export type MeasuredClaim = LabelledClaim & { marked: string | null; words: string; source: string }

type Options = {
  /** Whether the check is told the basis of each claim. */
  withBasis: boolean
  /** A model's verdicts by the id of the claim. */
  verdicts?: ReadonlyMap<string, Verdict>
}

/**
 * Checks the labelled claims of a JSON file. Returns the claims with their results, and the mean time of one check in
 * milliseconds.
 */
export function measureClaims(
  file: string,
  { withBasis, verdicts }: Options,
): { claims: MeasuredClaim[]; msPerClaim: number } {
  const { abstracts, claims } = readLabelled(file)
  const works = new Map(
    abstracts.map(({ id, title, sentences }) => [id, { work: readWork(title, sentences), sentences }]),
  )
  const began = performance.now()
  const measured = claims.map((claim): MeasuredClaim => {
    const { work, sentences } = works.get(claim.abstract)!
    const namedBasis = withBasis && claim.sentence ? claim.sentence - 1 : undefined
    const checked = checkClaim(claim.claim, work, { namedBasis })
    const { problem } = decideClaim(claim.claim, work, checked, verdicts?.get(claim.id))
    return {
      ...claim,
      marked: problem?.reason ?? null,
      words: problem ? claim.claim.slice(problem.start, problem.end) : '',
      source: sentences[(claim.sentence ?? 1) - 1] ?? '',
    }
  })
  return { claims: measured, msPerClaim: (performance.now() - began) / claims.length }
}
