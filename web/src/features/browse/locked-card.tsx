import { limits } from '@labreach/contract/plans'
import type { Relationship } from '@labreach/contract/professors'
import { Button } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { plural, time } from '../../ui/text.ts'
import styles from './card.module.css'
import { WhyItFits } from './why-it-fits.tsx'

type Props = {
  relationship: Relationship
  /** Whether an unlock is left; else when the next one is free (null: none will be). */
  unlocks: { left: boolean; resetsAt: string | null }
  onInterest: (interest: string) => void
  onUnlock: (button: HTMLElement) => void
}

/** A professor not yet unlocked: what this person works on, how well known, where, and why it fits. */
export function LockedCard({ relationship: { professor, match }, unlocks, onInterest, onUnlock }: Props) {
  const shown = professor.key_interests.slice(0, limits.lockedCardInterests)
  const more = professor.key_interests.length - shown.length
  return (
    <article className={`card ${styles.card}`} aria-label={`Professor Preview, ${professor.school_name}`}>
      <div className={styles.preview}>
        <h3>
          <IconLock size={16} aria-hidden="true" /> Professor Preview
        </h3>
        <p className="quiet small">Key information to help you decide</p>
      </div>
      <ul className={`chips ${styles.chips}`} aria-label="Research areas">
        {shown.map((interest) => (
          <li key={interest}>
            <button
              type="button"
              className="chip"
              title={`Show professors working on ${interest}`}
              onClick={() => onInterest(interest)}
            >
              {interest}
            </button>
          </li>
        ))}
        {more > 0 && <li className="quiet small">+{more} more</li>}
      </ul>
      <dl className={styles.terms}>
        <div>
          <dt>University</dt>
          <dd>{professor.school_name || professor.affiliation}</dd>
        </div>
        <div>
          <dt>Impact</dt>
          <dd className="figures">{plural(professor.cited_by, 'citation')}</dd>
        </div>
        <WhyItFits className={styles.whole} match={match} />
      </dl>
      <div className={styles.foot}>
        {unlocks.left ? (
          <Button
            variant="light"
            onClick={(event) => onUnlock(event.currentTarget)}
            aria-label={`Unlock Professor at ${professor.school_name}`}
          >
            Unlock Professor
          </Button>
        ) : (
          <p className={styles.used}>
            No unlocks left.{' '}
            {unlocks.resetsAt && (
              <>
                The next one is free on <time dateTime={unlocks.resetsAt}>{time(unlocks.resetsAt)}</time>.
              </>
            )}
          </p>
        )}
      </div>
    </article>
  )
}
