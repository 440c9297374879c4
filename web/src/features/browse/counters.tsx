import type { Student } from '@labreach/contract/account'
import type { Plan } from '@labreach/contract/plan'
import { planByCode, UNLIMITED } from '@labreach/contract/plans'
import { IconChevronDown, IconInfoCircle } from '@tabler/icons-react'
import { Fragment } from 'react'
import { Hint } from '../../ui/feedback/hint.tsx'
import { Meter } from '../../ui/feedback/meter.tsx'
import { count, upperFirst } from '../../ui/text/text.ts'
import styles from './counters.module.css'
import { describeLeft } from './describe-left.ts'
import { QuotaRings } from './quota-rings.tsx'

type Props = { student: Student; shown: number; total: number }

/**
 * The number of professors that match the filters, of all that the student may see, and one line for what the student
 * may still do. The used part of each limit unfolds below the line.
 */
export function Counters({ student, shown, total }: Props) {
  const plan = planByCode(student.subscription)
  return (
    <div className={styles.counters}>
      <Meter label="Search Results" value={shown} max={total}>
        <span className={styles.live}>Live</span>
        {plan.isKnown && plan.limits.visibleProfessors < UNLIMITED && <VisibleLimit plan={plan} />}
      </Meter>
      <details className={styles.left}>
        <summary>
          <LeftLine student={student} />
          <IconChevronDown size={18} className={styles.chevron} aria-hidden="true" />
        </summary>
        <QuotaRings student={student} />
      </details>
    </div>
  )
}

/** "8 unlocks and 1 letter left · next unlock back Monday". */
function LeftLine({ student }: { student: Student }) {
  const { parts, backs } = describeLeft(student, new Date())
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

function VisibleLimit({ plan: { name, limits } }: { plan: Plan }) {
  const text = `${name} users can view up to ${count(limits.visibleProfessors)} professors: those who fit your resume best.`
  return (
    <Hint text={text}>
      <IconInfoCircle size={16} aria-hidden="true" />
    </Hint>
  )
}
