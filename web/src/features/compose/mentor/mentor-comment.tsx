import type { JudgedComment } from '@labreach/contract/mentoring'
import { useState } from 'react'
import { copyText } from '../../../ui/copy-text.ts'
import type { Range } from '../../../ui/inputs/split-at-ranges.ts'
import styles from './mentor.module.css'
import { locateOnce, type Unreplaced } from './replace-passage.ts'

type Props = {
  comment: JudgedComment
  body: string
  disabled: boolean
  onSelect: (place: Range) => void
  onReplace: (words: string, by: string) => Unreplaced | null
  onJudge: (state: JudgedComment['state']) => void
}

const reasons: Record<Unreplaced, string> = {
  missing: 'This passage has changed in your letter. Copy the wording and place it yourself.',
  repeated: 'These words stand in your letter more than once. Copy the wording and place it yourself.',
  'too long': 'Your letter has no room for this wording.',
}

/** One comment of a mentor: the passage, the comment, and other words for it, which only a click puts into the letter. */
export function MentorComment({ comment, body, disabled, onSelect, onReplace, onJudge }: Props) {
  const { quote, suggestion, by, text, state } = comment
  const [problem, setProblem] = useState<Unreplaced | null>(null)
  const isInLetter = state === 'taken' && suggestion !== null && body.includes(suggestion)
  const place = locateOnce(body, isInLetter ? suggestion : quote)
  const replace = (words: string, by: string, next: JudgedComment['state']) => {
    const reason = onReplace(words, by)
    setProblem(reason)
    if (!reason) onJudge(next)
  }
  return (
    <li className={styles.comment} data-state={isInLetter ? 'taken' : 'open'}>
      <p className="small">
        <strong>{by}</strong>
        {isInLetter && <span className="quiet"> · in your letter</span>}
      </p>
      {typeof place === 'string' ? (
        <p className={styles.quote}>{isInLetter ? <del>{quote}</del> : quote}</p>
      ) : (
        <button type="button" className={styles.quote} onClick={() => onSelect(place)}>
          <span className="visually-hidden">Show in the letter: </span>
          {isInLetter ? <del>{quote}</del> : quote}
        </button>
      )}
      <p className={styles.words}>{text}</p>
      {suggestion !== null && (
        <p className={styles.suggestion}>
          <span className={styles.label}>{isInLetter ? 'Now' : 'Suggested'}</span>
          <span>{isInLetter ? <ins>{suggestion}</ins> : suggestion}</span>
        </p>
      )}
      {problem && (
        <p className="small" role="status">
          {reasons[problem]}
        </p>
      )}
      <div className={styles.buttons}>
        {isInLetter ? (
          <button
            type="button"
            className="text-button"
            disabled={disabled}
            aria-label={`Undo: ${suggestion}`}
            onClick={() => replace(suggestion, quote, 'open')}
          >
            Undo
          </button>
        ) : (
          <>
            {suggestion !== null && (
              <button
                type="button"
                className="text-button"
                disabled={disabled}
                aria-label={`Use this wording: ${suggestion}`}
                onClick={() => replace(quote, suggestion, 'taken')}
              >
                Use this wording
              </button>
            )}
            {problem && suggestion !== null && (
              <button
                type="button"
                className="text-button"
                onClick={() =>
                  void copyText(suggestion, {
                    done: 'The wording was copied.',
                    failed: 'The wording could not be copied. Please select it and copy it yourself.',
                  })
                }
              >
                Copy
              </button>
            )}
            <button
              type="button"
              className="text-button"
              aria-label={`Dismiss: ${text}`}
              onClick={() => onJudge('dismissed')}
            >
              Dismiss
            </button>
          </>
        )}
      </div>
    </li>
  )
}
