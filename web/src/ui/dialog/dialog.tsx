import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import './dialog.css'

type Props = {
  opened: boolean
  onClose: () => void
  /** Called after the closing animation. */
  onClosed?: (() => void) | undefined
  title: string
  children: ReactNode
  size?: string
  /** While true, Escape, the backdrop and the X do not close the dialog. */
  busy?: boolean
  className?: string | undefined
  /** Fills the whole screen of a phone, see dialog.css. */
  fullScreen?: boolean
  /** The smallest distance from the upper and the lower edge of the window, as a CSS length. */
  yOffset?: string
}

/** A modal dialog. It traps the focus and restores it; Escape, the backdrop and the X close it. */
export function Dialog({
  opened,
  onClose,
  onClosed,
  title,
  children,
  size = '480px',
  busy = false,
  className,
  fullScreen,
  yOffset,
}: Props) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      /* After a short delay, since Mantine restores the focus after this event. */
      onExitTransitionEnd={() => setTimeout(() => onClosed?.(), 50)}
      title={<span className="dialog-title">{title}</span>}
      size={size}
      {...(yOffset && { yOffset })}
      centered
      closeOnEscape={!busy}
      closeOnClickOutside={!busy}
      closeButtonProps={{ 'aria-label': 'Close', disabled: busy }}
      overlayProps={{ backgroundOpacity: 0.4 }}
      attributes={{ header: { role: 'none' } }}
      classNames={{
        ...(className && { body: className }),
        ...(fullScreen && { inner: 'dialog-full-screen-inner', content: 'dialog-full-screen' }),
      }}
    >
      {children}
    </Modal>
  )
}
