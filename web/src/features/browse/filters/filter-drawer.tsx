import { Drawer } from '@mantine/core'
import '@mantine/core/styles/Drawer.css'
import type { FormEvent, ReactNode } from 'react'
import styles from './filter-drawer.module.css'

export type FilterDrawerProps = {
  opened: boolean
  onClose: () => void
  onSubmit: (event: FormEvent) => void
  children: ReactNode
  /** Stays visible below the filters. */
  buttons: ReactNode
}

/** The filters of a phone. The drawer traps the focus and returns it to its button. */
export function FilterDrawer({ opened, onClose, onSubmit, children, buttons }: FilterDrawerProps) {
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="right"
      size="min(100%, 420px)"
      title="Filters"
      closeButtonProps={{ 'aria-label': 'Close', size: 44, iconSize: 20 }}
      attributes={{ header: { role: 'none' } }}
      classNames={{ content: styles.content ?? '', header: styles.header ?? '', body: styles.body ?? '' }}
    >
      <form className={styles.form} onSubmit={onSubmit}>
        <div className={styles.filters}>{children}</div>
        <div className={styles.buttons}>{buttons}</div>
      </form>
    </Drawer>
  )
}
