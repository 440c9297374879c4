import type { Student } from '@labreach/contract/account'
import { planByCode } from '@labreach/contract/plans'
import type { Relationship } from '@labreach/contract/professors'
import { Loader } from '@mantine/core'
import { useEffect, useState } from 'react'
import { track } from '../../analytics/track.ts'
import { pauseLetter } from '../../session/flow-return.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { selectText } from '../../ui/inputs/select-text.ts'
import type { Range } from '../../ui/inputs/split-at-ranges.ts'
import { About } from './side-panel/about.tsx'
import { CoachPanel } from './coach/coach-panel.tsx'
import { ComposeFoot } from './compose-foot.tsx'
import styles from './compose.module.css'
import { ConflictDialog } from './conflict-dialog.tsx'
import { LetterForm } from './letter/letter-form.tsx'
import { useQuestions } from './questions/use-questions.ts'
import { PublicationsPanel } from './side-panel/publications-panel.tsx'
import { SendQuestions } from './send/send-questions.tsx'
import { useEnhance } from './ai/use-enhance.ts'
import { useLetter } from './letter/use-letter.ts'
import type { OnSent } from './send/use-send.ts'
import { useSending } from './send/use-sending.ts'
import { useStableCallback } from './use-stable-callback.ts'

type Props = {
  student: Student
  relationship: Relationship
  /** Leaves the page to connect the mailbox from which letters are sent. */
  connecting: { mutate: () => void; isPending: boolean }
  onClosed: () => void
  onDraftSaved: () => void
  onSent: OnSent
}

/** The dialog in which a student writes and sends one letter to one professor. */
export function ComposeDialog({ student, relationship, connecting, onClosed, onDraftSaved, onSent }: Props) {
  // Opened after mounting, since Mantine only restores the focus if it sees the change of `opened`.
  const [opened, setOpened] = useState(false)
  useEffect(() => setOpened(true), [])
  useEffect(() => track('email_compose', { professor_id: relationship.id }), [relationship.id])
  const close = () => setOpened(false)
  const { professor } = relationship
  const plan = student.subscription
  const letter = useLetter(student, relationship, onDraftSaved)
  const questions = useQuestions(student, relationship, letter)
  const enhance = useEnhance(student, professor.scholar_id, letter)
  const sending = useSending(student, relationship, letter, (sentAt, isSure) => {
    onSent(sentAt, isSure)
    if (isSure) close()
  })
  const busy = sending.isSending || enhance.isRunning
  const hasQuestion = sending.question !== undefined || letter.draft.conflict !== null
  const insert = useStableCallback(enhance.start)
  const quote = useStableCallback(questions.isOpen ? questions.quote : letter.text.insertQuote)
  const showPlace = useStableCallback((place: Range) => letter.field && selectText(letter.field, place))

  return (
    <>
      <Dialog
        opened={opened}
        onClose={close}
        onClosed={onClosed}
        busy={busy || hasQuestion}
        size="1080px"
        fullScreen
        title="Compose Email"
        className={styles.dialog}
      >
        <div className={styles.body}>
          <LetterForm
            student={student}
            professor={professor}
            letter={letter}
            questions={questions}
            enhance={enhance}
            recipient={planByCode(plan).may('recipientLookup') ? sending.recipient : undefined}
            disabled={busy}
          />
          <aside className={styles.side} aria-label="About the professor">
            <About relationship={relationship} />
            <CoachPanel body={letter.text.body} professor={professor} onSelect={showPlace} />
            <PublicationsPanel
              plan={plan}
              scholarId={professor.scholar_id}
              disabled={busy || letter.draft.isLoading}
              onInsert={insert}
              onQuote={quote}
            />
          </aside>
        </div>
        <ComposeFoot
          student={student}
          letter={letter}
          isAsking={questions.isOpen}
          busy={busy}
          isLeaving={connecting.isPending}
          onConnect={() => {
            pauseLetter({ id: relationship.id, name: professor.name ?? '' })
            connecting.mutate()
          }}
          onCancel={close}
          onSend={sending.start}
        />
        {sending.isSending && (
          <p className={styles.overlay} role="status">
            <Loader size="sm" aria-hidden="true" /> Sending...
          </p>
        )}
      </Dialog>
      <SendQuestions
        question={sending.question}
        unsupported={sending.unsupported}
        sentDate={sending.sentDate}
        onYes={sending.confirm}
        onNo={sending.review}
      />
      <ConflictDialog draft={letter.draft} />
    </>
  )
}
