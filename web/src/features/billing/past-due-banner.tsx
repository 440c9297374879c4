import type { Student } from '@labreach/contract/account'
import { planByCode, cheapestPaidPlan } from '@labreach/contract/plans'
import { Note } from '../../ui/feedback/state.tsx'
import { time } from '../../ui/text/text.ts'
import styles from './past-due-banner.module.css'
import { PortalButton } from './portal-button.tsx'

/** After a failed payment: shows until when (an ISO time) the plan remains, with a button to the portal. */
export function PastDueBanner({ student, until }: { student: Student; until: string }) {
  const plan = planByCode(student.subscription)
  const { label } = plan.sold ? plan : cheapestPaidPlan
  const when = <time dateTime={until}>{time(until)}</time>
  return (
    <Note tone="amber" title="Your last payment did not go through">
      <div className={styles.row}>
        {plan.hasTerm ? (
          <p>
            The {label} stays yours until {when}. Pay or change your card in the customer portal before then.
          </p>
        ) : (
          <p>
            The {label} paused on {when}. Everything you have is still here; pay in the customer portal to go on.
          </p>
        )}
        <PortalButton urgent>Update Payment</PortalButton>
      </div>
    </Note>
  )
}
