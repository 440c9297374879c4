import type { Student } from '@labreach/contract/account'
import { planByCode, cheapestPaidPlan } from '@labreach/contract/plans'
import type { ReactNode } from 'react'
import { Note } from '../../ui/feedback/note.tsx'
import { time } from '../../ui/text/text.ts'
import styles from './past-due-banner.module.css'
import { PortalButton } from './portal-button.tsx'

/** After a failed payment: shows until when (an ISO time) the plan remains, with a button to the portal. */
export function PastDueBanner({ student, until }: { student: Student; until: string }) {
  return (
    <Note tone="amber" title="Your last payment did not go through">
      <div className={styles.row}>
        <p>{describeConsequence(student, until)}</p>
        <PortalButton urgent>Update Payment</PortalButton>
      </div>
    </Note>
  )
}

function describeConsequence(student: Student, until: string): ReactNode {
  const plan = planByCode(student.subscription)
  const { label } = plan.sold ? plan : cheapestPaidPlan
  const when = <time dateTime={until}>{time(until)}</time>
  if (student.subscription_is_paid)
    return (
      <>
        The {label} stays yours until {when}. Pay or change your card in the customer portal before then.
      </>
    )
  // A trial or a granted plan is in force.
  if (plan.canEnd) return 'Pay or change your card in the customer portal.'
  return (
    <>
      The {label} paused on {when}. Everything you have is still here; pay in the customer portal to go on.
    </>
  )
}
