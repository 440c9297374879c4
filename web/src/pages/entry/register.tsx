import { timers } from '@labreach/contract/plans'
import type { Relationship } from '@labreach/contract/professors'
import { aiGenerateTemplate } from '@labreach/contract/templates'
import { useInViewport } from '@mantine/hooks'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { RegisterForm } from '../../features/account/register-form.tsx'
import { fitsAtAll, fitsWell } from '../../features/card/fits-well.ts'
import { orderTopics } from '../../features/card/order-topics.ts'
import { ProfessorSummary } from '../../features/card/professor-summary.tsx'
import { FirstQuestions } from '../../features/compose/questions/first-questions.tsx'
import { ResumeInterests } from '../../features/resume/resume-interests.tsx'
import { Matches } from '../../features/resume/matches.tsx'
import { ResumeDrop } from '../../features/resume/resume-drop.tsx'
import { useMatches, type Matching } from '../../features/resume/use-matches.ts'
import { LittleFound } from '../../features/understanding/little-found.tsx'
import { UnderstoodFields } from '../../features/understanding/understood-fields.tsx'
import { useSuggestedFields } from '../../features/understanding/use-suggested-fields.ts'
import { useUnderstanding } from '../../features/understanding/use-understanding.ts'
import { TemplatePreview } from '../../features/templates/template-preview.tsx'
import { useFirstTemplate } from '../../features/templates/use-first-template.ts'
import { isRefusal } from '../../api/error.ts'
import { forgetReferral, storeReferral, storedReferral } from '../../session/referral.ts'
import { wasSignedIn } from '../../credentials/return-path.ts'
import type { VisitorResume } from '../../credentials/storage.ts'
import { session } from '../../credentials/session.ts'
import { alertError } from '../../ui/feedback/alerts.ts'
import { Note } from '../../ui/feedback/note.tsx'
import { Frame } from '../frame.tsx'
import { KeepMatches } from './keep-matches.tsx'
import styles from './register.module.css'
import { accountStepId, Step } from './register-step.tsx'
import { SignInAgain } from './sign-in-again.tsx'

const route = getRouteApi('/register')

/** The professors who match first, then what was understood from the resume, to be corrected. */
function MatchedProfessors({ visitor, matching }: { visitor: VisitorResume; matching: Matching }) {
  const { token } = visitor
  const understanding = useUnderstanding(token, matching.retry)
  // What was understood before a scan was read is nothing.
  const { scan } = matching
  const renew = useEffectEvent(understanding.retry)
  useEffect(() => {
    if (scan === 'done') renew()
  }, [scan])
  const suggested = useSuggestedFields(token, understanding, matching.state === 'success')
  const isLittle = matching.state === 'success' && !fitsWell(matching.matches)
  const topics = orderTopics(matching.matches)
  // Shows all reasons that the server sends, at most 3.
  const renderProfessor = (relationship: Relationship) => (
    <ProfessorSummary relationship={relationship} topics={topics.get(relationship.id)} maxReasons={3} withHeads />
  )
  const shown = isLittle ? { ...matching, matches: matching.matches.filter(fitsAtAll) } : matching
  return (
    <>
      <Matches
        matching={shown}
        renderProfessor={renderProfessor}
        littleFound={
          isLittle ? (
            <div className={styles.understood}>
              <LittleFound from={understanding} hasNearest={shown.matches.length > 0} />
            </div>
          ) : null
        }
      />
      {typeof scan === 'string' && (
        <>
          <div className={styles.understood}>
            <UnderstoodFields from={understanding} suggested={suggested} asks={!isLittle} />
          </div>
          <div className={styles.understood}>
            <ResumeInterests interests={visitor.interests} skills={visitor.skills} />
          </div>
        </>
      )}
    </>
  )
}

/** The registration in four steps: resume, matching professors, first letter, account. */
export function RegisterPage() {
  const { ref: refInUrl, expired } = route.useSearch()
  const [ref, setRef] = useState(() => refInUrl ?? storedReferral())
  const navigate = route.useNavigate()
  const [visitor, setVisitor] = useState(() => session.visitor())
  const [returned, setReturned] = useState(visitor !== null)
  const [signInAgain] = useState(() => expired === true && wasSignedIn())

  const onTokenExpired = useCallback(() => {
    session.forgetVisitor()
    setVisitor(null)
    setReturned(false)
    void navigate({ search: (current) => ({ ...current, expired: true }) })
  }, [navigate])

  useEffect(() => {
    if (!expired) return
    const next = signInAgain ? 'Please sign in again.' : 'Please upload your resume again or sign in.'
    alertError(`Your session has expired. ${next}`, timers.sessionExpiredAlertMs)
    void navigate({ search: ({ expired: _, ...others }) => others, replace: true })
  }, [expired, navigate, signInAgain])

  useEffect(() => {
    if (ref) storeReferral(ref)
  }, [ref])
  const onDeclineInvitation = () => {
    forgetReferral()
    setRef(undefined)
    void navigate({ search: ({ ref: _, ...others }) => others, replace: true })
  }

  const { ref: accountRef, inViewport: isAccountInView } = useInViewport<HTMLDivElement>()
  const [scanFailure, setScanFailure] = useState<string | null>(null)
  const showVisitor = (shown: VisitorResume) => {
    session.setVisitor(shown)
    setVisitor(shown)
  }
  const matching = useMatches(visitor?.token ?? null, {
    onTokenExpired,
    onScanRead: (found) => {
      if (visitor) showVisitor({ ...visitor, ...found })
    },
    onScanFailed: (sentence) => {
      session.forgetVisitor()
      setVisitor(null)
      setScanFailure(sentence)
    },
  })
  const template = useFirstTemplate(visitor?.token ?? null, matching.state === 'success')
  useEffect(() => {
    if (isRefusal(template.error, aiGenerateTemplate, 'temporary_token_invalid')) onTokenExpired()
  }, [template.error, onTokenExpired])

  return (
    <Frame width="wide">
      {signInAgain && <SignInAgain />}
      <div className={styles.steps}>
        <div className={styles.work}>
          <div className={styles.column}>
            <h1 className="display">{visitor ? 'Meet your professors' : 'Start with your resume'}</h1>
            {!visitor && (
              <p className={styles.lead}>
                It is read once to find professors who work on what you do, and goes with the letters you send. Already
                here? <Link to="/login">Sign in</Link>
              </p>
            )}
          </div>
          <Step number={1} title="Your resume" state={visitor ? 'done' : 'open'}>
            {visitor ? (
              <Note tone="green">
                <div className={styles.read}>
                  <p>
                    {returned
                      ? 'You have already uploaded a resume.'
                      : typeof matching.scan === 'string'
                        ? 'Your resume has been read.'
                        : 'Your resume is being read.'}
                  </p>
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
                </div>
              </Note>
            ) : (
              <ResumeDrop
                title="Drop your resume here"
                hint="PDF, up to 10 MB"
                failure={scanFailure}
                onUploaded={(response) => {
                  if (!response.temporary_token) return
                  const { temporary_token: token, resume_url: resumeUrl, key_interests: interests, skills } = response
                  setReturned(false)
                  setScanFailure(null)
                  showVisitor({ token, resumeUrl, interests, skills })
                }}
              />
            )}
          </Step>
          <Step
            number={2}
            title="Professors who match"
            state={matching.state === 'success' ? 'done' : visitor ? 'open' : 'ahead'}
          >
            {visitor ? (
              <MatchedProfessors visitor={visitor} matching={matching} />
            ) : (
              <p className="quiet">The closest ones appear here, each with the words of your resume that match.</p>
            )}
          </Step>
          <Step
            number={3}
            title="Your first letter"
            // Never ticked: the letter has open places, and the questions need no answer.
            state={matching.state === 'success' ? 'open' : 'ahead'}
          >
            {visitor && matching.state === 'success' ? (
              <>
                <FirstQuestions token={visitor.token} />
                <TemplatePreview template={template} />
              </>
            ) : (
              <p className="quiet">A template in your own words, for you to change and send.</p>
            )}
          </Step>
        </div>
        <Step number={4} title="Your account" state="open" id={accountStepId}>
          <div className={styles.account} ref={accountRef}>
            {visitor && (
              <p className="quiet">
                Already here? <Link to="/login">Sign in</Link>
              </p>
            )}
            <RegisterForm
              resume={visitor}
              matching={matching.state}
              referral={ref}
              onDeclineInvitation={onDeclineInvitation}
              onTokenExpired={onTokenExpired}
            />
          </div>
        </Step>
      </div>
      {matching.state === 'success' && !isAccountInView && <KeepMatches />}
    </Frame>
  )
}
