import type { Outreach } from '@labreach/contract/outreach'
import { Button } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { copyText } from '../../ui/copy-text.ts'
import '../../ui/theme/print.css'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { time } from '../../ui/text/text.ts'
import styles from './letter-dialog.module.css'
import { AnswerBadge } from './answers/answer-badge.tsx'
import { AnswerSelect } from './answers/answer-select.tsx'
import { FollowUpOffer } from './follow-up/follow-up-offer.tsx'
import type { ForHeld } from './for-held.ts'
import { HeldActions } from './held-actions.tsx'
import { describeHeld } from './held-words.ts'
import { Timeline } from './timeline.tsx'
import { useHasChoice } from '../../session/use-mailbox.ts'
import { canHaveAnswer, explainState } from './words.ts'

type Props = ForHeld & {
  letter: Outreach
  /** All letters of the student. */
  letters: readonly Outreach[]
  onClosed: () => void
  onFollowUp: (letter: Outreach) => void
}

/** What the date of a letter is. */
const dateLabels: Record<Outreach['state'], string> = {
  sent: 'Date',
  sending: 'Tried',
  unconfirmed: 'Tried',
  failed: 'Tried',
  held: 'Approved',
  returned: 'Approved',
}

/** Shows one letter as it was sent, with its state and answer. */
export function LetterDialog({ letter, letters, onClosed, onFollowUp, onOpenDraft, ...held }: Props) {
  // Opened after mounting, since Mantine only restores the focus if it sees the change of `opened`.
  const [opened, setOpened] = useState(false)
  useEffect(() => setOpened(true), [])
  /** What happens once the dialog has closed. */
  const [next, setNext] = useState<'follow up' | 'open draft' | null>(null)
  const leaveFor = (one: 'follow up' | 'open draft') => {
    setNext(one)
    setOpened(false)
  }
  const tone = letter.state === 'unconfirmed' ? 'amber' : 'teal'
  const hasChoice = useHasChoice()
  const ownWords = describeHeld(letter)
  return (
    <Dialog
      opened={opened}
      onClose={() => setOpened(false)}
      onClosed={() => {
        onClosed()
        if (next === 'follow up') onFollowUp(letter)
        if (next === 'open draft') onOpenDraft(letter)
      }}
      size="760px"
      fullScreen
      title={`Letter to ${letter.professor_name}`}
    >
      <div className={styles.body}>
        <div className={styles.fate}>
          <Timeline letter={letter} letters={letters} />
          {letter.state === 'sent' ? null : (
            <Note tone={tone} {...(ownWords && { title: ownWords })}>
              {explainState(letter.state, hasChoice)}
            </Note>
          )}
          <AnswerBadge letter={letter} onFollowUp={() => leaveFor('follow up')} />
          {letter.opted_out && (
            <Note tone="teal">
              {letter.professor_name} no longer takes letters through Labreach. What you sent stays here for you.
            </Note>
          )}
          {letter.follow_up_due && (
            <Note tone="teal">
              Has the professor answered? If not, one short follow-up is fine; nothing is sent by itself.
            </Note>
          )}
        </div>
        <article className={styles.paper} aria-label={letter.subject} data-sheet>
          <dl className={styles.head}>
            <dt>To</dt>
            <dd>{letter.to_email}</dd>
            <dt>Subject</dt>
            <dd className={styles.subject}>{letter.subject}</dd>
            <dt>{dateLabels[letter.state]}</dt>
            <dd className="figures">
              <time dateTime={letter.sent_at}>{time(letter.sent_at)}</time>
            </dd>
          </dl>
          <p className={styles.text} tabIndex={0} role="region" aria-label="Text of the letter">
            {letter.message}
          </p>
        </article>
        <div className={styles.foot}>
          {canHaveAnswer(letter) && (
            <div className={styles.answer}>
              <AnswerSelect letter={letter} label="What came of it?" />
            </div>
          )}
          <div className={styles.buttons}>
            <Button
              variant="default"
              leftSection={<IconCopy size={20} aria-hidden="true" />}
              onClick={() => void copy(letter.message)}
            >
              Copy Text
            </Button>
            <HeldActions letter={letter} size="sm" onOpenDraft={() => leaveFor('open draft')} {...held} />
            {letter.follow_up_due && (
              <FollowUpOffer letter={letter} size="sm" onFollowUp={() => leaveFor('follow up')} />
            )}
          </div>
        </div>
      </div>
    </Dialog>
  )
}

const copy = (text: string): Promise<void> =>
  copyText(text, {
    done: 'The letter was copied.',
    failed: 'The letter could not be copied. Please select the text and copy it yourself.',
  })
