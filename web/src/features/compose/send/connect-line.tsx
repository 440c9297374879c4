import type { Student } from '@labreach/contract/account'
import { Button } from '@mantine/core'
import { IconBrandGoogle } from '@tabler/icons-react'
import styles from './connect-line.module.css'

type Props = {
  student: Pick<Student, 'google_email'>
  disabled: boolean
  /** Whether the browser is on its way to the provider. */
  isLeaving: boolean
  /** Leaves the page to connect a mailbox, and returns to this letter. */
  onConnect: () => void
}

/** Shown before Send while no mailbox is connected: one sentence and one button. */
export function ConnectLine({ student, disabled, isLeaving, onConnect }: Props) {
  return (
    <div className={styles.line}>
      <p>
        {student.google_email
          ? `The connection to ${student.google_email} has expired: renew it, and come back to this letter.`
          : 'Your own Gmail sends this letter. Its text is kept while you connect.'}
      </p>
      <Button
        variant="default"
        leftSection={<IconBrandGoogle size={18} aria-hidden="true" />}
        disabled={disabled}
        loading={isLeaving}
        onClick={onConnect}
      >
        Connect Google
      </Button>
    </div>
  )
}
