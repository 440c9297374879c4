import { limits } from '@labreach/contract/plans'
import type { Professor } from '@labreach/contract/professors'
import { useId } from 'react'
import { MarkedTextarea } from '../../../ui/inputs/marked-textarea.tsx'
import styles from './letter-form.module.css'
import { RecipientField, type Recipient } from '../send/recipient-field.tsx'

type Props = {
  professor: Professor
  /** Left out for students whose letters always go to the address Labreach knows. */
  recipient: Recipient | undefined
  subject: string
  onSubject: (text: string) => void
  /** Until the saved draft has come the subject cannot be written. */
  isWaiting: boolean
  disabled: boolean
}

/** To whom and about what, as a letterhead. */
export function LetterHead({ professor, recipient, subject, onSubject, isWaiting, disabled }: Props) {
  const id = useId()
  return (
    <dl className={styles.head}>
      <dt>To</dt>
      <dd>
        {professor.name} <span className="quiet small">{professor.affiliation || professor.school_name}</span>
      </dd>
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
        {/* As tall as it needs to be on a phone, but one line of text. */}
        <MarkedTextarea
          id={`${id}-subject`}
          className={styles.subject}
          rows={1}
          text={subject}
          maxLength={limits.subjectMax}
          disabled={disabled}
          readOnly={isWaiting}
          onWrite={(text) => onSubject(text.replace(/\s+/g, (gap) => (gap.includes('\n') ? ' ' : gap)))}
        />
      </dd>
    </dl>
  )
}
