import { describeWishes } from '@labreach/contract/describe-wishes'
import { limits } from '@labreach/contract/plans'
import type { Professor } from '@labreach/contract/professors'
import { useId } from 'react'
import { MarkedTextarea } from '../../../ui/inputs/marked-textarea.tsx'
import styles from './letter-head.module.css'
import { SubjectSuggestion } from './subject-suggestion.tsx'
import { RecipientField, type Recipient } from '../send/recipient/recipient-field.tsx'

type Props = {
  professor: Professor
  /** Undefined for plans without this field, whose letters always go to the stored address. */
  recipient: Recipient | undefined
  subject: string
  /** Whether the subject cannot be changed. */
  isFixed: boolean
  onSubject: (text: string) => void
  /** A better subject; null once the subject was changed. */
  suggestion: string | null
  /** True while the saved draft loads; the subject is read-only then. */
  isWaiting: boolean
  disabled: boolean
}

/** The head of the letter: professor, recipient and subject. */
export function LetterHead(props: Props) {
  const { professor, recipient, subject, isFixed, onSubject, suggestion, isWaiting, disabled } = props
  const id = useId()
  // When a letter can be sent, and without what, stands in the note above it and in the foot.
  const wishes =
    professor.wishes && describeWishes({ ...professor.wishes, paused_until: null, attachments: null, cap_zero: false })
  return (
    <dl className={styles.head}>
      <dt>To</dt>
      <dd className={styles.to}>
        {professor.name} <span className="quiet small">{professor.affiliation || professor.school_name}</span>
      </dd>
      {wishes && (
        <>
          <dt>Wishes</dt>
          <dd>{wishes}</dd>
        </>
      )}
      {recipient && (
        <>
          <dt>
            <label htmlFor={`${id}-recipient`}>Recipient</label>
          </dt>
          <dd>
            <RecipientField id={`${id}-recipient`} recipient={recipient} professor={professor} disabled={disabled} />
          </dd>
        </>
      )}
      <dt>
        <label htmlFor={`${id}-subject`}>Subject</label>
      </dt>
      <dd>
        {/* A textarea, so that a long subject wraps on a phone. Line breaks are replaced by spaces. */}
        <MarkedTextarea
          id={`${id}-subject`}
          className={styles.subject}
          rows={1}
          text={subject}
          maxLength={limits.subjectMax}
          disabled={disabled}
          readOnly={isWaiting || isFixed}
          onWrite={(text) => onSubject(text.replace(/\s+/g, (gap) => (gap.includes('\n') ? ' ' : gap)))}
        />
        {suggestion && !isWaiting && (
          <SubjectSuggestion suggestion={suggestion} disabled={disabled} onUse={onSubject} />
        )}
      </dd>
    </dl>
  )
}
