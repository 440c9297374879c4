import type { Student } from '@labreach/contract/account'
import { Button } from '@mantine/core'
import { IconHistory, IconLogout, IconMail, IconSearch, IconUser } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { canUpgrade, planLabel } from '../features/billing/plan-label.ts'
import { ReferralReminder } from '../features/billing/referral-reminder.tsx'
import { canEarnTrial } from '../features/billing/referral.ts'
import { TrialCountdown } from '../features/billing/trial-countdown.tsx'
import { leave } from '../session/leave.ts'
import { reloadStudent } from '../session/use-student.ts'
import { Portrait } from '../ui/initials.tsx'
import styles from './student-menu.module.css'

const links = [
  { to: '/profile', label: 'My Profile', Icon: IconUser },
  { to: '/browse', label: 'Find Professors', Icon: IconSearch },
  { to: '/templates', label: 'Email Templates', Icon: IconMail },
  { to: '/outreach', label: 'Outreach History', Icon: IconHistory },
] as const

/** What the sidebar and the phone's menu hold; `onFollowed` when a link of it was followed. */
export function StudentMenu({ student, onFollowed }: { student: Student; onFollowed?: () => void }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [leaving, setLeaving] = useState(false)
  const logout = () => {
    setLeaving(true)
    void leave(client).then(() => navigate({ to: '/login' }))
  }
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
                onClick={onFollowed}
              >
                <Icon size={20} stroke={1.7} aria-hidden="true" /> {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.foot}>
        {canEarnTrial(student) && <ReferralReminder student={student} />}
        {student.current_free_trial && student.trial_ends && (
          <TrialCountdown ends={student.trial_ends} onEnded={() => void reloadStudent(client)} />
        )}
        {canUpgrade(student) && (
          <Button
            variant="light"
            renderRoot={(props: object) => (
              <Link to="/pricing" activeProps={{ 'aria-current': 'page' }} onClick={onFollowed} {...props} />
            )}
          >
            Upgrade Plan
          </Button>
        )}
        <div className={styles.student}>
          <Portrait name={student.username.slice(0, 1)} />
          <div className={styles.who}>
            <p className={styles.name} title={student.username}>
              {student.username}
            </p>
            <p className="quiet small">{planLabel(student)}</p>
          </div>
        </div>
        <button type="button" className={styles.link} disabled={leaving} onClick={logout}>
          <IconLogout size={20} stroke={1.7} aria-hidden="true" /> Logout
        </button>
      </div>
    </div>
  )
}
