import { upgradePlan } from '@labreach/contract/plans'
import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { count } from '../../ui/text/text.ts'
import styles from './upgrade-adds.module.css'

const { label, pricePerMonth, limits } = upgradePlan

const adds = [
  'Your own templates, with one of them as the default',
  'Unlimited AI template generation',
  'Publications of a professor in your emails',
  `${count(limits.emailsPerDay)} emails a day and ${count(limits.unlocksPerWeek)} professors a week`,
] as const

/** What the plan above adds to templates, for a student whose own has none. */
export function UpgradeAdds() {
  return (
    <section className={`card ${styles.offer}`} aria-label={`What the ${label} adds`}>
      <div className={styles.words}>
        <h2>Write your own templates</h2>
        <p className="quiet">
          Creating and changing templates is part of the {label}, ${pricePerMonth} per month. It adds:
        </p>
        <ul className={styles.list}>
          {adds.map((line) => (
            <li key={line}>
              <IconCheck size={18} stroke={2} aria-hidden="true" /> {line}
            </li>
          ))}
        </ul>
      </div>
      <Button renderRoot={(props: object) => <Link to="/pricing" {...props} />}>Upgrade Plan</Button>
    </section>
  )
}
