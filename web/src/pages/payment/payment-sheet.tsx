import type { ReactNode } from 'react'
import styles from './payment-sheet.module.css'

type Props = {
  tone?: 'green' | 'amber' | 'red'
  icon: ReactNode
  title: string
  children: ReactNode
  actions?: ReactNode
}

/** The layout of the pages after a payment: the result and the next actions. Screen readers announce a change. */
export function PaymentSheet({ tone, icon, title, children, actions }: Props) {
  return (
    <section className={`card ${styles.sheet}`} aria-labelledby="payment" data-tone={tone}>
      <div className={styles.icon}>{icon}</div>
      <div className={styles.words} role="status">
        <h1 id="payment">{title}</h1>
        {children}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </section>
  )
}
