import type { Student } from '@labreach/contract/account'
import { planByCode, UNLIMITED } from '@labreach/contract/plans'
import { Fragment, lazy, Suspense, useState } from 'react'
import { useIsOnline } from '../../offline/connection.ts'
import { Meter } from '../../ui/feedback/meter.tsx'
import { upperFirst } from '../../ui/text/text.ts'
import styles from './counters.module.css'
import { describeLeft } from './describe-left.ts'

// Loaded on demand: the first page has a budget.
const VisibleLimit = lazy(async () => {
  const { VisibleLimit } = await import('./visible-limit.tsx')
  return { default: VisibleLimit }
})
// Loaded when the line is unfolded.
const QuotaRings = lazy(async () => {
  const { QuotaRings } = await import('./quota-rings.tsx')
  return { default: QuotaRings }
})

type Props = { student: Student; shown: number; total: number }

/**
 * The number of professors that match the filters, of all that the student may see, and one line for what the student
 * may still do. The used part of each limit unfolds below the line.
 */
export function Counters({ student, shown, total }: Props) {
  const plan = planByCode(student.subscription)
  const isOnline = useIsOnline()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles.counters}>
      <Meter label="Search Results" value={shown} max={total}>
        <span className={styles.live} data-offline={!isOnline || undefined}>
          Live
        </span>
        {plan.isKnown && plan.limits.visibleProfessors < UNLIMITED && (
          <span className={styles.hint}>
            <Suspense>
              <VisibleLimit plan={plan} />
            </Suspense>
          </span>
        )}
      </Meter>
      <details className={styles.left} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <LeftLine student={student} />
        </summary>
        <Suspense>{isOpen && <QuotaRings student={student} />}</Suspense>
      </details>
    </div>
  )
}

/** "8 unlocks and 1 letter left · next unlock back Monday". */
function LeftLine({ student }: { student: Student }) {
  const { parts, backs } = describeLeft(student)
  return (
    <span className={`figures ${styles.line}`} aria-live="polite" aria-atomic="true">
      {parts.map(({ text, isScarce }, at) => (
        <Fragment key={text}>
          {at > 0 && (at === parts.length - 1 ? ' and ' : ', ')}
          <span data-scarce={isScarce || undefined}>{at === 0 ? upperFirst(text) : text}</span>
        </Fragment>
      ))}
      {' left'}
      {backs.map((back) => ` · ${back}`)}
    </span>
  )
}
