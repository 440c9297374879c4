import { cheapestPaidPlan } from '@labreach/contract/plans'
import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { count } from '../../ui/text/text.ts'
import styles from './upgrade-offer.module.css'

const { label, pricePerMonth, limits } = cheapestPaidPlan

const benefits = [
  'Your own templates, with one of them as the default',
  'Unlimited AI template generation',
  'Publications of a professor in your letters',
  `${count(limits.emailsPerDay)} letters a day and ${count(limits.unlocksPerWeek)} professors a week`,
] as const

/** Offers the plan with templates to a student whose plan has none. */
export function UpgradeOffer() {
  return (
    <section className={`card ${styles.offer}`} aria-label={`What the ${label} adds`}>
      <div className={styles.words}>
        <h2>Write your own templates</h2>
        <p className="quiet">
          Creating and changing templates is part of the {label}, ${pricePerMonth} per month. It adds:
        </p>
        <ul className={styles.list}>
          {benefits.map((line) => (
            <li key={line}>
              <IconCheck size={20} stroke={2} aria-hidden="true" /> {line}
            </li>
          ))}
        </ul>
      </div>
      <Button renderRoot={(props: object) => <Link to="/pricing" {...props} />}>Upgrade Plan</Button>
    </section>
  )
}
