import type { Student } from '@labreach/contract/account'
import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { getRouteApi, useRouterState } from '@tanstack/react-router'
import { useEffect, type ReactNode } from 'react'
import { EmailAuthentication } from '../features/account/email-authentication.tsx'
import { Facts } from '../features/resume/facts.tsx'
import { ResumeDrop } from '../features/resume/resume-drop.tsx'
import { clearProfessorCache } from '../session/professor-cache.ts'
import { reloadStudent, useStudent } from '../session/use-student.ts'
import { alertSuccess } from '../ui/alerts.ts'
import { Dialog } from '../ui/dialog.tsx'
import styles from './profile.module.css'

const route = getRouteApi('/student/profile')
const emailSection = 'email-authentication'

export function ProfilePage() {
  const student = useStudent()
  const client = useQueryClient()
  const navigate = route.useNavigate()
  const message = useRouterState({ select: (state) => state.location.state.message })

  useEffect(() => {
    if (message && /google auth/i.test(message)) document.getElementById(emailSection)?.scrollIntoView()
  }, [message])
  if (!student) return null

  const close = () => void navigate({ state: {}, replace: true, resetScroll: false })
  const onUploaded = () => {
    alertSuccess('Resume uploaded successfully! Your interests have been updated.')
    clearProfessorCache(client)
    void reloadStudent(client)
    window.scrollTo({ top: 0 })
    void navigate({ to: '/browse' })
  }
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{student.resume ? 'Update Your Profile' : 'Complete Your Profile'}</h1>
        <p className="quiet">This information helps compose your emails and match you with researchers.</p>
      </header>
      <Section title="About you">
        <Read student={student} />
      </Section>
      <Section title="Email Authentication" id={emailSection}>
        <EmailAuthentication student={student} />
      </Section>
      <Section title="Research Interests & Skills">
        <Facts interests={student.key_interests} skills={student.skills} />
      </Section>
      <Section title="Resume">
        {student.resume && (
          <p>
            <a href={student.resume} target="_blank" rel="noreferrer">
              {student.resume_name ?? 'Your resume'}
            </a>{' '}
            <span className="quiet small">goes with every letter.</span>
          </p>
        )}
        <ResumeDrop
          title={student.resume ? 'Drop a newer resume here' : 'Drop your resume here'}
          hint="PDF, up to 10 MB. Your interests are read from it again."
          onUploaded={onUploaded}
        />
      </Section>
      <Dialog opened={Boolean(message)} onClose={close} title="Before you go on">
        <p>{message}</p>
        <div className={styles.close}>
          <Button onClick={close}>Close</Button>
        </div>
      </Dialog>
    </div>
  )
}

function Read({ student }: { student: Student }) {
  const facts = [
    ['Name', `${student.first_name} ${student.last_name}`.trim()],
    ['School', student.school],
    ['Major', student.major],
    ['Academic level', student.academic_level?.replaceAll('_', ' ') ?? ''],
  ] as const
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value || <span className="quiet">Not found in your resume</span>}</dd>
        </div>
      ))}
    </dl>
  )
}

function Section({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  return (
    <section className={`card ${styles.section}`} aria-label={title} id={id}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}
