import type { Outreach } from '@labreach/contract/outreach'
import { Button } from '@mantine/core'
import { IconMailForward } from '@tabler/icons-react'
import { date } from '../../ui/text/text.ts'
import styles from './history.module.css'
import { AnswerSelect } from './answer-select.tsx'
import type { ForHeld } from './for-held.ts'
import { HeldActions } from './held-actions.tsx'
import { describeHeld } from './held-words.ts'
import { StateBadge } from './state-badge.tsx'
import { canHaveAnswer } from './words.ts'

type Props = ForHeld & {
  letters: readonly Outreach[]
  onOpen: (letter: Outreach) => void
  onFollowUp: (letter: Outreach) => void
}

/** The table of letters. On a phone each row is a card. */
export function LettersTable({ letters, onOpen, onFollowUp, ...held }: Props) {
  return (
    <table className={`card ${styles.table}`} aria-label="Your letters">
      <thead>
        <tr>
          <th scope="col">Professor</th>
          <th scope="col">Letter</th>
          <th scope="col">When</th>
          <th scope="col">State</th>
          <th scope="col">Answer</th>
        </tr>
      </thead>
      <tbody>
        {letters.map((letter) => (
          <tr key={letter.id}>
            <th scope="row" className={styles.who}>
              <span className={styles.name}>{letter.professor_name}</span>
              <span className="quiet small">{letter.school_name}</span>
            </th>
            <td className={styles.what}>
              <button type="button" className={`text-button ${styles.subject}`} onClick={() => onOpen(letter)}>
                {letter.subject}
              </button>
              {letter.follow_up_due && (
                <div className={styles.hint}>
                  <span className="small">No answer for a week.</span>
                  <Button
                    variant="light"
                    size="compact-sm"
                    leftSection={<IconMailForward size={16} aria-hidden="true" />}
                    aria-label={`Write a follow-up to ${letter.professor_name}`}
                    onClick={() => onFollowUp(letter)}
                  >
                    Follow up
                  </Button>
                </div>
              )}
              {(letter.state === 'held' || letter.state === 'returned') && (
                <div className={styles.hint} data-state={letter.state}>
                  <span className="small figures">{describeHeld(letter)}</span>
                  <HeldActions letter={letter} size="compact-sm" {...held} />
                </div>
              )}
            </td>
            <td className={`quiet small figures ${styles.when}`}>
              <time dateTime={letter.send_at ?? letter.sent_at}>{date(letter.send_at ?? letter.sent_at)}</time>
            </td>
            <td className={styles.state}>
              <StateBadge state={letter.state} />
            </td>
            <td className={styles.answer}>
              {canHaveAnswer(letter) ? <AnswerSelect letter={letter} /> : <span className="visually-hidden">None</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
