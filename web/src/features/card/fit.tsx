import type { Match } from '@labreach/contract/professors'
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

const bands = { close: 'Close', related: 'Related', stretch: 'A stretch' } as const

/** How well a professor fits, in a word, and why: the student's own lines, each with a line to the professor's work. */
export function Fit({ match: { band, reasons }, max, withHeads = false }: Props) {
  return (
    <div className={styles.fit}>
      <p className={styles.band} data-band={band ?? 'none'}>
        {band ? bands[band] : 'No overlap with your resume'}
      </p>
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
