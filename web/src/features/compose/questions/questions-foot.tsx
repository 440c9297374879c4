import { Button } from '@mantine/core'
import { useId } from 'react'
import styles from '../compose-foot.module.css'
import { SheetButton, type SheetButtonProps } from '../side-panel/sheet-button.tsx'
import { hasAnswer } from './stored-answers.ts'
import type { Questions } from './use-questions.ts'

type Props = SheetButtonProps & { questions: Questions; busy: boolean; onCancel: () => void }

/** The foot of the composer while the questions stand in place of the letter: only what acts on them. */
export function QuestionsFoot({ questions, busy, sheet, mentorCount, onCancel }: Props) {
  const reason = useId()
  const isReady = hasAnswer(questions.answers)
  return (
    <footer className={styles.foot} data-asking>
      <p className={styles.quiet}>
        {!isReady && <span id={reason}>Answer at least one first. </span>}
        <button type="button" className="text-button" disabled={busy || questions.isComposing} onClick={questions.skip}>
          Skip the questions
        </button>
      </p>
      <div className={styles.buttons}>
        <SheetButton sheet={sheet} mentorCount={mentorCount} />
        <Button variant="subtle" onClick={onCancel} disabled={busy}>
          Cancel
        </Button>
        <Button
          onClick={() => void questions.composeLetter()}
          disabled={busy || questions.isLoading || !isReady}
          aria-describedby={isReady ? undefined : reason}
        >
          Write the letter
        </Button>
      </div>
    </footer>
  )
}
