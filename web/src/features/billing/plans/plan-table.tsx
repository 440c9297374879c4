import type { Student } from '@labreach/contract/account'
import type { Plan } from '@labreach/contract/plan'
import { listedPlans, type PlanCode } from '@labreach/contract/plans'
import { IconCheck, IconMinus } from '@tabler/icons-react'
import { PlanAction } from './plan-action.tsx'
import { planRows } from './plan-rows.ts'
import styles from './plan-table.module.css'

/** Compares the plans side by side. The student's plan is marked. */
export function PlanTable({ student }: { student: Student }) {
  return (
    <div className={styles.plans}>
      {listedPlans.map((plan) => (
        <PlanCard key={plan.code} plan={plan} student={student} />
      ))}
    </div>
  )
}

function planMark({ subscription: planInForce, current_free_trial }: Student, code: PlanCode): string | undefined {
  if (planInForce !== code) return undefined
  return current_free_trial ? 'Your free trial' : 'Your plan'
}

function PlanCard({ plan, student }: { plan: Plan<PlanCode>; student: Student }) {
  const mark = planMark(student, plan.code)
  return (
    <section className={`card ${styles.plan}`} aria-label={plan.label} data-own={mark ? true : undefined}>
      <header className={styles.head}>
        <h2>
          {plan.label}
          {mark && <span className={styles.mark}>{mark}</span>}
        </h2>
        <p className="quiet">{plan.summary}</p>
        <p className={styles.price}>
          <span className={styles.amount}>${plan.pricePerMonth}</span>
          <span className="quiet">{plan.pricePerMonth > 0 ? 'per month' : 'forever'}</span>
        </p>
        <PlanAction plan={plan} student={student} />
      </header>
      <dl className={styles.rows}>
        {planRows.map(({ label, value }) => (
          <div key={label} className={styles.row}>
            <dt>{label}</dt>
            <dd className="figures">
              <Value value={value(plan)} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Value({ value }: { value: string | boolean }) {
  if (typeof value === 'string') return value
  const Icon = value ? IconCheck : IconMinus
  return (
    <span className={styles.sign} data-included={value}>
      <Icon size={20} stroke={2} aria-hidden="true" />
      <span className="visually-hidden">{value ? 'Included' : 'Not included'}</span>
    </span>
  )
}
