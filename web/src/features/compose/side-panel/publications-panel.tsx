import type { Plan } from '@labreach/contract/plan'
import { planByCode, cheapestPaidPlan, type PlanCode } from '@labreach/contract/plans'
import { listPublications, type Publication } from '@labreach/contract/professors'
import { Button, Skeleton } from '@mantine/core'
import '@mantine/core/styles/Skeleton.css'
import { Link } from '@tanstack/react-router'
import { memo, useId, type ReactNode } from 'react'
import { ApiError, isRefusal, isSignedOut } from '../../../api/error.ts'
import { plural } from '../../../ui/text/text.ts'
import { PublicationItem } from './publication-item.tsx'
import styles from './publications.module.css'
import { usePublications } from './use-publications.ts'

type Insert = {
  disabled: boolean
  /** Whether the three questions stand in place of the letter, which AI would rewrite unseen. */
  isAsking: boolean
  onInsert: (publication: Publication) => void
  /** Gets a sentence of an abstract. */
  onQuote: (sentence: string) => void
}
type Props = Insert & { plan: PlanCode; scholarId: string }

/** The professor's publications next to the letter; for plans without them, an offer to upgrade. */
export const PublicationsPanel = memo(function PublicationsPanel({ plan, scholarId, ...insert }: Props) {
  const title = useId()
  return (
    <section className={styles.panel} aria-labelledby={title}>
      <h4 id={title} className={styles.heading}>
        Publications
      </h4>
      {planByCode(plan).may('publications') ? (
        <Publications scholarId={scholarId} {...insert} />
      ) : (
        <PlanRequired current={planByCode(plan)} />
      )}
    </section>
  )
})

function Publications({ scholarId, ...insert }: Insert & { scholarId: string }) {
  const publications = usePublications(scholarId)
  if (publications.isPending) return <Loading />
  if (publications.isError) {
    if (isSignedOut(publications.error))
      return (
        <ListPlaceholder role="alert" text="Please log in to access this feature.">
          <Button variant="default" size="xs" renderRoot={(props: object) => <Link to="/login" {...props} />}>
            Log in
          </Button>
        </ListPlaceholder>
      )
    if (isRefusal(publications.error, listPublications, 'opted_out'))
      return <ListPlaceholder role="status" text="This professor asked not to be listed." />
    // Some time after an opt-out the record is erased.
    if (isRefusal(publications.error, listPublications, 'professor_unknown'))
      return <ListPlaceholder role="status" text="This professor is no longer listed." />
    return (
      <ListPlaceholder role="alert" text={failure(publications.error)}>
        <Button
          variant="default"
          size="xs"
          loading={publications.isFetching}
          onClick={() => void publications.refetch()}
        >
          Try Again
        </Button>
      </ListPlaceholder>
    )
  }
  if (publications.data.length === 0) return <ListPlaceholder role="status" text="No publications found" />
  return (
    <>
      <p className="quiet small figures">{plural(publications.data.length, 'publication')}, newest first</p>
      <ol className={styles.list}>
        {publications.data.map((publication, index) => (
          <PublicationItem key={index} publication={publication} {...insert} />
        ))}
      </ol>
    </>
  )
}

function PlanRequired({ current }: { current: Plan }) {
  return (
    <ListPlaceholder role="note" text={`${cheapestPaidPlan.label} Required`}>
      <p className="quiet small">
        Read abstracts here and see what a professor works on now. Your current plan: {current.label}
        {!current.isKnown && ' (contact support)'}.
      </p>
      <Button size="xs" variant="default" renderRoot={(props: object) => <Link to="/pricing" {...props} />}>
        Upgrade
      </Button>
    </ListPlaceholder>
  )
}

/** Shown in place of the list. */
function ListPlaceholder({
  role,
  text,
  children,
}: {
  role: 'alert' | 'status' | 'note'
  text: string
  children?: ReactNode
}) {
  return (
    <div className={styles.instead} role={role}>
      <p className={styles.words}>{text}</p>
      {children}
    </div>
  )
}

function Loading() {
  return (
    <div className={styles.loading} role="status">
      <span className="visually-hidden">Loading publications…</span>
      {[92, 60, 84, 48].map((width) => (
        <Skeleton key={width} height={14} width={`${width}%`} aria-hidden="true" />
      ))}
    </div>
  )
}

function failure(error: Error): string {
  return `Failed to fetch publications: ${error instanceof ApiError ? error.status : 'no connection'}`
}
