import { limits } from '@labreach/contract/plans'
import { Button } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { sendLetterNow, undoLetter } from '../../../session/letters/follow-held-letter.ts'
import { useShownLeaving } from '../../../session/letters/use-leaving.ts'
import { useMailbox } from '../../../session/use-mailbox.ts'
import { Countdown } from '../../../ui/feedback/countdown.tsx'
import { useSecondsLeft } from '../../../ui/feedback/use-seconds-left.ts'
import { isWaiting, lateText, sayWait } from '../../../ui/text/say-wait.ts'
import styles from './after-letter.module.css'
import { describeAttachments, type NextContact } from './next-contact.ts'

type Props = { id: number; professorName: string; contact: NextContact; onClose: () => void }

/** Shown in place of a letter during the seconds in which it can be taken back. */
export function LeavingSoon({ id, professorName, contact, onClose }: Props) {
  const letter = useShownLeaving(id)
  const { mail } = useMailbox()
  const seconds = useSecondsLeft(letter?.leavesAt ?? 0)
  const undoSeconds = useSecondsLeft(letter?.undoUntil ?? 0)
  const canUndo = letter?.stage === 'held' && undoSeconds > 0
  const isLost = letter === undefined
  const isLate = canUndo && seconds === 0
  const isAsked = letter?.stage === 'asked'
  const isLeaving = !canUndo && !isAsked
  // The focused Send button is gone, and later the two buttons; the reading goes on here.
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  useEffect(() => {
    const isFocusLost = !document.activeElement || document.activeElement === document.body
    if ((isLeaving || isLate) && isFocusLost) heading.current?.focus()
  }, [isLeaving, isLate])
  return (
    <div className={styles.after}>
      <div className={styles.leaving}>
        <Countdown seconds={isLeaving ? 0 : seconds} of={limits.undoMs / 1_000} />
        <div className={styles.words}>
          <h3 ref={heading} tabIndex={-1} className={styles.title}>
            Your letter to {professorName}
          </h3>
          <p aria-hidden="true" className="figures">
            {isLost ? lostText : isLate ? lateText : isLeaving ? 'Leaves now…' : sayWait(seconds)}
          </p>
          <p role="status" className="visually-hidden">
            {isLost ? lostText : isLate ? lateText : announcement(isLeaving ? 0 : seconds)}
          </p>
        </div>
        {!isLeaving && (
          <div className={styles.choices}>
            <Button
              leftSection={<IconArrowBackUp size={20} aria-hidden="true" />}
              disabled={isAsked}
              onClick={() => void undoLetter(id)}
            >
              Undo
            </Button>
            {!isLate && (
              <Button variant="default" disabled={isAsked} onClick={() => void sendLetterNow(id)}>
                Send now
              </Button>
            )}
          </div>
        )}
      </div>
      <p className="quiet">
        {isLost
          ? 'What became of it stands under '
          : `It goes out from your ${mail} ${describeAttachments(contact)}, even if you close this page. Until then it is listed under `}
        <Link to="/outreach" onClick={onClose}>
          Outreach History
        </Link>
        .
      </p>
      <div className={styles.foot}>
        <Button variant="default" onClick={onClose}>
          Done
        </Button>
      </div>
    </div>
  )
}

/** For a letter that this page does not follow any more. */
const lostText = 'It is not known yet whether it has left.'

/** Read aloud: at the start, at half of the time and when it leaves, not each second. */
function announcement(seconds: number): string {
  if (seconds === 0) return 'Your letter leaves now.'
  if (isWaiting(seconds)) return 'Your mailbox is busy. Your letter leaves as soon as it has room. Undo takes it back.'
  const half = limits.undoMs / 2_000
  return seconds > half ? 'Your letter leaves in ten seconds. Undo takes it back.' : `Leaves in ${half} seconds.`
}
