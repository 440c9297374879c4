import { plans, TRIAL_STUDENT_LABEL } from '@labreach/contract/plans'
import type { Student } from '@labreach/contract/account'
import { ActionIcon, Button, Drawer } from '@mantine/core'
import '@mantine/core/styles/Drawer.css'
import { IconLogout, IconMenu2, IconSearch, IconUser } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { Link, Outlet, useNavigate, useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { leave } from '../session/leave.ts'
import { useStudent } from '../session/use-student.ts'
import { Portrait } from '../ui/initials.tsx'
import styles from './student-layout.module.css'
import { Wordmark } from './wordmark.tsx'

/** The sidebar around every page of a signed-in student; on a phone it opens from a button. */
export function StudentLayout() {
  const student = useStudent()
  const [opened, setOpened] = useState(false)
  const path = useRouterState({ select: (state) => state.location.pathname })
  useEffect(() => setOpened(false), [path])
  if (!student) return null

  return (
    <div className={styles.layout}>
      <header className={styles.bar}>
        <Wordmark />
        <ActionIcon
          variant="subtle"
          color="gray"
          size={44}
          aria-label="Open the menu"
          aria-expanded={opened}
          onClick={() => setOpened(true)}
        >
          <IconMenu2 size={22} />
        </ActionIcon>
      </header>
      <Drawer
        opened={opened}
        onClose={() => setOpened(false)}
        size={280}
        title="Menu"
        closeButtonProps={{ 'aria-label': 'Close' }}
        attributes={{ header: { role: 'none' } }}
      >
        <Menu student={student} />
      </Drawer>
      <aside className={styles.sidebar} aria-label="Sidebar">
        <div className={styles.sticky}>
          <Wordmark />
          <Menu student={student} />
        </div>
      </aside>
      <main className={styles.main}>
        <Outlet />
      </main>
    </div>
  )
}

const links = [
  { to: '/browse', label: 'Find Professors', Icon: IconSearch },
  { to: '/profile', label: 'My Profile', Icon: IconUser },
] as const

function Menu({ student }: { student: Student }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const plan = student.current_free_trial ? TRIAL_STUDENT_LABEL : plans[student.subscription].studentLabel
  return (
    <div className={styles.menu}>
      <nav aria-label="Main">
        <ul className={styles.links}>
          {/* On /browse its own link keeps the filters. */}
          {links.map(({ to, label, Icon }) => (
            <li key={to}>
              <Link
                to={to}
                {...(to === '/browse' && { search: true })}
                className={styles.link}
                activeOptions={{ includeSearch: false }}
                activeProps={{ 'aria-current': 'page' }}
              >
                <Icon size={20} stroke={1.7} aria-hidden="true" /> {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.student}>
        <Portrait name={student.username.slice(0, 1)} />
        <div className={styles.who}>
          <p className={styles.name}>{student.username}</p>
          <p className="quiet small">{plan}</p>
        </div>
      </div>
      <Button
        variant="subtle"
        color="gray"
        justify="flex-start"
        leftSection={<IconLogout size={18} aria-hidden="true" />}
        onClick={() => void leave(client).then(() => navigate({ to: '/login' }))}
      >
        Logout
      </Button>
    </div>
  )
}
