import { plans } from '@labreach/contract/plans'
import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { count } from '../../ui/text.ts'
import styles from './basic-adds.module.css'

const basic = plans.B

const adds = [
  'Your own templates, with one of them as the default',
  'Unlimited AI template generation',
  'Publications of a professor in your emails',
  `${count(basic.emailsPerDay)} emails a day and ${count(basic.unlocksPerWeek)} professors a week`,
] as const

/** What Basic adds to templates, for a student who does not have it. */
export function BasicAdds() {
  return (
    <section className={`card ${styles.offer}`} aria-label={`What the ${basic.label} adds`}>
      <div className={styles.words}>
        <h2>Write your own templates</h2>
        <p className="quiet">
          Creating and changing templates is part of the {basic.label}, ${basic.pricePerMonth} per month. It adds:
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
