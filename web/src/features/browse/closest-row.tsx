import { limits } from '@labreach/contract/plans'
import { Skeleton } from '@mantine/core'
import '@mantine/core/styles/Skeleton.css'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { CardParts } from './card-parts.ts'
import styles from './closest-row.module.css'
import { isClosestFolded, foldClosest } from './filters/saved-filters.ts'
import { useProfessors } from './use-professors.ts'

type Props = { parts: CardParts }

/** The student's closest professors in one row above the grid. It can be folded away, and stays so. */
export function ClosestRow({ parts }: Props) {
  const [folded, setFolded] = useState(isClosestFolded)
  const fold = (isFolded: boolean) => {
    setFolded(isFolded)
    foldClosest(isFolded)
  }
  return (
    <section className={styles.closest} aria-label="Your nine closest">
      <div className={styles.head}>
        <h2>Your nine closest</h2>
        <Link to="/matches" className="reach">
          See all your matches
        </Link>
        <button type="button" className="text-button" aria-expanded={!folded} onClick={() => fold(!folded)}>
          {folded ? 'Show' : 'Hide'} <span className="visually-hidden">your nine closest</span>
        </button>
      </div>
      {!folded && <Row parts={parts} />}
    </section>
  )
}

function Row({ parts }: Props) {
  const { data, isError, refetch } = useProfessors({ sortBy: 'match' })
  const professors = data?.professors.filter(({ match }) => match?.band)
  if (isError && !professors)
    return (
      <p className="quiet">
        Your closest professors could not be loaded.{' '}
        <button type="button" className="text-button" onClick={() => void refetch()}>
          Try again
        </button>
      </p>
    )
  if (professors?.length === 0)
    return (
      <p className="quiet">
        Nobody here fits your resume yet. Say on <Link to="/matches">Your Matches</Link> what you would like to work on.
      </p>
    )
  const topics = professors && parts.orderTopics(professors)
  return (
    // In the tab order, so that the row can be scrolled by keyboard.
    <ul className={styles.row} tabIndex={0} aria-label="Your nine closest" aria-busy={!professors}>
      {professors
        ? professors.map((relationship) => (
            <li key={relationship.id}>{parts.renderSummary(relationship, 1, topics?.get(relationship.id))}</li>
          ))
        : Array.from({ length: limits.pageSize }, (_, index) => (
            <li key={index} className={`card ${styles.skeleton}`} aria-hidden="true">
              <Skeleton height={64} width="85%" />
              <Skeleton height={12} width="60%" />
              <Skeleton height={64} mt="auto" />
            </li>
          ))}
    </ul>
  )
}
