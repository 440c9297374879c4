import { plans } from '@labreach/contract/plans'
import { planOf } from '../features/billing/plan-label.ts'
import { PlanTable } from '../features/billing/plan-table.tsx'
import { useStudent } from '../session/use-student.ts'
import { Note } from '../ui/state.tsx'
import styles from './pricing.module.css'
import { useSupport } from './support.ts'

export function PricingPage() {
  const student = useStudent()
  const support = useSupport()
  if (!student) return null
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>Pricing</h1>
        <p className="quiet">Two plans. Limits per day and per week run from each use, not from midnight or Monday.</p>
      </header>
      {!planOf(student) && (
        <Note tone="amber" title="Unknown Plan">
          <p>
            This page does not know your plan. <a href={support.mail('Unknown Plan')}>Contact Support</a>
          </p>
        </Note>
      )}
      {student.subscription === 'P' && (
        <Note tone="teal" title={`${plans.P.label} · Your plan`}>
          <p>{plans.P.summary}. Every number of the Basic Plan is yours.</p>
        </Note>
      )}
      <PlanTable student={student} />
    </div>
  )
}
