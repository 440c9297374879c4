import { IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './register.module.css'

/** The step to which the page leads (keep-matches.tsx). */
export const accountStepId = 'account'

type Props = {
  number: number
  title: string
  /** `ahead`: the step cannot start until the previous ones are done. */
  state: 'done' | 'open' | 'ahead'
  id?: string
  children: ReactNode
}

/** One step of the registration, with its number or, when it is done, a tick. */
export function Step({ number, title, state, id, children }: Props) {
  return (
    <section id={id} tabIndex={id ? -1 : undefined} className={styles.step} data-state={state} aria-label={title}>
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
