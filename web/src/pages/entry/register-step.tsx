import { IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './register.module.css'

type Props = {
  number: number
  title: string
  /** Whether it is behind, can be worked on, or has to wait for the ones before. */
  state: 'done' | 'open' | 'ahead'
  wide?: boolean
  children: ReactNode
}

/** One step of the registration: its number until it is done, then a tick. */
export function Step({ number, title, state, wide = false, children }: Props) {
  return (
    <section className={styles.step} data-wide={wide || undefined} data-state={state} aria-label={title}>
      <h2>
        <span className={`figures ${styles.number}`} aria-hidden="true">
          {state === 'done' ? <IconCheck size={16} stroke={2.5} /> : number}
        </span>
        {title}
      </h2>
      {children}
    </section>
  )
}
