import type { Relationship } from '@labreach/contract/professors'
import { PairedLines } from '../../ui/charts/paired-lines.tsx'
import { pairsOf } from './pairs.ts'

type Props = {
  match: NonNullable<Relationship['match']>
  /** How many reasons are shown, the weightiest first. */
  most: number
  /** Whether it says which side is whose, where nothing around it does. */
  named?: boolean
}

/**
 * Why a professor was matched: words of the resume, each with a line to the interest or the publication that it met.
 */
export function WhyItFits({ match, most, named = false }: Props) {
  return (
    <PairedLines
      pairs={pairsOf(match.reasons, most)}
      joins="meets"
      {...(named && { heads: ['Your resume', 'Their work'] as const })}
    />
  )
}
