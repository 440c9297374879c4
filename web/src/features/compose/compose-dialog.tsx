import type { Student } from '@labreach/contract/account'
import { plans } from '@labreach/contract/plans'
import type { Relationship } from '@labreach/contract/professors'
import { Loader } from '@mantine/core'
import { useEffect, useState } from 'react'
import { track } from '../../analytics/track.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { About } from './about.tsx'
import { CoachPanel } from './coach-panel.tsx'
import { ComposeFoot } from './compose-foot.tsx'
import styles from './compose.module.css'
import { ConflictDialog } from './conflict-dialog.tsx'
import { keptLetter } from './kept-letters.ts'
import { LetterForm } from './letter-form.tsx'
import { PublicationsPanel } from './publications-panel.tsx'
import { SendQuestions } from './send-questions.tsx'
import { useDraft } from './use-draft.ts'
import { useEnhance } from './use-enhance.ts'
import { useLetter } from './use-letter.ts'
import { useOtherTab } from './use-other-tab.ts'
import type { OnSent } from './use-send.ts'
import { useSending } from './use-sending.ts'
import { useSteady } from './use-steady.ts'

type Props = {
  student: Student
  relationship: Relationship
  onClosed: () => void
  onDrafted: () => void
  onSent: OnSent
}

/** Writes one letter to one professor, keeps its draft, and sends it. */
export function ComposeDialog({ student, relationship, onClosed, onDrafted, onSent }: Props) {
  // Opened after it is there, and there until it is closed: only so does the focus find its way back.
  const [opened, setOpened] = useState(false)
  useEffect(() => setOpened(true), [])
  useEffect(() => track('email_compose', { professor_id: relationship.id }), [relationship.id])
  const close = () => setOpened(false)
  const { professor } = relationship
  const plan = student.subscription
  const [kept] = useState(() => keptLetter(student.id, relationship.id))
  const draft = useDraft(relationship, kept, onDrafted)
  const letter = useLetter(student, relationship, kept, draft)
  const isElsewhere = useOtherTab(student.id, relationship.id)
  const enhance = useEnhance(student, professor.scholar_id, letter, draft)
  const sending = useSending(student, relationship, letter, draft, (sentAt, isSure) => {
    onSent(sentAt, isSure)
    if (isSure) close()
  })
  const busy = sending.isSending || enhance.isRunning
  const asking = sending.asking !== undefined || draft.conflict !== null
  const insert = useSteady(enhance.start)

  return (
    <>
      <Dialog
        opened={opened}
        onClose={close}
        onClosed={onClosed}
        busy={busy || asking}
        size="1080px"
        whole
        title="Compose Email"
        className={styles.dialog}
      >
        <div className={styles.body}>
          <LetterForm
            student={student}
            professor={professor}
            letter={letter}
            draft={draft}
            enhance={enhance}
            recipient={plans[plan].recipientLookup ? sending.recipient : undefined}
            isElsewhere={isElsewhere}
            disabled={busy}
          />
          <aside className={styles.side} aria-label="About the professor">
            <About relationship={relationship} />
            <CoachPanel body={letter.body} professor={professor} />
            <PublicationsPanel
              plan={plan}
              scholarId={professor.scholar_id}
              disabled={busy || letter.isLoading}
              onInsert={insert}
            />
          </aside>
        </div>
        <ComposeFoot
          student={student}
          letter={letter}
          draft={draft}
          busy={busy}
          onCancel={close}
          onSend={sending.begin}
        />
        {sending.isSending && (
          <p className={styles.overlay} role="status">
            <Loader size="sm" aria-hidden="true" /> Sending...
          </p>
        )}
      </Dialog>
      <SendQuestions
        asking={sending.asking}
        unsupported={sending.unsupported}
        sentDate={sending.sentDate}
        onYes={sending.goOn}
        onNo={sending.review}
      />
      <ConflictDialog draft={draft} onTake={letter.replaceBody} />
    </>
  )
}
