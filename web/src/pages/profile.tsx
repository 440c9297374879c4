import type { Student } from '@labreach/contract/account'
import { limits, planByCode } from '@labreach/contract/plans'
import { useQueryClient } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { Assistants } from '../features/account/assistants/assistants.tsx'
import { AccountEmail } from '../features/account/account-email.tsx'
import { ChangePassword } from '../features/account/change-password.tsx'
import { DeleteAccount } from '../features/account/delete-account.tsx'
import { DownloadData } from '../features/account/download-data.tsx'
import { EmailAuthentication } from '../features/account/email-authentication.tsx'
import { Passkeys } from '../features/account/passkeys/passkeys.tsx'
import { AboutYou, gpaInputId } from '../features/account/profile/about-you.tsx'
import { InterestsAndSkills } from '../features/account/profile/interests-and-skills.tsx'
import { LeaveQuestion } from '../features/account/profile/leave-question.tsx'
import { ResumeFile } from '../features/account/profile/resume-file.tsx'
import { SavedState } from '../features/account/profile/saved-state.tsx'
import { UnsavedBanner } from '../features/account/profile/unsaved-banner.tsx'
import { UploadQuestion } from '../features/account/profile/upload-question.tsx'
import { useProfileForm, type ProfileForm } from '../features/account/profile/use-profile-form.ts'
import { SecondFactor } from '../features/account/second-factor/second-factor.tsx'
import { SchoolAddress } from '../features/account/school/school-address.tsx'
import { useMailboxReturn } from '../features/account/use-mailbox-return.ts'
import { ReferralCard } from '../features/billing/referral/referral-card.tsx'
import { canEarnTrial } from '../features/billing/referral/referral.ts'
import { Subscription } from '../features/billing/subscription.tsx'
import { ResumeDrop } from '../features/resume/resume-drop.tsx'
import { UnderstoodFields } from '../features/understanding/understood-fields.tsx'
import { useSuggestedFields } from '../features/understanding/use-suggested-fields.ts'
import { useUnderstanding } from '../features/understanding/use-understanding.ts'
import { readPausedLetter } from '../session/flow-return.ts'
import { clearProfessorCache, refreshProfessors } from '../session/professor-cache.ts'
import { reloadStudent, useStudent } from '../session/use-student.ts'
import { alertSuccess } from '../ui/feedback/alerts.ts'
import { Contents, type ContentsEntry } from '../ui/text/contents.tsx'
import { PageCover } from '../ui/dialog/page-cover.tsx'
import { useIsMounted } from '../ui/use-is-mounted.ts'
import { WaitingLetter } from './back-to-letter.tsx'
import { ProfileMessage } from './profile-message.tsx'
import styles from './profile.module.css'
import { UnknownPlan } from './payment/unknown-plan.tsx'

const route = getRouteApi('/student/profile')

const about = { id: 'about-you', title: 'About you' }
const email = { id: 'email-authentication', title: 'Email Authentication' }
const interests = { id: 'interests-and-skills', title: 'Research Interests & Skills' }
const resume = { id: 'resume', title: 'Resume' }
const subscription = { id: 'subscription', title: 'Subscription Management' }
const referral = { id: 'invite-friends', title: 'Invite Friends' }
const account = { id: 'account', title: 'Account Management' }
const sections = [about, email, interests, resume, subscription, account] as const
const withReferral = [about, email, interests, resume, subscription, referral, account] as const

export function ProfilePage() {
  const student = useStudent()
  return student && <Profile student={student} />
}

/** What the matches understand beyond the saved interests; these are in the fields above. */
function Understood({ form }: { form: ProfileForm }) {
  const client = useQueryClient()
  const understanding = useUnderstanding(null, ({ list, add }) => {
    refreshProfessors(client)
    // An accepted suggestion is a typed interest, which the form above shows.
    if (list === 'typed' && add) form.keepInterest(add)
    void reloadStudent(client)
  })
  const suggested = useSuggestedFields(null, understanding, true)
  // The edited list may have the most interests before the stored one does.
  const { key_interests: found, additional_interests: typed } = form.fields
  const isFull = typed.length >= limits.interestsMax
  return (
    <UnderstoodFields
      from={understanding}
      suggested={isFull ? [] : suggested}
      canType={false}
      listed={[...found, ...typed]}
    />
  )
}

function Profile({ student }: { student: Student }) {
  const client = useQueryClient()
  const navigate = route.useNavigate()
  const [isLeaving, setLeaving] = useState(false)
  const [upload, setUpload] = useState<(() => void) | null>(null)
  const isMounted = useIsMounted()
  /** Shows the professors with the new interests, unless the student has gone elsewhere meanwhile. */
  const showProfessors = () => {
    if (isMounted()) void navigate({ to: '/browse' })
  }
  const form = useProfileForm(student, { onSaved: () => setLeaving(true), onRefreshed: showProfessors })
  useMailboxReturn(student, email.id, form.unsaved)

  const save = () => {
    if (!form.save()) document.getElementById(gpaInputId)?.focus()
  }
  /** Closes the question and returns the function that starts the waiting upload. */
  const takeUpload = () => {
    setUpload(null)
    return upload
  }
  const saveAndUpload = async () => {
    const saved = await form.saveAndStay()
    const start = takeUpload()
    if (saved) start?.()
    else document.getElementById(gpaInputId)?.scrollIntoView({ block: 'center' })
  }
  const onUploaded = () => {
    alertSuccess('Resume uploaded successfully! Your interests have been updated.')
    clearProfessorCache(client)
    void reloadStudent(client)
    // Text that was typed during the upload is not saved yet, so the page remains open.
    if (form.unsaved) return
    if (isMounted()) window.scrollTo({ top: 0 })
    showProfessors()
  }
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{student.resume ? 'Update Your Profile' : 'Complete Your Profile'}</h1>
        <p className="quiet">This information helps compose your emails and match you with researchers.</p>
      </header>
      <div className={styles.contents}>
        <Contents sections={canEarnTrial(student) ? withReferral : sections}>
          <SavedState unsaved={form.unsaved} saving={form.saving} onSave={save} />
        </Contents>
      </div>
      <div className={styles.sections}>
        <Section entry={about}>
          <AboutYou form={form} />
        </Section>
        <Section entry={email}>
          <div className={styles.parts}>
            <div className={styles.mailbox}>
              <WaitingLetter />
              <EmailAuthentication student={student} isAwaited={readPausedLetter() !== null} />
            </div>
            <SchoolAddress />
          </div>
        </Section>
        <Section entry={interests}>
          <InterestsAndSkills form={form} locked={!student.resume} />
          {student.resume && <Understood form={form} />}
        </Section>
        <Section entry={resume}>
          <ResumeFile student={student} />
          <ResumeDrop
            title={student.resume ? 'Drop a newer resume here' : 'Drop your resume here'}
            hint="PDF, up to 10 MB. Your interests are read from it again."
            isKnown={Boolean(student.resume)}
            onStart={(start) => (form.unsaved ? setUpload(() => start) : start())}
            onUploaded={onUploaded}
          />
        </Section>
        <Section entry={subscription}>
          {!planByCode(student.subscription).isKnown && <UnknownPlan />}
          <Subscription student={student} />
        </Section>
        {canEarnTrial(student) && (
          <Section entry={referral}>
            <ReferralCard student={student} />
          </Section>
        )}
        <Section entry={account}>
          <div className={styles.parts}>
            <AccountEmail student={student} />
            {!student.google_user && <ChangePassword student={student} />}
            <Passkeys student={student} />
            <SecondFactor />
            <Assistants />
            <DownloadData />
            <DeleteAccount />
          </div>
        </Section>
        <UnsavedBanner
          shown={form.bannerShown}
          saving={form.saving}
          failed={form.failed}
          onSave={save}
          onDismiss={form.dismiss}
        />
      </div>
      <LeaveQuestion unsaved={form.unsaved} onDiscard={form.discard} />
      <UploadQuestion
        opened={upload !== null}
        saving={form.saving}
        onSave={() => void saveAndUpload()}
        onDiscard={() => {
          form.discard()
          takeUpload()?.()
        }}
        onClose={takeUpload}
      />
      <ProfileMessage student={student} scrollTo={email.id} />
      {isLeaving && <PageCover>Loading professors...</PageCover>}
    </div>
  )
}

function Section({ entry: { id, title }, children }: { entry: ContentsEntry; children: ReactNode }) {
  return (
    <section className={`card ${styles.section}`} aria-label={title} id={id}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}
