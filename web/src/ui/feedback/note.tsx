import type { ReactNode } from 'react'
import styles from './note.module.css'

/**
 * A coloured note in a page: `amber` for quotas, unsaved work and warnings, `red` for errors, `green` for success, `teal`
 * for other information.
 */
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
