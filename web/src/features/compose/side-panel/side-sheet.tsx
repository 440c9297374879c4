import { Drawer } from '@mantine/core'
import '@mantine/core/styles/Drawer.css'
import type { ReactNode } from 'react'
import styles from './side-sheet.module.css'

type Props = { opened: boolean; onClose: () => void; children: ReactNode }

/** The tabs beside the letter, on a phone: a sheet at the lower edge, closed by its button, the backdrop or Escape. */
export function SideSheet({ opened, onClose, children }: Props) {
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="bottom"
      size="70%"
      padding={0}
      title="Beside your letter"
      closeButtonProps={{ 'aria-label': 'Back to the letter', size: 44, iconSize: 20 }}
      overlayProps={{ backgroundOpacity: 0.4 }}
      attributes={{ header: { role: 'none' } }}
      classNames={{
        inner: styles.inner ?? '',
        content: styles.sheet ?? '',
        header: styles.header ?? '',
        title: styles.title ?? '',
        body: styles.body ?? '',
      }}
    >
      {children}
    </Drawer>
  )
}
