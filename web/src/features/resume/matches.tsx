import { limits } from '@labreach/contract/plans'
import type { Relationship } from '@labreach/contract/professors'
import { Button, Skeleton } from '@mantine/core'
import '@mantine/core/styles/Skeleton.css'
import type { ReactNode } from 'react'
import { Carousel } from '../../ui/carousel.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { count, plural } from '../../ui/text/text.ts'
import styles from './matches.module.css'
import type { Matching } from './use-matches.ts'

type Props = {
  matching: Matching
  /** Renders one professor. A prop, since a feature cannot import another feature. */
  renderProfessor: (relationship: Relationship) => ReactNode
  /** Shown in place of the sentence above the cards if none of them fits well. */
  littleFound: ReactNode
}

/** The best matches of a resume, each with its reasons. They appear one by one as the server sends them. */
export function Matches({ matching, renderProfessor, littleFound }: Props) {
  const { state, matches, isRenewing, scan } = matching
  if (state === 'error') {
    return (
      <Note tone="red" title="Could not match you with professors. Please try again.">
        <div>
          <Button variant="default" size="xs" onClick={matching.retry}>
            Try Again
          </Button>
        </div>
      </Note>
    )
  }
  return (
    <div className={styles.stack}>
      {littleFound ?? (
        <p role="status" className="quiet">
          {state === 'success'
            ? resultText(matching.count, matches.length)
            : matches.length > 0
              ? `${count(matches.length)} of the ${limits.previewMatches} closest are here…`
              : waitingText(scan)}
        </p>
      )}
      {matches.length > 0 && (
        <div className={styles.cards} aria-busy={isRenewing}>
          <Carousel label="Your best matches" slides={matches}>
            {(relationship) => <div className={styles.match}>{renderProfessor(relationship)}</div>}
          </Carousel>
        </div>
      )}
      {state === 'loading' && matches.length === 0 && <LoadingCards />}
    </div>
  )
}

function waitingText(scan: Matching['scan']): string {
  if (scan === null) return 'Your resume is a scan. Its pages are read next…'
  if (typeof scan === 'string') return 'Looking for professors who work on what you do…'
  return `Reading page ${scan.page} of ${scan.pages}…`
}

function resultText(total: number, shown: number): string {
  if (total > shown) return `${count(total)} professors match. These are the ${shown} closest.`
  return `${plural(shown, 'professor')} ${shown === 1 ? 'matches' : 'match'}.`
}

/** Skeletons with the shape of the cards. */
function LoadingCards() {
  return (
    <div className={styles.waiting} aria-hidden="true">
      {[1, 2, 3].map((index) => (
        <div key={index} className={`card ${styles.waitingCard}`}>
          <Skeleton height={14} width="34%" />
          <Skeleton height={18} />
          <Skeleton height={18} width="70%" />
          <Skeleton height={12} width="56%" />
          <div className={styles.why}>
            <Skeleton height={64} />
          </div>
        </div>
      ))}
    </div>
  )
}
