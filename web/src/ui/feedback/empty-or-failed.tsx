import type { ReactNode } from 'react'
import styles from './empty-or-failed.module.css'

type Props = { title: string; children?: ReactNode; action?: ReactNode; tone?: 'calm' | 'error' }

/** Replaces content that is empty, failed or refused, with an action for the next step. */
export function EmptyOrFailed({ title, children, action, tone = 'calm' }: Props) {
  return (
    <div className={styles.emptyOrFailed} role={tone === 'error' ? 'alert' : 'status'} data-tone={tone}>
      <p className={styles.title}>{title}</p>
      {children && <div className="quiet">{children}</div>}
      {action}
    </div>
  )
}
