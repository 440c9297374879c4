import { Button } from '@mantine/core'
import { useEffect, useRef, type ReactNode } from 'react'
import styles from './after-letter.module.css'

type Props = {
  icon: ReactNode
  title: string
  /** What has just been achieved. */
  status?: string
  /** Whether the letter has not left yet. */
  isWaiting?: boolean
  /** What happens now, as `dt` and `dd`. */
  children: ReactNode
  /** Who is next closest to the student. */
  next: ReactNode
  onDone: () => void
}

/** Stands in place of a letter that was sent or that leaves later: what happens now, and who is next closest. */
export function AfterLetter({ icon, title, status, isWaiting, children, next, onDone }: Props) {
  // The focused Send button is gone; the reading goes on here.
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={styles.after}>
      <div className={styles.words}>
        <h3 ref={heading} tabIndex={-1} className={styles.title} data-waiting={isWaiting || undefined}>
          {icon}
          {title}
        </h3>
        {status && (
          <p role="status" className={styles.status}>
            {status}
          </p>
        )}
        <dl className={styles.facts}>{children}</dl>
      </div>
      {next}
      <div className={styles.foot}>
        <Button onClick={onDone}>Done</Button>
      </div>
    </div>
  )
}
