import { sayAnswer } from '@labreach/contract/letter-words'
import type { Outreach } from '@labreach/contract/outreach'
import { Button } from '@mantine/core'
import { IconMailForward, IconMessageCircle } from '@tabler/icons-react'
import { useState } from 'react'
import styles from '../history.module.css'
import { canWriteAgain, sayNextStep } from './professor-answer.ts'

type Props = { letter: Outreach; onFollowUp: (letter: Outreach) => void }

/** The answer that the professor gave with one tap, and the next step of the student. */
export function AnswerBadge({ letter, onFollowUp }: Props) {
  const [now] = useState(() => new Date())
  const given = letter.professor_answer
  if (!given) return null
  return (
    <div className={styles.given}>
      <span className={styles.badge} data-state="answered">
        <IconMessageCircle size={16} aria-hidden="true" />
        <span>
          <span className="visually-hidden">{letter.professor_name} answered: </span>
          {sayAnswer(given)}
        </span>
      </span>
      <span>{sayNextStep(given, now)}</span>
      {canWriteAgain(given, now) && (
        <Button
          variant="light"
          size="compact-sm"
          leftSection={<IconMailForward size={16} aria-hidden="true" />}
          aria-label={`Write again to ${letter.professor_name}`}
          onClick={() => onFollowUp(letter)}
        >
          Write again
        </Button>
      )}
    </div>
  )
}
