import type { ReactNode } from 'react'
import styles from './state.module.css'

type Props = { title: string; children?: ReactNode; action?: ReactNode; tone?: 'calm' | 'error' }

/** Replaces content that is empty, failed or refused, with an action for the next step. */
export function State({ title, children, action, tone = 'calm' }: Props) {
  return (
    <div className={styles.state} role={tone === 'error' ? 'alert' : 'status'} data-tone={tone}>
      <p className={styles.title}>{title}</p>
      {children && <div className="quiet">{children}</div>}
      {action}
    </div>
  )
}

/** A coloured note in a page: `amber` for quotas and unsaved work, `red` for errors, `green` for success. */
export function Note({
  tone,
  title,
  children,
}: {
  tone: 'amber' | 'red' | 'green' | 'teal'
  title?: string
  children: ReactNode
}) {
  return (
    <div className={styles.note} data-tone={tone} role={tone === 'red' ? 'alert' : 'status'}>
      {title && <p className={styles.noteTitle}>{title}</p>}
      {children}
    </div>
  )
}
