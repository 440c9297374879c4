import { ActionIcon } from '@mantine/core'
import { IconMenu2 } from '@tabler/icons-react'
import { Outlet, useNavigate, useRouterState } from '@tanstack/react-router'
import { lazy, useDeferredValue, useEffect, useState } from 'react'
import { ProofQuestion } from '../features/account/proof/proof-question.tsx'
import { LeavingBar } from '../features/leaving/leaving-bar.tsx'
import { registerWorker } from '../offline/register-worker.ts'
import { openAgain } from '../session/flow-return.ts'
import type { LeavingLetter } from '../session/letters/leaving-letters.ts'
import { useStudent } from '../session/use-student.ts'
import { lazyDialog } from '../ui/dialog/lazy-dialog.tsx'
import { contentId } from './content-id.ts'
import type { MenuDrawerProps } from './menu-drawer.tsx'
import styles from './student-layout.module.css'
import { StudentMenu } from './student-menu.tsx'
import { Wordmark } from './wordmark.tsx'

// Loaded on demand: only phones have the drawer.
const MenuDrawer = lazyDialog<MenuDrawerProps>(async () => (await import('./menu-drawer.tsx')).MenuDrawer)

// Few students need it. The layout waits for it, so that it moves nothing when it comes; a payment that fails later is
// shown as soon as the code is there (useDeferredValue).
const PastDueBanner = lazy(async () => ({
  default: (await import('../features/billing/past-due-banner.tsx')).PastDueBanner,
}))

/** The layout of all student pages, with a sidebar; on a phone a button opens it as a drawer. */
export function StudentLayout() {
  const student = useStudent()
  const pastDueUntil = useDeferredValue(student?.past_due_until)
  const [opened, setOpened] = useState(false)
  const navigate = useNavigate()
  const path = useRouterState({ select: (state) => state.location.pathname })
  useEffect(() => setOpened(false), [path])
  useEffect(registerWorker, [])
  if (!student) return null

  const close = () => setOpened(false)
  const openLetter = ({ relationshipId, professorName, followUpTo }: LeavingLetter) => {
    openAgain({ id: relationshipId, name: professorName, followUpTo })
    if (path !== '/browse') void navigate({ to: '/browse' })
  }
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
          <IconMenu2 size={20} />
        </ActionIcon>
      </header>
      <MenuDrawer opened={opened} onClose={close}>
        <StudentMenu student={student} onNavigate={close} />
      </MenuDrawer>
      <aside className={styles.sidebar} aria-label="Sidebar">
        <div className={styles.sticky}>
          <Wordmark />
          <StudentMenu student={student} />
        </div>
      </aside>
      <main className={styles.main} id={contentId} tabIndex={-1}>
        {pastDueUntil && <PastDueBanner student={student} until={pastDueUntil} />}
        <Outlet />
      </main>
      <ProofQuestion student={student} />
      <LeavingBar onOpen={openLetter} />
    </div>
  )
}
