import type { Student } from '@labreach/contract/account'
import { Button } from '@mantine/core'
import { IconHistory, IconLogout, IconMail, IconSearch, IconTargetArrow, IconUser } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { lazy, useDeferredValue, useState } from 'react'
import { AddressReminder } from '../features/account/address-reminder.tsx'
import { canUpgrade, planLabel } from '../features/billing/plans/plan-label.ts'
import { ReferralReminder } from '../features/billing/referral/referral-reminder.tsx'
import { canEarnTrial } from '../features/billing/referral/referral.ts'
import { countUnsentLetters, logOut } from '../session/log-out.ts'
import { session } from '../credentials/session.ts'
import { reloadStudent } from '../session/use-student.ts'
import { listUnsavedWork } from '../session/unsaved-work.ts'
import { lazyDialog } from '../ui/dialog/lazy-dialog.tsx'
import { Portrait } from '../ui/text/initials.tsx'
import type { LogoutQuestionProps } from './logout-question.tsx'
import styles from './student-menu.module.css'

// Only students in their free trial need it. As the banner in student-layout.tsx.
const TrialCountdown = lazy(async () => ({
  default: (await import('../features/billing/referral/trial-countdown.tsx')).TrialCountdown,
}))

const LogoutQuestion = lazyDialog<LogoutQuestionProps>(
  async () => (await import('./logout-question.tsx')).LogoutQuestion,
)

const links = [
  { to: '/profile', label: 'My Profile', Icon: IconUser },
  { to: '/browse', label: 'Find Professors', Icon: IconSearch },
  { to: '/matches', label: 'Your Matches', Icon: IconTargetArrow },
  { to: '/templates', label: 'Email Templates', Icon: IconMail },
  { to: '/outreach', label: 'Outreach History', Icon: IconHistory },
] as const

/** Returns the number of letters that are not in a draft. The code is loaded on demand; if that fails, nothing is saved. */
async function saveLetters(studentId: string): Promise<number> {
  try {
    const code = await import('../features/compose/letter/draft/save-letters.ts')
    return await code.saveLetters(studentId)
  } catch (error) {
    console.warn('The letters could not be saved.', error)
    return countUnsentLetters(studentId)
  }
}

/** The content of the sidebar and of the drawer. `onNavigate` is called when a link is clicked. */
export function StudentMenu({ student, onNavigate }: { student: Student; onNavigate?: () => void }) {
  const client = useQueryClient()
  const trialEnds = useDeferredValue(student.current_free_trial ? student.trial_ends : null)
  const navigate = useNavigate()
  const [isLeaving, setLeaving] = useState(false)
  const [isAsking, setAsking] = useState(false)
  /** What a logout would lose. */
  const [unsaved, setUnsaved] = useState({ letters: 0, work: [] as string[] })
  const logOutAndLeave = () => logOut(client).then(() => navigate({ to: '/login' }))
  const logout = async () => {
    setLeaving(true)
    const letters = await saveLetters(student.id)
    // If the session has ended in the meantime, the letters remain for the next sign-in.
    if (!session.isValid()) return
    const work = listUnsavedWork(student.id)
    if (letters === 0 && work.length === 0) return void logOutAndLeave()
    setUnsaved({ letters, work })
    setAsking(true)
    setLeaving(false)
  }
  return (
    <div className={styles.menu}>
      <nav aria-label="Main">
        <ul className={styles.links}>
          {/* On /browse the link to /browse keeps the filters. */}
          {links.map(({ to, label, Icon }) => (
            <li key={to}>
              <Link
                to={to}
                {...(to === '/browse' && { search: true })}
                className={styles.link}
                activeOptions={{ includeSearch: false }}
                activeProps={{ 'aria-current': 'page' }}
                onClick={onNavigate}
              >
                <Icon size={20} stroke={1.7} aria-hidden="true" /> {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.foot}>
        <AddressReminder student={student} onNavigate={onNavigate} />
        {canEarnTrial(student) && <ReferralReminder student={student} />}
        {trialEnds && <TrialCountdown ends={trialEnds} onEnded={() => void reloadStudent(client)} />}
        {canUpgrade(student) && (
          <Button
            variant="light"
            renderRoot={(props: object) => (
              <Link to="/pricing" activeProps={{ 'aria-current': 'page' }} onClick={onNavigate} {...props} />
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
        <button type="button" className={styles.link} disabled={isLeaving} onClick={() => void logout()}>
          <IconLogout size={20} stroke={1.7} aria-hidden="true" /> Logout
        </button>
        <LogoutQuestion
          opened={isAsking}
          unsaved={unsaved}
          loading={isLeaving}
          onYes={() => {
            setLeaving(true)
            void logOutAndLeave()
          }}
          onNo={() => setAsking(false)}
        />
      </div>
    </div>
  )
}
