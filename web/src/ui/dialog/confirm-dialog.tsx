import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Dialog } from './dialog.tsx'
import styles from './confirm.module.css'

export type ConfirmProps = {
  opened: boolean
  title: string
  children: ReactNode
  /** The words on the button that goes on, and on the one that goes back. */
  yes: string
  no: string
  onYes: () => void
  onNo: () => void
  onClosed?: () => void
  loading?: boolean
}

/** Asks before something that cannot be taken back. */
export function ConfirmDialog({
  opened,
  title,
  children,
  yes,
  no,
  onYes,
  onNo,
  onClosed,
  loading = false,
}: ConfirmProps) {
  return (
    <Dialog opened={opened} onClose={onNo} onClosed={onClosed} title={title} busy={loading}>
      <div className={styles.text}>{children}</div>
      <div className={styles.buttons}>
        <Button variant="default" onClick={onNo} disabled={loading}>
          {no}
        </Button>
        <Button onClick={onYes} loading={loading} data-autofocus>
          {yes}
        </Button>
      </div>
    </Dialog>
  )
}
