import { Drawer } from '@mantine/core'
import '@mantine/core/styles/Drawer.css'
import type { ReactNode } from 'react'
import styles from './student-layout.module.css'

export type MenuDrawerProps = { opened: boolean; onClose: () => void; children: ReactNode }

/** The menu of the sidebar as a drawer, for phones. */
export function MenuDrawer({ opened, onClose, children }: MenuDrawerProps) {
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      size={288}
      title="Menu"
      closeButtonProps={{ 'aria-label': 'Close', size: 44, iconSize: 20 }}
      attributes={{ header: { role: 'none' } }}
      classNames={{ content: styles.drawer ?? '', body: styles.drawerBody ?? '' }}
    >
      {children}
    </Drawer>
  )
}
