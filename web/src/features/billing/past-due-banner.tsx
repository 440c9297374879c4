import type { Student } from '@labreach/contract/account'
import { plans, SOLD_PLAN } from '@labreach/contract/plans'
import { Note } from '../../ui/state.tsx'
import { time } from '../../ui/text.ts'
import styles from './past-due-banner.module.css'
import { PortalButton } from './portal-button.tsx'

const { label } = plans[SOLD_PLAN]

/** A payment failed: until when the plan stays nevertheless, and the way to where it is paid. Nothing without one. */
export function PastDueBanner({ student: { past_due_until: until, subscription } }: { student: Student }) {
  if (!until) return null
  const when = <time dateTime={until}>{time(until)}</time>
  return (
    <Note tone="amber" title="Your last payment did not go through">
      <div className={styles.row}>
        {subscription === 'F' ? (
          <p>
            The {label} paused on {when}. Everything you have is still here; pay in the customer portal to go on.
          </p>
        ) : (
          <p>
            The {label} stays yours until {when}. Pay or change your card in the customer portal before then.
          </p>
        )}
        <PortalButton urgent>Update Payment</PortalButton>
      </div>
    </Note>
  )
}
