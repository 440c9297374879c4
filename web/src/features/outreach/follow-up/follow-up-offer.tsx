import type { Outreach } from '@labreach/contract/outreach'
import { Button } from '@mantine/core'
import { alertSuccess } from '../../../ui/feedback/alerts.ts'
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
  // The offer leaves at once, and with it the callbacks of `mutate`. The hook itself tells a failure.
  const note = () =>
    noteAnswer.mutateAsync('replied').then(
      () => alertSuccess(`Noted: ${name} has answered.`),
      () => undefined,
    )
  return (
    <div className={styles.offer}>
      <Button size={size} aria-label={`Yes, answered: ${name}`} onClick={() => void note()}>
        Yes, answered
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
