import type { Student } from '@labreach/contract/account'
import type { Plan } from '@labreach/contract/plan'
import { referral, trialPlan, type PlanCode } from '@labreach/contract/plans'
import { Link } from '@tanstack/react-router'
import { CheckoutButton } from '../checkout-button.tsx'
import styles from './plan-action.module.css'
import { canUpgrade } from './plan-label.ts'
import { planState } from './plan-state.ts'
import { PortalButton } from '../portal-button.tsx'
import { canEarnTrial } from '../referral/referral.ts'

/** Shown under a plan's price: how long the plan lasts, and how the student can buy, manage or earn it. */
export function PlanAction({ plan, student }: { plan: Plan<PlanCode>; student: Student }) {
  const state = student.subscription === plan.code && planState(student)
  return (
    <div className={styles.action}>
      {state && <p className="figures">{state}</p>}
      {plan.sold ? <Buy plan={plan} student={student} /> : plan.may('claimTrial') && <EarnTrial student={student} />}
    </div>
  )
}

function Buy({ plan, student }: { plan: Plan<PlanCode>; student: Student }) {
  // While a payment is overdue, the student pays that one and does not buy a second subscription.
  if (canUpgrade(student) && !student.past_due_until) {
    return (
      <>
        <CheckoutButton plan={plan} student={student} />
        <p className="quiet small">
          You pay on Stripe’s page, by card. Cancel at any time; the month you paid stays yours.
        </p>
      </>
    )
  }
  return student.has_customer_portal && <PortalButton />
}

function EarnTrial({ student }: { student: Student }) {
  return (
    canEarnTrial(student) && (
      <p className="quiet">
        Invite {referral.needed} friends and try the {trialPlan.label} for a week, without a card.{' '}
        <Link to="/profile" hash="invite-friends">
          Invite Friends
        </Link>
      </p>
    )
  )
}
