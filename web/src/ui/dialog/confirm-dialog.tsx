import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Dialog } from './dialog.tsx'
import styles from './confirm.module.css'

export type ConfirmProps = {
  opened: boolean
  title: string
  children: ReactNode
  /** The texts of the button that continues and of the one that cancels. */
  yes: string
  no: string
  onYes: () => void
  onNo: () => void
  onClosed?: () => void
  loading?: boolean
  /**
   * The action is not advised: the button that cancels is the strong one, and stands where the other did, so that a
   * second click on the same place cancels.
   */
  isUnadvised?: boolean
}

/** The focused button of the question before is gone; the reading goes on here. */
const focus = (button: HTMLButtonElement | null) => button?.focus()

/** Asks for a confirmation before an action that cannot be undone. */
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
  isUnadvised = false,
}: ConfirmProps) {
  return (
    <Dialog opened={opened} onClose={onNo} onClosed={onClosed} title={title} busy={loading}>
      <div className={styles.text}>{children}</div>
      {isUnadvised ? (
        <div className={styles.buttons} key="unadvised">
          <Button variant="default" onClick={onYes} loading={loading}>
            {yes}
          </Button>
          <Button onClick={onNo} disabled={loading} ref={focus} data-autofocus>
            {no}
          </Button>
        </div>
      ) : (
        <div className={styles.buttons} key="advised">
          <Button variant="default" onClick={onNo} disabled={loading}>
            {no}
          </Button>
          <Button onClick={onYes} loading={loading} data-autofocus>
            {yes}
          </Button>
        </div>
      )}
    </Dialog>
  )
}
