import { ActionIcon, Drawer } from '@mantine/core'
import '@mantine/core/styles/Drawer.css'
import { IconMenu2 } from '@tabler/icons-react'
import { Outlet, useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useStudent } from '../session/use-student.ts'
import { contentId } from './content-id.ts'
import styles from './student-layout.module.css'
import { StudentMenu } from './student-menu.tsx'
import { Wordmark } from './wordmark.tsx'

/** The sidebar around every page of a signed-in student; on a phone it opens from a button. */
export function StudentLayout() {
  const student = useStudent()
  const [opened, setOpened] = useState(false)
  const path = useRouterState({ select: (state) => state.location.pathname })
  useEffect(() => setOpened(false), [path])
  if (!student) return null

  const close = () => setOpened(false)
  return (
    <div className={styles.layout}>
      <header className={styles.bar}>
        <Wordmark />
        <ActionIcon
          variant="subtle"
          color="gray"
          size={44}
          aria-label={opened ? 'Close the menu' : 'Open the menu'}
          aria-expanded={opened}
          aria-haspopup="dialog"
          onClick={() => setOpened(!opened)}
        >
          <IconMenu2 size={22} />
        </ActionIcon>
      </header>
      <Drawer
        opened={opened}
        onClose={close}
        size={288}
        title="Menu"
        closeButtonProps={{ 'aria-label': 'Close', size: 44, iconSize: 20 }}
        attributes={{ header: { role: 'none' } }}
        classNames={{ content: styles.drawer ?? '', body: styles.drawerBody ?? '' }}
      >
        <StudentMenu student={student} onFollowed={close} />
      </Drawer>
      <aside className={styles.sidebar} aria-label="Sidebar">
        <div className={styles.sticky}>
          <Wordmark />
          <StudentMenu student={student} />
        </div>
      </aside>
      <main className={styles.main} id={contentId} tabIndex={-1}>
        <Outlet />
      </main>
    </div>
  )
}
