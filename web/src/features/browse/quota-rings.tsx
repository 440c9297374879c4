import type { Student } from '@labreach/contract/account'
import { planByCode, UNLIMITED } from '@labreach/contract/plans'
import { IconLockOpen, IconMail, IconSparkles } from '@tabler/icons-react'
import { percent } from '../../ui/feedback/meter.tsx'
import { Ring } from '../../ui/feedback/ring.tsx'
import { time } from '../../ui/text/text.ts'
import styles from './quota-rings.module.css'
import { unlockResetsAt } from './unlock-resets-at.ts'

/** The used quotas: unlocks of the week, AI uses and letters of the day. Unlimited ones are left out. */
export function QuotaRings({ student }: { student: Student }) {
  const { number_of_professors_shown_week: used, max_professors_per_week: max, quotas } = student
  const rings = [
    ...(planByCode(student.subscription).may('seeWeeklyUnlocks')
      ? [
          {
            label: 'Weekly Unlocks',
            value: used,
            max,
            note: `${percent(used, max)}%`,
            resetsAt: unlockResetsAt(quotas),
            icon: <IconLockOpen size={20} />,
          },
        ]
      : []),
    ...(quotas.ai_day.limit >= UNLIMITED
      ? []
      : [{ ...today(quotas.ai_day), label: 'AI Uses', icon: <IconSparkles size={20} /> }]),
    { ...today(quotas.emails_day), label: 'Letters', icon: <IconMail size={20} /> },
  ]
  return (
    <ul className={styles.rings}>
      {rings.map(({ resetsAt, ...ring }) => (
        <li key={ring.label}>
          <Ring {...ring} full={resetsAt && <>Next on {time(resetsAt)}</>} />
        </li>
      ))}
    </ul>
  )
}

const today = ({ used, limit, resets_at: resetsAt }: Student['quotas']['ai_day']) => ({
  value: used,
  max: limit,
  note: 'today',
  resetsAt,
})
