import type { Student } from '@labreach/contract/account'
import { planByCode } from '@labreach/contract/plans'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { canUpgrade } from './plans/plan-label.ts'
import { planState } from './plans/plan-state.ts'
import { PortalButton } from './portal-button.tsx'
import styles from './subscription.module.css'

/** The plan in force and how long it lasts, with the buttons to upgrade and to open the customer portal. */
export function Subscription({ student }: { student: Student }) {
  const plan = planByCode(student.subscription)
  const state = planState(student)
  return (
    <div className={styles.stack}>
      <div>
        <p className={styles.plan}>
          {plan.label}
          {student.current_free_trial && <span className={styles.trial}>Free Trial</span>}
        </p>
        <p className="quiet">{plan.summary}</p>
        {state && <p className="quiet figures">{state}</p>}
        {student.has_customer_portal && (
          <p className="quiet small">
            In the customer portal you update payment methods, download invoices, cancel or modify the subscription, and
            update your billing address.
          </p>
        )}
      </div>
      <div className={styles.buttons}>
        {canUpgrade(student) && (
          <Button renderRoot={(props: object) => <Link to="/pricing" {...props} />}>Upgrade Plan</Button>
        )}
        {student.has_customer_portal && <PortalButton />}
      </div>
    </div>
  )
}
