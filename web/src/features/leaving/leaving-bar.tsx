import { limits } from '@labreach/contract/plans'
import { Button } from '@mantine/core'
import { undoLetter } from '../../session/letters/hold-letter.ts'
import type { LeavingLetter } from '../../session/letters/leaving-letters.ts'
import { useLeavingLetters } from '../../session/letters/use-leaving.ts'
import { Countdown } from '../../ui/feedback/countdown.tsx'
import { useSecondsLeft } from '../../ui/feedback/use-seconds-left.ts'
import styles from './leaving-bar.module.css'

type Props = {
  /** Opens a letter that was taken back. */
  onOpen: (letter: LeavingLetter) => void
}

/** At the foot of every page of a student: the letters that are about to leave and that no dialog shows. */
export function LeavingBar({ onOpen }: Props) {
  const letters = useLeavingLetters().filter(({ isShown }) => !isShown)
  if (letters.length === 0) return null
  return (
    <section className={`card ${styles.bar}`} aria-label="Letters about to leave">
      {letters.map((letter) => (
        <Row key={letter.id} letter={letter} onOpen={onOpen} />
      ))}
    </section>
  )
}

function Row({ letter, onOpen }: { letter: LeavingLetter; onOpen: Props['onOpen'] }) {
  const { id, professorName, leavesAt, stage } = letter
  const seconds = useSecondsLeft(leavesAt)
  const isLeaving = stage === 'leaving' || seconds === 0
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
          {isLeaving ? 'Leaves now…' : `Leaves in ${seconds} s`}
        </span>
        <span className="visually-hidden" role="status">
          {isLeaving ? 'Leaves now.' : 'Leaves in a few seconds. Undo takes it back.'}
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
