import type { ReactNode } from 'react'
import styles from './entry.module.css'
import { Frame } from '../frame.tsx'

/** One short task on a sheet of its own: a heading, a line about it, a form. */
export function Entry({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  return (
    <Frame>
      <div className={styles.sheet}>
        <div className={styles.head}>
          <h1>{title}</h1>
          {lead && <p>{lead}</p>}
        </div>
        {children}
      </div>
    </Frame>
  )
}
