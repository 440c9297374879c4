import type { Outreach } from '@labreach/contract/outreach'
import { useState } from 'react'
import { shortDate } from '../../ui/text/text.ts'
import styles from './history.module.css'
import { AnswerBadge } from './answers/answer-badge.tsx'
import { AnswerSelect } from './answers/answer-select.tsx'
import type { ForHeld } from './for-held.ts'
import { HeldActions } from './held-actions.tsx'
import { describeHeld } from './held-words.ts'
import { StateBadge } from './state-badge.tsx'
import { findNews } from './steps.ts'
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
  const [now] = useState(() => new Date())
  return (
    <table className={`card ${styles.table}`} aria-label="Your letters" data-sheet>
      <thead>
        <tr>
          <th scope="col">Professor</th>
          <th scope="col">Letter</th>
          <th scope="col">Date</th>
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
              <News letter={letter} all={all} now={now} onFollowUp={onFollowUp} />
              <AnswerBadge letter={letter} onFollowUp={onFollowUp} />
              {(letter.state === 'held' || letter.state === 'returned') && (
                <div className={styles.hint} data-state={letter.state}>
                  <span className="figures">{describeHeld(letter)}</span>
                  <HeldActions letter={letter} size="compact-sm" {...held} />
                </div>
              )}
            </td>
            <td className={`quiet figures ${styles.date}`}>
              <ShortDate at={(letter.state === 'held' && letter.send_at) || letter.sent_at} now={now} />
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

type NewsProps = Pick<Props, 'all' | 'onFollowUp'> & { letter: Outreach; now: Date }

/** What came after the letter, or comes next; a follow-up that is due is written from here. */
function News({ letter, all, now, onFollowUp }: NewsProps) {
  const news = findNews(letter, all, now.getTime())
  if (!news?.at) return null
  const words = (
    <>
      {news.label} <ShortDate at={news.at} now={now} />
    </>
  )
  return (
    <p className={`quiet small figures ${styles.news}`}>
      {letter.follow_up_due ? (
        <button type="button" className="text-button" data-on-paper onClick={() => onFollowUp(letter)}>
          {words}
          <span className="visually-hidden">: write to {letter.professor_name}</span>
        </button>
      ) : (
        words
      )}
    </p>
  )
}

const ShortDate = ({ at, now }: { at: string; now: Date }) => <time dateTime={at}>{shortDate(at, now)}</time>
