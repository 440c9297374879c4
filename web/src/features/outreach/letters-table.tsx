import type { Outreach } from '@labreach/contract/outreach'
import styles from './history.module.css'
import { AnswerBadge } from './answers/answer-badge.tsx'
import { AnswerSelect } from './answers/answer-select.tsx'
import { FollowUpOffer } from './follow-up/follow-up-offer.tsx'
import type { ForHeld } from './for-held.ts'
import { HeldActions } from './held-actions.tsx'
import { describeHeld } from './held-words.ts'
import { StateBadge } from './state-badge.tsx'
import { Timeline } from './timeline.tsx'
import { canHaveAnswer } from './words.ts'

type Props = ForHeld & {
  /** The letters of this page of the table. */
  letters: readonly Outreach[]
  /** All letters of the student. */
  all: readonly Outreach[]
  onOpen: (letter: Outreach) => void
  onFollowUp: (letter: Outreach) => void
}

/** The table of letters. On a phone each row is a card. */
export function LettersTable({ letters, all, onOpen, onFollowUp, ...held }: Props) {
  return (
    <table className={`card ${styles.table}`} aria-label="Your letters" data-sheet>
      <thead>
        <tr>
          <th scope="col">Professor</th>
          <th scope="col">Letter</th>
          <th scope="col">State</th>
          <th scope="col">Answer</th>
        </tr>
      </thead>
      <tbody>
        {letters.map((letter) => (
          <tr key={letter.id}>
            <th scope="row" className={styles.who}>
              <span className={styles.name}>{letter.professor_name}</span>
              <span className="quiet">{letter.school_name}</span>
            </th>
            <td className={styles.what}>
              <button
                type="button"
                className={`text-button ${styles.subject}`}
                data-on-paper
                onClick={() => onOpen(letter)}
              >
                {letter.subject}
              </button>
              <Timeline letter={letter} letters={all} />
              <AnswerBadge letter={letter} onFollowUp={onFollowUp} />
              {letter.follow_up_due && (
                <div className={styles.hint}>
                  <span>Has the professor answered?</span>
                  <FollowUpOffer letter={letter} size="compact-sm" onFollowUp={onFollowUp} />
                </div>
              )}
              {(letter.state === 'held' || letter.state === 'returned') && (
                <div className={styles.hint} data-state={letter.state}>
                  <span className="figures">{describeHeld(letter)}</span>
                  <HeldActions letter={letter} size="compact-sm" {...held} />
                </div>
              )}
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
