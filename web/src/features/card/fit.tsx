import type { Match } from '@labreach/contract/professors'
import { Degree } from '../../ui/card/card.tsx'
import { PairedLines } from '../../ui/charts/paired-lines.tsx'
import styles from './fit.module.css'
import { makePairs } from './pairs.ts'

type Props = {
  match: Match
  /** The maximum number of reasons, the most important first. */
  max: number
  /** Whether both sides have headings. */
  withHeads?: boolean
}

const bands = {
  close: { degree: 'full', word: 'Close' },
  related: { degree: 'half', word: 'Related' },
  stretch: { degree: 'empty', word: 'A stretch' },
} as const
const noBand = { degree: 'none', word: 'No overlap with your resume' } as const

/** How well a professor fits, in a word, and why: the student's own lines, each with a line to the professor's work. */
export function Fit({ match: { band, reasons }, max, withHeads = false }: Props) {
  const { degree, word } = band ? bands[band] : noBand
  return (
    <div className={styles.fit}>
      <Degree degree={degree}>{word}</Degree>
      {reasons.length > 0 && (
        <PairedLines
          pairs={makePairs(reasons, max)}
          joins="fits"
          {...(withHeads && { heads: ['Your words', 'Their work'] as const })}
        />
      )}
    </div>
  )
}
