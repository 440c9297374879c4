import type { Student } from '@labreach/contract/account'
import { plans } from '@labreach/contract/plans'
import { IconInfoCircle } from '@tabler/icons-react'
import { Hint } from '../../ui/hint.tsx'
import { Meter } from '../../ui/meter.tsx'
import { count } from '../../ui/text.ts'
import styles from './counters.module.css'
import { QuotaRings } from './quota-rings.tsx'

type Props = { student: Student; shown: number; total: number }

/** How many professors are shown of all this student may see, and how much of each limit is used. */
export function Counters({ student, shown, total }: Props) {
  return (
    <div className={styles.counters}>
      <Meter label="Search Results" value={shown} max={total}>
        <span className={styles.live}>Live</span>
        {student.subscription === 'F' && <FreeLimit />}
      </Meter>
      <QuotaRings student={student} />
    </div>
  )
}

function FreeLimit() {
  const words = `Free users can view up to ${count(plans.F.visibleProfessors)} professors: those who fit your resume best.`
  return (
    <Hint words={words}>
      <IconInfoCircle size={16} aria-hidden="true" />
    </Hint>
  )
}
