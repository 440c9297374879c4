import { limits } from '@labreach/contract/plans'
import type { Professor } from '@labreach/contract/professors'
import { NativeSelect } from '@mantine/core'
import { useId } from 'react'
import { MarkedText } from '../../ui/marked-text.tsx'
import { Note } from '../../ui/state.tsx'
import { date } from '../../ui/text.ts'
import styles from './letter-form.module.css'
import { RecipientField, type Recipient } from './recipient-field.tsx'
import { blank, type Letter } from './use-letter.ts'

type Props = {
  letter: Letter
  professor: Professor
  /** Left out for students whose letters always go to the address Labreach knows. */
  recipient: Recipient | undefined
  disabled: boolean
}

/** The letter on paper: to whom and about what as a letterhead, then its text with unfilled places marked. */
export function LetterForm({ letter, professor, recipient, disabled }: Props) {
  const id = useId()
  const { templates } = letter
  return (
    <div className={styles.form}>
      {letter.kept && (
        <Note tone="amber">
          <span>This is the letter you had not sent yet, from {date(letter.kept.keptAt)}.</span>
          <button type="button" className="text-button" onClick={letter.startOver}>
            Start over
          </button>
        </Note>
      )}
      {templates.isError && <Note tone="red">Failed to load email templates</Note>}
      <div className={styles.choice}>
        <NativeSelect
          label="Template"
          value={letter.choice}
          disabled={disabled || templates.isPending}
          data={[
            ...(templates.data ?? []).map(({ id: value, name }) => ({ value: String(value), label: name })),
            { value: blank, label: 'Blank' },
          ]}
          onChange={(event) => letter.choose(event.currentTarget.value)}
        />
        {letter.canUndo && (
          <p className="small quiet" role="status">
            Your text was replaced.{' '}
            <button type="button" className="text-button" onClick={letter.undo}>
              Undo
            </button>
          </p>
        )}
      </div>
      <div className={styles.paper}>
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
                <RecipientField
                  id={`${id}-recipient`}
                  recipient={recipient}
                  professor={professor}
                  disabled={disabled}
                />
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
              value={letter.subject}
              maxLength={limits.subjectMax}
              disabled={disabled}
              onChange={(event) => letter.writeSubject(event.currentTarget.value)}
            />
          </dd>
        </dl>
        <div className={styles.text}>
          {/* The same words under the textarea: they give it its height and carry the marks. */}
          <div className={styles.mirror} aria-hidden="true">
            <MarkedText text={letter.body} />
            {'\n'}
          </div>
          <textarea
            aria-label="Letter"
            rows={15}
            maxLength={limits.messageMax}
            placeholder="Dear Professor …"
            value={letter.body}
            disabled={disabled}
            data-autofocus
            onChange={(event) => letter.writeBody(event.currentTarget.value)}
          />
        </div>
      </div>
    </div>
  )
}
