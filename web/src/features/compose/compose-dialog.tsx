import type { Student } from '@labreach/contract/account'
import { planByCode } from '@labreach/contract/plans'
import type { Publication, Relationship } from '@labreach/contract/professors'
import { useMediaQuery } from '@mantine/hooks'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { track } from '../../analytics/track.ts'
import { pauseLetter } from '../../session/flow-return.ts'
import { widths } from '../../ui/breakpoints.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { useVisibleHeight } from '../../ui/dialog/use-visible-height.ts'
import { selectText } from '../../ui/inputs/select-text.ts'
import type { Range } from '../../ui/inputs/split-at-ranges.ts'
import { About } from './side-panel/about.tsx'
import { CoachPanel } from './coach/coach-panel.tsx'
import { ComposeFoot } from './compose-foot.tsx'
import styles from './compose.module.css'
import { ConflictDialog } from './conflict-dialog.tsx'
import { withFirstSubject, type FirstLetter } from './follow-up/first-letter.ts'
import { LetterForm } from './letter/letter-form.tsx'
import { senderOf } from './side-panel/sender-of.ts'
import { InboxPreview } from './side-panel/inbox-preview.tsx'
import { LetterTools } from './letter/letter-tools.tsx'
import { MentorNews, MentorSide } from './mentor/mentor-side.tsx'
import { useMentors } from './mentor/use-mentors.ts'
import { Overlay } from './overlay.tsx'
import { useQuestions } from './questions/use-questions.ts'
import { PublicationsPanel } from './side-panel/publications-panel.tsx'
import { SideSheet } from './side-panel/side-sheet.tsx'
import { SideTabs } from './side-panel/side-tabs.tsx'
import { AfterHolding } from './send/after-holding.tsx'
import { AfterSending } from './send/after-sending.tsx'
import { LeavingSoon } from './send/leaving-soon.tsx'
import { OptedOutPanel } from './send/recipient/opted-out-panel.tsx'
import { SendConfirmations } from './send/send-confirmations.tsx'
import { AiProblem, aiWorks } from './ai/ai-bar.tsx'
import { useEnhance } from './ai/use-enhance.ts'
import { useAutosave } from './letter/draft/use-autosave.ts'
import { useLetter } from './letter/use-letter.ts'
import { useNextContact } from './send/use-next-contact.ts'
import type { HeldLetter, OnSent } from './send/use-send.ts'
import { useSendWhenSaved } from './send/use-send-when-saved.ts'
import { useSending } from './send/use-sending.ts'
import { useStableCallback } from './use-stable-callback.ts'

type Props = {
  student: Student
  relationship: Relationship
  /** The letter that is followed up; null for any other letter. */
  first: FirstLetter | null
  /** Leaves the page to connect the mailbox from which letters are sent. */
  connecting: { mutate: (provider: 'google' | 'microsoft') => void; isPending: boolean }
  onClosed: () => void
  onDraftSaved: () => void
  onSent: OnSent
  /** The server holds the letter until its time, or has given it back. `isDraft`: its text is the draft again. */
  onHeld: (isDraft: boolean) => void
  /** The professor has opted out: their card must not offer a letter. */
  onOptedOut: () => void
  /** Renders who is next closest to the student; `onLeave` closes this dialog. */
  renderNext: (onLeave: () => void) => ReactNode
}

/** The dialog in which a student writes and sends one letter to one professor. */
export function ComposeDialog(props: Props) {
  const { student, relationship, first, connecting, onClosed, onDraftSaved, onSent, onHeld, onOptedOut, renderNext } =
    props
  // Opened after mounting, since Mantine only restores the focus if it sees the change of `opened`.
  const [opened, setOpened] = useState(false)
  useEffect(() => setOpened(true), [])
  useEffect(() => track('email_compose', { professor_id: relationship.id }), [relationship.id])
  const close = () => setOpened(false)
  const { professor } = relationship
  const { contact, isLoading: isContactLoading, fetchAgain } = useNextContact(professor.scholar_id)
  const reportOptOut = useEffectEvent(onOptedOut)
  useEffect(() => {
    if (contact.optedOut) reportOptOut()
  }, [contact.optedOut])
  /** ISO time of this letter, once it is sent. */
  const [sentAt, setSentAt] = useState<string | null>(null)
  /** This letter while the server holds it. */
  const [held, setHeld] = useState<HeldLetter | null>(null)
  const letter = withFirstSubject(useLetter(student, relationship, onDraftSaved), first)
  const questions = useQuestions(student, relationship, letter)
  const mentors = useMentors(
    relationship.id,
    relationship.draft_saved || letter.draft.saved !== null,
    sentAt !== null || held !== null,
  )
  const enhance = useEnhance(student, professor.scholar_id, letter)
  const sending = useSending(
    student,
    relationship,
    letter,
    { first, contact },
    {
      onSent(sentAt, isSure) {
        onSent(sentAt, isSure)
        // A letter that may have been sent counts: the next one can be sent only later.
        if (isSure) setSentAt(sentAt)
        else fetchAgain()
      },
      onHeld(next, isDraft) {
        onHeld(isDraft)
        setHeld(next)
        // A letter that came back: what may stop it, or stands below it, may have changed.
        if (!next) fetchAgain()
      },
    },
  )
  const wasHeld = useRef(false)
  // The field that had the focus is gone with the countdown.
  useEffect(() => {
    if (held) wasHeld.current = true
    if (!wasHeld.current || held || !letter.field) return
    wasHeld.current = false
    letter.field.focus()
  }, [held, letter.field])
  const hasAside = useMediaQuery(`(min-width: ${widths.aside}px)`, undefined, { getInitialValueInEffect: false })
  const [isSheetAsked, setSheetOpen] = useState(false)
  const isSheetOpen = isSheetAsked && !hasAside
  useVisibleHeight()

  const sendingWhenSaved = useSendWhenSaved(letter.draft.isSaving, letter.draft.conflict !== null, sending.start)
  const busy = sending.isSending || enhance.isRunning || sendingWhenSaved.isAsked
  const hasInnerDialog = sending.confirmation !== undefined || letter.draft.conflict !== null
  useAutosave(letter, busy || hasInnerDialog || questions.isOpen || !opened)
  const insert = useStableCallback((publication: Publication) => {
    setSheetOpen(false)
    enhance.start(publication)
  })
  const quote = useStableCallback((words: string) => {
    setSheetOpen(false)
    if (questions.isOpen) questions.quote(words)
    else letter.text.insertQuote(words)
  })
  const showPlace = useStableCallback((place: Range) => {
    setSheetOpen(false)
    if (letter.field) selectText(letter.field, place)
  })
  const name = professor.name ?? ''
  // A follow-up has only AI with a publication, which says here what went wrong.
  const tools = first ? (
    <AiProblem problem={enhance.problem} />
  ) : (
    <LetterTools
      student={student}
      letter={letter}
      questions={questions}
      enhance={enhance}
      disabled={busy || questions.isOpen}
    />
  )
  const side = (
    <SideTabs
      papers={
        <PublicationsPanel
          plan={student.subscription}
          scholarId={professor.scholar_id}
          disabled={busy || letter.draft.isLoading}
          isAsking={questions.isOpen}
          onInsert={insert}
          onQuote={quote}
        />
      }
      coach={<CoachPanel body={letter.text.body} professor={professor} onSelect={showPlace} />}
      about={<About relationship={relationship} />}
      preview={<InboxPreview sender={senderOf(student)} subject={letter.text.subject} body={letter.text.body} />}
      mentor={
        <MentorSide
          professorId={relationship.id}
          letter={letter}
          mentors={mentors}
          disabled={busy || questions.isOpen}
          onSelect={showPlace}
          onReplaced={() => setSheetOpen(false)}
        />
      }
      mentorCount={mentors.openCount}
      first={!hasAside && mentors.openCount > 0 ? 'mentor' : 'papers'}
    />
  )

  /** Replaces the letter once there is none to write. */
  const ending = sentAt ? (
    <AfterSending
      student={student}
      professorName={name}
      sentAt={sentAt}
      sequel={first ? 'follow-up' : relationship.email_sent ? 'another' : null}
      next={renderNext(close)}
      onDone={close}
    />
  ) : held?.hold === 'undo' ? (
    <LeavingSoon id={held.id} professorName={name} contact={contact} onClose={close} />
  ) : held ? (
    <AfterHolding held={held} contact={contact} professorName={name} next={renderNext(close)} onDone={close} />
  ) : contact.optedOut === 'before' ? (
    <OptedOutPanel
      professorName={name}
      body={letter.text.body}
      hasWritten={relationship.email_sent}
      next={renderNext(close)}
      onClose={close}
    />
  ) : null

  return (
    <>
      <Dialog
        opened={opened}
        onClose={close}
        onClosed={onClosed}
        busy={(busy && !ending) || hasInnerDialog || isSheetOpen}
        size={ending ? '720px' : '1180px'}
        yOffset="4vh"
        fullScreen
        title={
          sentAt || held
            ? 'What happens now'
            : ending
              ? 'No longer listed'
              : first
                ? 'Write the follow-up'
                : 'Compose Email'
        }
        className={styles.dialog}
        data-composer
      >
        {ending ?? (
          <>
            <div className={styles.room}>
              <LetterForm
                professor={professor}
                contact={contact}
                letter={letter}
                first={first}
                questions={questions}
                enhance={enhance}
                recipient={planByCode(student.subscription).may('recipientLookup') ? sending.recipient : undefined}
                tools={!hasAside && tools}
                findTaken={mentors.findTaken}
                disabled={busy}
              />
              {hasAside && (
                <aside className={styles.side} aria-label="About the professor">
                  {tools}
                  {side}
                </aside>
              )}
            </div>
            <ComposeFoot
              student={student}
              letter={letter}
              questions={questions}
              busy={busy}
              isLeaving={connecting.isPending}
              contact={contact}
              isContactLoading={isContactLoading}
              onLoadContact={fetchAgain}
              hasWritten={relationship.email_sent || sending.sentDate !== null}
              isUnanswered={sending.isUnanswered}
              mentorCount={mentors.openCount}
              sheet={hasAside ? undefined : { isOpen: isSheetOpen, open: () => setSheetOpen(true) }}
              onConnect={(provider) => {
                pauseLetter({ id: relationship.id, name, followUpTo: first?.id ?? null })
                connecting.mutate(provider)
              }}
              onCancel={close}
              onSend={sendingWhenSaved.ask}
            />
          </>
        )}
        <MentorNews count={ending ? 0 : mentors.openCount} />
        {sendingWhenSaved.isAsked && letter.draft.isSaving && <Overlay text="Saving your draft…" />}
        {first && enhance.isRunning && <Overlay text={aiWorks} />}
        {sending.isSending && !ending && <Overlay text="Sending..." />}
      </Dialog>
      <SideSheet opened={isSheetOpen && !ending} onClose={() => setSheetOpen(false)}>
        {side}
      </SideSheet>
      <SendConfirmations
        confirmation={sending.confirmation}
        text={letter.text}
        storedPlaces={letter.storedPlaces}
        unsupported={sending.unsupported}
        sentDate={sending.sentDate}
        onYes={sending.confirm}
        onNo={sending.review}
        onFill={sending.fill}
      />
      <ConflictDialog draft={letter.draft} />
    </>
  )
}
