import type { Student } from '@labreach/contract/account'
import { plans, type Plan, type PlanCode } from '@labreach/contract/plans'
import { IconCheck, IconMinus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { planRows } from './plan-rows.ts'
import styles from './plan-table.module.css'

const offered = ['F', 'B'] as const

type Props = {
  student: Student
  /** What stands under a plan's price: the way to buy it, or why there is none. */
  action?: (code: PlanCode) => ReactNode
}

/** The plans side by side, row against row; the student's own is marked. */
export function PlanTable({ student, action }: Props) {
  return (
    <div className={styles.plans}>
      {offered.map((code) => (
        <PlanCard key={code} plan={plans[code]} mark={markOf(student, code)} action={action?.(code)} />
      ))}
    </div>
  )
}

function markOf({ subscription, current_free_trial }: Student, code: PlanCode): string | undefined {
  if (subscription !== code) return undefined
  return current_free_trial ? 'Your free trial' : 'Your plan'
}

type CardProps = { plan: Plan; mark: string | undefined; action: ReactNode }

function PlanCard({ plan, mark, action }: CardProps) {
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
        {action}
      </header>
      <dl className={styles.rows}>
        {planRows.map(({ label, of }) => (
          <div key={label} className={styles.row}>
            <dt>{label}</dt>
            <dd className="figures">
              <Value value={of(plan)} />
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
      <span className="hidden-but-read">{value ? 'Included' : 'Not included'}</span>
    </span>
  )
}
