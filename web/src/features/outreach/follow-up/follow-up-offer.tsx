import type { Outreach } from '@labreach/contract/outreach'
import { Button } from '@mantine/core'
import styles from './follow-up-offer.module.css'
import { useNoteAnswer } from '../use-outreaches.ts'

type Props = { letter: Outreach; size: 'compact-sm' | 'sm'; onFollowUp: (letter: Outreach) => void }

/**
 * The two choices for a letter without an answer. The primary button notes that the professor has replied; then no
 * follow-up is offered.
 */
export function FollowUpOffer({ letter, size, onFollowUp }: Props) {
  const noteAnswer = useNoteAnswer(letter)
  const { professor_name: name } = letter
  return (
    <div className={styles.offer}>
      <Button size={size} aria-label={`Answered: ${name}`} onClick={() => noteAnswer.mutate('replied')}>
        Answered
      </Button>
      <Button
        size={size}
        variant="subtle"
        aria-label={`Write the follow-up to ${name}`}
        onClick={() => onFollowUp(letter)}
      >
        Write the follow-up
      </Button>
    </div>
  )
}
