import { limits } from '@labreach/contract/plans'
import { Button } from '@mantine/core'
import { undoLetter } from '../../session/letters/follow-held-letter.ts'
import type { LeavingLetter } from '../../session/letters/leaving-letters.ts'
import { Countdown } from '../../ui/feedback/countdown.tsx'
import { useSecondsLeft } from '../../ui/feedback/use-seconds-left.ts'
import { lateText, sayWait } from '../../ui/text/say-wait.ts'
import styles from './leaving-bar.module.css'

/** A letter that is about to leave, with the seconds that are left and Undo. */
export function LeavingRow({ letter, onOpen }: { letter: LeavingLetter; onOpen: (letter: LeavingLetter) => void }) {
  const { id, professorName, leavesAt, undoUntil, stage } = letter
  const seconds = useSecondsLeft(leavesAt)
  const undoSeconds = useSecondsLeft(undoUntil)
  const isLeaving = stage === 'leaving' || undoSeconds === 0
  const isLate = !isLeaving && seconds === 0
  const undo = async () => {
    if (await undoLetter(id)) onOpen(letter)
  }
  return (
    <div className={styles.row}>
      <Countdown isSmall seconds={isLeaving ? 0 : seconds} of={limits.undoMs / 1_000} />
      {/* The seconds change on the screen only; screen readers get the sentence once. */}
      <p className={styles.words}>
        <span className={styles.name}>Letter to {professorName}</span>
        <span className="quiet figures" aria-hidden="true">
          {isLate ? lateText : isLeaving ? 'Leaves now…' : sayWait(seconds)}
        </span>
        <span className="visually-hidden" role="status">
          {isLate ? lateText : isLeaving ? 'Leaves now.' : 'Leaves in a few seconds. Undo takes it back.'}
        </span>
      </p>
      {!isLeaving && (
        <Button
          aria-label={`Undo the letter to ${professorName}`}
          disabled={stage === 'asked'}
          onClick={() => void undo()}
        >
          Undo
        </Button>
      )}
    </div>
  )
}
