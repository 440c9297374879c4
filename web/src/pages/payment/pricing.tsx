import { listedPlans, planByCode } from '@labreach/contract/plans'
import { PlanTable } from '../../features/billing/plans/plan-table.tsx'
import { useStudent } from '../../session/use-student.ts'
import { Note } from '../../ui/feedback/note.tsx'
import styles from './pricing.module.css'
import { UnknownPlan } from './unknown-plan.tsx'

export function PricingPage() {
  const student = useStudent()
  if (!student) return null
  const plan = planByCode(student.subscription)
  const equalPlan = listedPlans.find(({ limits }) => limits === plan.limits)
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>Pricing</h1>
        <p className="quiet">Limits count the last 24 hours or the last 7 days, not from midnight or Monday.</p>
      </header>
      {!plan.isKnown && <UnknownPlan />}
      {plan.isKnown && !plan.listed && (
        <Note tone="teal" title={`${plan.label} · Your plan`}>
          <p>
            {plan.summary}.{equalPlan && ` It has every limit of the ${equalPlan.label}.`}
          </p>
        </Note>
      )}
      <PlanTable student={student} />
    </div>
  )
}
