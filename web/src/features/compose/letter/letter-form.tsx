import type { Student } from '@labreach/contract/account'
import { limits } from '@labreach/contract/plans'
import type { Professor } from '@labreach/contract/professors'
import { useCallback, useEffect, useRef } from 'react'
import { MarkedTextarea } from '../../../ui/inputs/marked-textarea.tsx'
import { selectText } from '../../../ui/inputs/select-text.ts'
import '../../../ui/theme/print.css'
import { Note } from '../../../ui/feedback/state.tsx'
import { AiBar } from '../ai/ai-bar.tsx'
import { AiChanges } from '../ai/ai-changes.tsx'
import { AiQuestion } from '../ai/ai-question.tsx'
import { useAiChanges } from '../ai/use-ai-changes.ts'
import { Findings } from './findings.tsx'
import { ContactNote } from '../send/contact-note.tsx'
import { QuestionsPanel } from '../questions/questions-panel.tsx'
import type { Questions } from '../questions/use-questions.ts'
import styles from './letter-form.module.css'
import { Grounds } from './grounds.tsx'
import { LetterHead } from './letter-head.tsx'
import { OriginNote } from './origin-note.tsx'
import type { Recipient } from '../send/recipient-field.tsx'
import { TemplateChoice } from './template-choice.tsx'
import { locateFindings } from './unsupported.ts'
import type { EnhanceState } from '../ai/use-enhance.ts'
import type { Letter } from './use-letter.ts'

type Props = {
  student: Student
  professor: Professor
  letter: Letter
  questions: Questions
  enhance: EnhanceState
  recipient: Recipient | undefined
  /** True while the letter is sent or enhanced by AI. */
  disabled: boolean
}

/** The form of the letter: notes, template, recipient, subject, body, and the changes by AI. */
export function LetterForm(props: Props) {
  const { student, professor, letter, questions, enhance, recipient, disabled } = props
  const { text, source, ai, draft, field, setField } = letter
  const { enhancement } = ai
  const unsupported = enhancement?.unsupported ?? none
  const changes = useAiChanges(enhancement, text.body)
  const findWrong = useCallback((words: string) => locateFindings(unsupported, words), [unsupported])
  const wasAsking = useRef(questions.isOpen)
  // The field that had the focus is gone with the questions.
  useEffect(() => {
    if (wasAsking.current && !questions.isOpen) field?.focus()
    wasAsking.current = questions.isOpen
  }, [questions.isOpen, field])
  return (
    <div className={styles.form}>
      <ContactNote professor={professor} body={text.body} />
      <OriginNote letter={letter} disabled={disabled} />
      {source.isElsewhere && (
        <Note tone="amber">
          You are writing this letter in another tab, too. This browser keeps the text that was changed last: save a
          draft before you close this one.
        </Note>
      )}
      {draft.loadFailure && (
        <Note tone="red">
          <span>Your saved draft could not be loaded. {draft.loadFailure}</span>
          <button type="button" className="text-button" onClick={draft.loadAgain}>
            Try Again
          </button>
        </Note>
      )}
      {source.templates.isError && !source.templates.isFetching && (
        <Note tone="red">
          <span>Failed to load email templates</span>
          <button type="button" className="text-button" onClick={() => void source.templates.refetch()}>
            Try Again
          </button>
        </Note>
      )}
      {questions.isOpen && <QuestionsPanel questions={questions} disabled={disabled} />}
      {/* Hidden, not removed, so that the letter keeps its height and its undo. */}
      <div className={styles.tools} hidden={questions.isOpen}>
        <TemplateChoice letter={letter} disabled={disabled} />
        <button type="button" className="text-button" disabled={disabled || draft.isLoading} onClick={questions.open}>
          Three questions
        </button>
        <AiBar student={student} enhance={enhance} disabled={disabled || draft.isLoading} />
      </div>
      <Findings ranges={locateFindings(unsupported, text.body)} />
      <Grounds ranges={locateFindings(enhancement?.grounded ?? none, text.body)} />
      {enhancement?.question && (
        <AiQuestion
          question={enhancement.question}
          answer={enhancement.answer ?? ''}
          disabled={disabled}
          onWrite={ai.writeAnswer}
          onAnswer={ai.insertAnswer}
          onDismiss={ai.dismissQuestion}
        />
      )}
      <div className={styles.paper} data-sheet hidden={questions.isOpen}>
        <LetterHead
          professor={professor}
          recipient={recipient}
          subject={text.subject}
          onSubject={text.writeSubject}
          suggestion={text.suggestedSubject}
          isWaiting={draft.isAwaited}
          disabled={disabled}
        />
        <MarkedTextarea
          className={styles.text}
          aria-label="Letter"
          rows={15}
          maxLength={limits.messageMax}
          placeholder={draft.isAwaited ? 'Loading your draft…' : 'Dear Professor …'}
          ref={setField}
          text={text.body}
          findWrong={findWrong}
          findMarked={enhancement ? changes.find : questions.locate}
          disabled={disabled}
          readOnly={draft.isAwaited}
          aria-busy={draft.isLoading}
          data-autofocus={!questions.isOpen || undefined}
          onWrite={(body) => {
            enhance.clearProblem()
            text.writeBody(body)
          }}
        />
      </div>
      {enhancement && (
        <AiChanges
          changes={changes.list}
          chosen={changes.chosen}
          isEnhanced={ai.isUnedited}
          disabled={disabled}
          onChoose={(change) => {
            changes.choose(change.id)
            if (field) selectText(field, change)
          }}
          onKeep={ai.keepChanges}
          onUndo={ai.undoChange}
          onUndoAll={ai.undo}
        />
      )}
    </div>
  )
}

const none: never[] = []
