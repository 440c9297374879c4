import type { JudgedComment } from '@labreach/contract/mentoring'
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { copyText } from '../../../ui/copy-text.ts'
import type { Range } from '../../../ui/inputs/split-at-ranges.ts'
import { locateTaken } from './find-taken.ts'
import { locatePassage } from './locate-passage.ts'
import styles from './mentor.module.css'
import type { ReplaceFailure } from './replace-passage.ts'

type Props = {
  comment: JudgedComment
  body: string
  disabled: boolean
  onSelect: (place: Range) => void
  onReplace: (passage: string, replacement: string, position: number) => ReplaceFailure | null
  onJudge: (state: JudgedComment['state']) => void
  /** The comment is being removed while it has the focus. @param next the comment after it */
  onFocusLost: (next: HTMLElement | null) => void
}

const reasons: Record<ReplaceFailure, string> = {
  missing: 'This passage has changed in your letter. Copy the wording and paste it in.',
  repeated: 'These words are in your letter more than once. Copy the wording and paste it in.',
  address: 'Your mentor could not see the address in this passage. Copy the wording and paste it in.',
  'too long': 'Your letter has no room for this wording.',
}

/** One comment of a mentor: the passage, the comment, and other words for it, which only a click puts into the letter. */
export function MentorComment({ comment, body, disabled, onSelect, onReplace, onJudge, onFocusLost }: Props) {
  const { quote, suggestion, by, text } = comment
  const [problem, setProblem] = useState<ReplaceFailure | null>(null)
  const item = useRef<HTMLLIElement>(null)
  const reportLost = useEffectEvent(onFocusLost)
  useLayoutEffect(() => {
    const element = item.current
    // The student may have dismissed it, or the mentor deleted it.
    return () => {
      if (element?.contains(document.activeElement)) reportLost(element.nextElementSibling as HTMLElement | null)
    }
  }, [])
  const [taken, ...others] = locateTaken(comment, body)
  const isInLetter = taken !== undefined
  const place = taken ? (others.length > 0 ? 'repeated' : taken) : locatePassage(body, quote, comment.position)
  const replace = (passage: string, replacement: string, position: number, next: JudgedComment['state']) => {
    const reason = onReplace(passage, replacement, position)
    setProblem(reason)
    if (!reason) onJudge(next)
  }
  const undo = (words: string) => {
    if (typeof place === 'string') setProblem(place)
    else replace(words, quote, place.start, 'open')
  }
  return (
    <li className={styles.comment} data-state={isInLetter ? 'taken' : 'open'} tabIndex={-1} ref={item}>
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
        {suggestion !== null && (
          <button
            type="button"
            className="text-button"
            disabled={disabled}
            aria-label={`${isInLetter ? 'Undo' : 'Use this wording'}: ${suggestion}`}
            onClick={() => (isInLetter ? undo(suggestion) : replace(quote, suggestion, comment.position, 'taken'))}
          >
            {isInLetter ? 'Undo' : 'Use this wording'}
          </button>
        )}
        {problem && suggestion !== null && (
          <button
            type="button"
            className="text-button"
            // What the other button could not put into the letter.
            onClick={() =>
              void copyText(isInLetter ? quote : suggestion, {
                done: 'The wording was copied.',
                failed: 'The wording could not be copied. Please select it and copy it yourself.',
              })
            }
          >
            Copy
          </button>
        )}
        {!isInLetter && (
          <button
            type="button"
            className="text-button"
            aria-label={`Dismiss: ${text}`}
            onClick={() => onJudge('dismissed')}
          >
            Dismiss
          </button>
        )}
      </div>
    </li>
  )
}
