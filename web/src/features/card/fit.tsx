import type { Match } from '@labreach/contract/professors'
import { Fragment } from 'react'
import { Degree } from '../../ui/card/card.tsx'
import { PairedLines } from '../../ui/charts/paired-lines.tsx'
import styles from './fit.module.css'
import { readReasons } from './pairs.ts'

type Props = {
  match: Match
  /** The maximum number of reasons, the most important first. */
  max: number
  /** Whether the two texts of a pair have headings. */
  withHeads?: boolean
}

// With a suffix: "Close" alone could be taken for the label of a close button.
const bands = {
  close: { degree: 'full', word: 'Close', suffix: ' match' },
  related: { degree: 'half', word: 'Related', suffix: ' match' },
  stretch: { degree: 'empty', word: 'A stretch', suffix: '' },
} as const
const noBand = { degree: 'none', word: 'No overlap with your resume', suffix: '' } as const

/**
 * How well a professor fits, in a word, and why: what both mention, and the student's own lines with the professor's
 * work.
 */
export function Fit({ match: { band, reasons }, max, withHeads = false }: Props) {
  const { degree, word, suffix } = band ? bands[band] : noBand
  const { shared, pairs } = readReasons(reasons, max)
  return (
    <div className={styles.fit}>
      <Degree degree={degree}>
        <span>{word}</span>
        {suffix}
      </Degree>
      {shared.length > 0 && (
        <p>
          You both name{' '}
          {shared.map((text, at) => (
            <Fragment key={text}>
              {at > 0 && (at === shared.length - 1 ? ' and ' : ', ')}
              <span className={styles.shared}>{text}</span>
            </Fragment>
          ))}
        </p>
      )}
      {pairs.length > 0 && (
        <PairedLines pairs={pairs} joins="fits" {...(withHeads && { heads: ['Your words', 'Their work'] as const })} />
      )}
    </div>
  )
}
