import type { Student } from '@labreach/contract/account'
import { limits } from '@labreach/contract/plans'
import type { Professor } from '@labreach/contract/professors'
import { useCallback } from 'react'
import { MarkedTextarea } from '../../ui/marked-textarea.tsx'
import '../../ui/print.css'
import { Note } from '../../ui/state.tsx'
import { AiBar } from './ai-bar.tsx'
import { AiChanges } from './ai-changes.tsx'
import { Findings } from './findings.tsx'
import { ContactNote } from './contact-note.tsx'
import styles from './letter-form.module.css'
import { LetterHead } from './letter-head.tsx'
import { OriginNote } from './origin-note.tsx'
import type { Recipient } from './recipient-field.tsx'
import { TemplateChoice } from './template-choice.tsx'
import { standing } from './unsupported.ts'
import type { DraftState } from './use-draft.ts'
import type { EnhanceState } from './use-enhance.ts'
import type { Letter } from './use-letter.ts'

type Props = {
  student: Student
  professor: Professor
  letter: Letter
  draft: DraftState
  enhance: EnhanceState
  recipient: Recipient | undefined
  /** Whether it is being written in another tab, too. */
  isElsewhere: boolean
  /** While it is sent, or AI works on it. */
  disabled: boolean
}

/** The letter on paper: where it comes from, to whom, its text with marks, and what AI did to it. */
export function LetterForm(props: Props) {
  const { student, professor, letter, draft, enhance, recipient, isElsewhere, disabled } = props
  const { enhancement } = letter
  const unsupported = enhancement?.unsupported ?? none
  const wrongIn = useCallback((text: string) => standing(unsupported, text), [unsupported])
  return (
    <div className={styles.form}>
      <ContactNote professor={professor} />
      <OriginNote letter={letter} disabled={disabled} />
      {isElsewhere && (
        <Note tone="amber">
          You are writing this letter in another tab, too. This browser keeps the text that was changed last: save a
          draft before you close this one.
        </Note>
      )}
      {draft.loadFailure && (
        <Note tone="red">
          <span>Your saved draft could not be loaded. {draft.loadFailure}</span>
          <button type="button" className="text-button" onClick={() => void letter.loadDraft()}>
            Try Again
          </button>
        </Note>
      )}
      {letter.templates.isError && <Note tone="red">Failed to load email templates</Note>}
      <div className={styles.tools}>
        <TemplateChoice letter={letter} disabled={disabled} />
        <AiBar student={student} enhance={enhance} disabled={disabled || letter.isLoading} />
      </div>
      <div className={styles.paper} data-sheet>
        <LetterHead
          professor={professor}
          recipient={recipient}
          subject={letter.subject}
          onSubject={letter.writeSubject}
          disabled={disabled}
        />
        <MarkedTextarea
          className={styles.text}
          aria-label="Letter"
          rows={15}
          maxLength={limits.messageMax}
          placeholder={letter.isLoading ? 'Loading draft…' : 'Dear Professor …'}
          text={letter.body}
          wrongIn={wrongIn}
          disabled={disabled}
          readOnly={letter.isLoading}
          aria-busy={letter.isLoading}
          data-autofocus
          onWrite={(text) => {
            enhance.forgetProblem()
            letter.writeBody(text)
          }}
        />
      </div>
      <Findings places={standing(unsupported, letter.body)} />
      {enhancement && (
        <AiChanges
          enhancement={enhancement}
          isEnhanced={letter.isEnhanced}
          disabled={disabled}
          onUndo={letter.undoEnhancement}
        />
      )}
    </div>
  )
}

const none: never[] = []
