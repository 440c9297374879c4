import { describeTaking } from '@labreach/contract/describe-wishes'
import { limits } from '@labreach/contract/plans'
import type { Relationship } from '@labreach/contract/professors'
import { Button } from '@mantine/core'
import { IconAlertTriangle, IconLock, IconQuote } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { FactLine, Thread } from '../../ui/card/card.tsx'
import { plural, time } from '../../ui/text/text.ts'
import styles from './card.module.css'
import type { CardParts } from './card-parts.ts'
import { describeSetValues } from './describe-fact.ts'
import { FavoriteStar } from './favorite-star.tsx'
import { WorksOn } from './works-on.tsx'

type Props = {
  relationship: Relationship
  /** What this person works on, in the order of the headline. */
  topics: readonly string[]
  /**
   * `canUnlock`: whether the student has an unlock left. `resetsAt`: ISO time of the next unlock, null if the total is
   * used up. `canUpgrade`: whether another plan has more unlocks.
   */
  unlocks: { canUnlock: boolean; resetsAt: string | null; canUpgrade: boolean }
  /** Whether the professor has said to take nobody of the student's level. */
  isMismatch: boolean
  renderMatch: CardParts['renderMatch']
  onInterest: (interest: string) => void
  onUnlock: (button: HTMLElement) => void
}

/** The card of a locked professor: what this person works on, university, citations, and why this person fits. */
export function LockedCard({ relationship, topics, unlocks, isMismatch, renderMatch, onInterest, onUnlock }: Props) {
  const { professor, match } = relationship
  const { freshness } = professor
  const university = professor.school_name || professor.affiliation
  return (
    <article className={`card ${styles.card}`} aria-label={`Professor Preview, ${university}`}>
      <div className={styles.head}>
        <div className={styles.preview}>
          <h3>
            <IconLock size={16} aria-hidden="true" /> Professor Preview
          </h3>
          <p>Key information to help you decide</p>
        </div>
        <FavoriteStar relationship={relationship} label={`the professor at ${university}`} />
      </div>
      <WorksOn label="Research areas" topics={topics} max={limits.lockedCardInterests} onInterest={onInterest} />
      <div className={styles.about}>
        <FactLine
          facts={[
            { term: 'University', fact: university },
            { term: 'Impact', fact: plural(professor.cited_by, 'citation') },
          ]}
        />
        {professor.taking && (
          <p className={styles.wishes} data-mismatch={isMismatch || undefined}>
            {isMismatch ? (
              <IconAlertTriangle size={16} aria-hidden="true" />
            ) : (
              <IconQuote size={16} aria-hidden="true" />
            )}
            <span>
              <span className="visually-hidden">The professor says: </span>
              {describeTaking(professor.taking)}
              {isMismatch && professor.taking !== 'nobody' && ', nobody at your level'}
            </span>
          </p>
        )}
        {freshness && <p className="small">{describeSetValues(freshness)}</p>}
        {match && (
          <Thread>
            <h4 className="visually-hidden">Why it fits</h4>
            {renderMatch(match)}
          </Thread>
        )}
      </div>
      <div className={styles.foot}>
        {unlocks.canUnlock ? (
          <Button
            variant="default"
            onClick={(event) => onUnlock(event.currentTarget)}
            aria-label={`Unlock Professor at ${university}`}
          >
            Unlock Professor
          </Button>
        ) : (
          <>
            <p className={styles.used}>
              No unlocks left.{' '}
              {unlocks.resetsAt && (
                <>
                  You can unlock again on <time dateTime={unlocks.resetsAt}>{time(unlocks.resetsAt)}</time>.
                </>
              )}
            </p>
            {unlocks.canUpgrade && (
              <Button component={Link} to="/pricing" variant="default">
                Upgrade to Unlock
              </Button>
            )}
          </>
        )}
      </div>
    </article>
  )
}
