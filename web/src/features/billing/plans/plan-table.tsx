import type { Student } from '@labreach/contract/account'
import type { Plan } from '@labreach/contract/plan'
import { listedPlans, type PlanCode } from '@labreach/contract/plans'
import { IconCheck, IconMinus } from '@tabler/icons-react'
import { PlanAction } from './plan-action.tsx'
import { planRows } from './plan-rows.ts'
import styles from './plan-table.module.css'

/** The plan with the most first: it is what a student comes to this page for. Read in the order in which it is seen. */
const plans = listedPlans.toReversed()

/** The plans side by side, and one table that compares them. The student's plan is marked. */
export function PlanTable({ student }: { student: Student }) {
  return (
    <>
      <div className={styles.plans}>
        {plans.map((plan) => (
          <PlanCard key={plan.code} plan={plan} student={student} />
        ))}
      </div>
      <Comparison own={student.subscription} />
    </>
  )
}

function planMark({ subscription: planInForce, current_free_trial }: Student, code: PlanCode): string | undefined {
  if (planInForce !== code) return undefined
  return current_free_trial ? 'Your free trial' : 'Your plan'
}

function PlanCard({ plan, student }: { plan: Plan<PlanCode>; student: Student }) {
  const mark = planMark(student, plan.code)
  return (
    <section className={`card ${styles.plan}`} aria-label={plan.label} data-sold={plan.sold || undefined}>
      <h2 className={styles.title}>
        {plan.label}
        {mark && <span className={styles.mark}>{mark}</span>}
      </h2>
      <p className={styles.price}>
        <span className={styles.amount}>${plan.pricePerMonth}</span>
        <span className="quiet">{plan.pricePerMonth > 0 ? 'per month' : 'forever'}</span>
      </p>
      <p className="quiet">{plan.summary}</p>
      <PlanAction plan={plan} student={student} />
    </section>
  )
}

function Comparison({ own }: { own: string }) {
  return (
    <table className={`card ${styles.comparison}`}>
      <caption className="visually-hidden">What each plan allows</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">What you get</span>
          </th>
          {plans.map(({ code, name }) => (
            <th key={code} scope="col" data-own={code === own || undefined}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {planRows.map(({ label, value }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {plans.map((plan) => (
              <td key={plan.code} className="figures">
                <Value value={value(plan)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
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
