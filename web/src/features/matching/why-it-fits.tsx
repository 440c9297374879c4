import type { Relationship } from '@labreach/contract/professors'
import { PairedLines } from '../../ui/charts/paired-lines.tsx'
import { makePairs } from './pairs.ts'

type Props = {
  match: NonNullable<Relationship['match']>
  /** The maximum number of reasons, the most important first. */
  max: number
  /** Whether both sides have headings. */
  withHeads?: boolean
}

/** The reasons of a match: terms of the resume, each with a line to the interest or the publication that it matches. */
export function WhyItFits({ match, max, withHeads = false }: Props) {
  return (
    <PairedLines
      pairs={makePairs(match.reasons, max)}
      joins="matches"
      {...(withHeads && { heads: ['Your resume', 'Their work'] as const })}
    />
  )
}
