import type { Student } from '@labreach/contract/account'
import { plans } from '@labreach/contract/plans'
import { ActionIcon, Tooltip } from '@mantine/core'
import '@mantine/core/styles/Tooltip.css'
import { IconInfoCircle } from '@tabler/icons-react'
import { Meter, percent } from '../../ui/meter.tsx'
import { count } from '../../ui/text.ts'
import styles from './counters.module.css'

type Props = { student: Student; shown: number; total: number }

/** How many professors are shown of all this student may see, and how many unlocks of the week are used. */
export function Counters({ student, shown, total }: Props) {
  const { number_of_professors_shown_week: used, max_professors_per_week: max } = student
  return (
    <div className={styles.counters}>
      <Meter label="Search Results" value={shown} max={total}>
        <span className={styles.live}>Live</span>
        {student.subscription === 'F' && <FreeLimit />}
      </Meter>
      {student.subscription !== 'B' && (
        <Meter label="Weekly Unlocks" tone="amber" value={used} max={max} note={`${percent(used, max)}%`} />
      )}
    </div>
  )
}

function FreeLimit() {
  const words = `Free users can view up to ${count(plans.F.visibleProfessors)} professors: those who fit your resume best.`
  return (
    <Tooltip label={words}>
      <ActionIcon variant="transparent" color="gray" size="sm" aria-label={words}>
        <IconInfoCircle size={16} />
      </ActionIcon>
    </Tooltip>
  )
}
