import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import './dialog.css'

type Props = {
  opened: boolean
  onClose: () => void
  /** When it is gone from the screen. */
  onClosed?: (() => void) | undefined
  title: string
  children: ReactNode
  size?: string
  /** While something runs that must not be left: neither Escape nor the backdrop nor the X closes. */
  busy?: boolean
  className?: string | undefined
  /** For long work: the whole screen of a phone is its, see dialog.css. */
  whole?: boolean
}

/** A modal dialog: traps focus and gives it back, closes with Escape, the backdrop and the X. */
export function Dialog({
  opened,
  onClose,
  onClosed,
  title,
  children,
  size = '480px',
  busy = false,
  className,
  whole,
}: Props) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      /* A moment later, so that the focus has found its way back first. */
      onExitTransitionEnd={() => setTimeout(() => onClosed?.(), 50)}
      title={<span className="dialog-title">{title}</span>}
      size={size}
      centered
      closeOnEscape={!busy}
      closeOnClickOutside={!busy}
      closeButtonProps={{ 'aria-label': 'Close', disabled: busy }}
      overlayProps={{ backgroundOpacity: 0.4 }}
      attributes={{ header: { role: 'none' } }}
      classNames={{
        ...(className && { body: className }),
        ...(whole && { inner: 'dialog-whole-inner', content: 'dialog-whole' }),
      }}
    >
      {children}
    </Modal>
  )
}
