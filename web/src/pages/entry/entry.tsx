import type { ReactNode } from 'react'
import styles from './entry.module.css'
import { Frame } from '../frame.tsx'

/** The layout of a page with one short form: heading, text, form. */
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
