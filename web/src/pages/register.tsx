import { timers } from '@labreach/contract/plans'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useCallback, useEffect, useState, type ReactNode } from 'react'
import { RegisterForm } from '../features/account/register-form.tsx'
import { Facts } from '../features/resume/facts.tsx'
import { Matches } from '../features/resume/matches.tsx'
import { ResumeDrop } from '../features/resume/resume-drop.tsx'
import { useMatches } from '../features/resume/use-matches.ts'
import { TemplatePreview } from '../features/templates/template-preview.tsx'
import { useFirstTemplate } from '../features/templates/use-first-template.ts'
import { ApiError } from '../api/error.ts'
import { session } from '../session/session.ts'
import { alertError } from '../ui/alerts.ts'
import { Note } from '../ui/state.tsx'
import { Frame } from './frame.tsx'
import styles from './register.module.css'

const route = getRouteApi('/register')

/** From a resume to an account: what was read, who matches, the first letter, then the account itself. */
export function RegisterPage() {
  const { ref, expired } = route.useSearch()
  const navigate = route.useNavigate()
  const [visitor, setVisitor] = useState(() => session.visitor())
  const [returned, setReturned] = useState(visitor !== null)

  const onEnded = useCallback(() => {
    session.forgetVisitor()
    setVisitor(null)
    setReturned(false)
    void navigate({ search: (now) => ({ ...now, expired: true }) })
  }, [navigate])

  useEffect(() => {
    if (!expired) return
    alertError('Your session has expired. Please upload your resume again or sign in.', timers.sessionExpiredAlertMs)
    void navigate({ search: ({ expired: _, ...others }) => others, replace: true })
  }, [expired, navigate])

  const matching = useMatches(visitor?.token ?? null, onEnded)
  const template = useFirstTemplate(visitor?.token ?? null, matching.state === 'success')
  useEffect(() => {
    if (template.error instanceof ApiError && template.error.status === 401) onEnded()
  }, [template.error, onEnded])

  return (
    <Frame width="wide">
      <div className={styles.column}>
        <h1 className="display">Start with your resume</h1>
        <p className={styles.lead}>
          It is read once to find professors who work on what you do, and goes with the letters you send. Already here?{' '}
          <Link to="/login">Sign in</Link>
        </p>
      </div>
      <Step title="Your resume" done={visitor !== null}>
        {visitor ? (
          <>
            <Note tone="green">
              {returned ? 'You have already uploaded a resume.' : 'Your resume has been read.'}
              <button
                type="button"
                className="text-button"
                onClick={() => {
                  session.forgetVisitor()
                  setVisitor(null)
                }}
              >
                Use another file
              </button>
            </Note>
            <Facts interests={visitor.interests} skills={visitor.skills} />
          </>
        ) : (
          <ResumeDrop
            title="Drop your resume here"
            hint="PDF, up to 10 MB"
            onUploaded={(answer) => {
              if (!answer.temporary_token) return
              const { temporary_token: token, resume_url: resumeUrl, key_interests: interests, skills } = answer
              session.setVisitor({ token, resumeUrl, interests, skills })
              setReturned(false)
              setVisitor({ token, resumeUrl, interests, skills })
            }}
          />
        )}
      </Step>
      {visitor && (
        <Step title="Professors who match" wide done={matching.state === 'success'}>
          <Matches matching={matching} />
        </Step>
      )}
      {visitor && matching.state === 'success' && (
        <Step title="Your first letter" done={template.isSuccess}>
          <TemplatePreview template={template} />
        </Step>
      )}
      <Step title="Your account">
        <div className={styles.account}>
          <RegisterForm resume={visitor} matched={matching.state === 'success'} referral={ref} onEnded={onEnded} />
        </div>
      </Step>
    </Frame>
  )
}

function Step({
  title,
  done = false,
  wide = false,
  children,
}: {
  title: string
  done?: boolean
  wide?: boolean
  children: ReactNode
}) {
  return (
    <section className={styles.step} data-wide={wide || undefined} aria-label={title}>
      <h2 data-done={done || undefined}>{title}</h2>
      {children}
    </section>
  )
}
