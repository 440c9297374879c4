import { limits } from '@labreach/contract/plans'
import type { Professor } from '@labreach/contract/professors'
import { useId } from 'react'
import styles from './letter-form.module.css'
import { RecipientField, type Recipient } from './recipient-field.tsx'

type Props = {
  professor: Professor
  /** Left out for students whose letters always go to the address Labreach knows. */
  recipient: Recipient | undefined
  subject: string
  onSubject: (text: string) => void
  disabled: boolean
}

/** To whom and about what, as a letterhead. */
export function LetterHead({ professor, recipient, subject, onSubject, disabled }: Props) {
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
        <input
          id={`${id}-subject`}
          className={styles.subject}
          value={subject}
          maxLength={limits.subjectMax}
          disabled={disabled}
          onChange={(event) => onSubject(event.currentTarget.value)}
        />
      </dd>
    </dl>
  )
}
