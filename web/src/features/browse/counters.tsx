import type { Student } from '@labreach/contract/account'
import type { Plan } from '@labreach/contract/plan'
import { planByCode, UNLIMITED } from '@labreach/contract/plans'
import { IconInfoCircle } from '@tabler/icons-react'
import { useIsOnline } from '../../offline/connection.ts'
import { Hint } from '../../ui/feedback/hint.tsx'
import { Meter } from '../../ui/feedback/meter.tsx'
import { count } from '../../ui/text/text.ts'
import styles from './counters.module.css'
import { QuotaRings } from './quota-rings.tsx'

type Props = { student: Student; shown: number; total: number }

/** The number of professors that match the filters, of all that the student may see, and the used quotas. */
export function Counters({ student, shown, total }: Props) {
  const plan = planByCode(student.subscription)
  const isOnline = useIsOnline()
  return (
    <div className={styles.counters}>
      <Meter label="Search Results" value={shown} max={total}>
        <span className={styles.live} data-offline={!isOnline || undefined}>
          Live
        </span>
        {plan.isKnown && plan.limits.visibleProfessors < UNLIMITED && <VisibleLimit plan={plan} />}
      </Meter>
      <QuotaRings student={student} />
    </div>
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
