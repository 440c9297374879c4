import { limits } from '@labreach/contract/plans'
import type { Professor } from '@labreach/contract/professors'
import { useMediaQuery } from '@mantine/hooks'
import { useCallback, useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { widths } from '../../../ui/breakpoints.ts'
import { MarkedTextarea, type MarkedRange } from '../../../ui/inputs/marked-textarea.tsx'
import { scrollToText, selectText } from '../../../ui/inputs/select-text.ts'
import '../../../ui/theme/print.css'
import { AiChanges } from '../ai/ai-changes.tsx'
import { AiLine } from '../ai/ai-line.tsx'
import { AiQuestion } from '../ai/ai-question.tsx'
import { useAiChanges } from '../ai/use-ai-changes.ts'
import type { FirstLetter } from '../follow-up/first-letter.ts'
import { FollowUpNote } from '../follow-up/follow-up-note.tsx'
import { QuotedLetter } from '../follow-up/quoted-letter.tsx'
import { mergeRanges } from '../mentor/find-taken.ts'
import { QuestionsPanel } from '../questions/questions-panel.tsx'
import type { Questions } from '../questions/use-questions.ts'
import { Findings } from './sentences/findings.tsx'
import { Grounds } from './sentences/grounds.tsx'
import styles from './letter-form.module.css'
import { LetterHead } from './letter-head.tsx'
import { LetterNotes } from './letter-notes.tsx'
import type { NextContact } from '../send/next-contact.ts'
import type { Recipient } from '../send/recipient/recipient-field.tsx'
import { locateFindings } from './sentences/unsupported.ts'
import type { EnhanceState } from '../ai/use-enhance.ts'
import type { Letter } from './use-letter.ts'

type Props = {
  professor: Professor
  /** Whether the professor can be written to, and when. */
  contact: NextContact
  letter: Letter
  /** The letter that is followed up, which has the same subject and is quoted; null for any other letter. */
  first: FirstLetter | null
  questions: Questions
  enhance: EnhanceState
  recipient: Recipient | undefined
  /** The tools above the letter; undefined where they stand beside it. */
  tools: ReactNode
  /** The words of a mentor that were taken over. */
  findTaken: (text: string) => readonly MarkedRange[]
  /** True while the letter is sent or enhanced by AI. */
  disabled: boolean
}

/** The form of the letter: the letterhead stands still, the letter with its notes scrolls below it. */
export function LetterForm(props: Props) {
  const { professor, contact, letter, first, questions, enhance, recipient, tools, findTaken, disabled } = props
  const { text, ai, draft, field, setField } = letter
  const { enhancement } = ai
  const unsupported = enhancement?.unsupported ?? none
  const [findings, paper, aiLine] = [
    useRef<HTMLDivElement>(null),
    useRef<HTMLDivElement>(null),
    useRef<HTMLDivElement>(null),
  ]
  const changes = useAiChanges(enhancement, text.body)
  const showChanges = useEffectEvent(() => {
    const isWarned = unsupported.length > 0
    const first = changes.list[0]
    ;(isWarned ? findings : paper).current?.scrollIntoView({ block: 'start' })
    if (field && first && !isWarned) scrollToText(field, first.start)
  })
  const shown = useRef(unsupported)
  // What is new is shown before the success is announced, wherever AI was started.
  useEffect(() => {
    if (!changes.isCurrent) return
    if (unsupported !== shown.current && unsupported !== none) showChanges()
    shown.current = unsupported
  }, [unsupported, changes.isCurrent])
  const focusAiLine = () => aiLine.current?.focus({ preventScroll: true })
  const findOthers = enhancement ? changes.find : questions.locate
  const findMarked = useCallback(
    (words: string) => mergeRanges(findOthers(words), findTaken(words)),
    [findOthers, findTaken],
  )
  const findWrong = useCallback((words: string) => locateFindings(unsupported, words), [unsupported])
  const isPhone = useMediaQuery(`(max-width: ${widths.dialog - 1}px)`, undefined, { getInitialValueInEffect: false })
  const wasAsking = useRef(questions.isOpen)
  // The field that had the focus is gone with the questions.
  useEffect(() => {
    if (wasAsking.current && !questions.isOpen) field?.focus()
    wasAsking.current = questions.isOpen
  }, [questions.isOpen, field])
  const question = enhancement?.question && (
    <AiQuestion
      question={enhancement.question}
      answer={enhancement.answer ?? ''}
      disabled={disabled}
      onWrite={ai.writeAnswer}
      onAnswer={ai.insertAnswer}
      onDismiss={ai.dismissQuestion}
    />
  )
  const notes = <LetterNotes letter={letter} professor={professor} contact={contact} disabled={disabled} />
  return (
    <div
      className={styles.form}
      data-asking={questions.isOpen || undefined}
      data-enhanced={enhancement !== null || undefined}
    >
      {!isPhone && !questions.isOpen && tools}
      {/* The questions need to whom the letter goes. The rest is hidden, not removed, so that the letter keeps its undo. */}
      <div className={styles.letterhead} data-sheet>
        <LetterHead
          professor={professor}
          recipient={recipient}
          subject={text.subject}
          onSubject={text.writeSubject}
          isFixed={first !== null}
          suggestion={text.suggestedSubject}
          isWaiting={draft.isAwaited}
          disabled={disabled}
        />
      </div>
      {questions.isOpen && (
        <QuestionsPanel className={styles.page} questions={questions} disabled={disabled}>
          {notes}
        </QuestionsPanel>
      )}
      <div className={styles.page} hidden={questions.isOpen}>
        {first && <FollowUpNote first={first} />}
        {!questions.isOpen && notes}
        {/* What is not known to be true is seen before what has changed. */}
        <div className={styles.findings} ref={findings}>
          <Findings ranges={locateFindings(unsupported, text.body)} />
        </div>
        {enhancement && (
          <AiLine
            ref={aiLine}
            count={changes.list.length}
            isEdited={!ai.isUnedited}
            disabled={disabled}
            onKeepAll={() => {
              ai.keepChanges(changes.list.map(({ id }) => id))
              focusAiLine()
            }}
            onUndoAll={ai.undo}
          />
        )}
        <div className={styles.paper} ref={paper} data-sheet>
          <MarkedTextarea
            className={styles.text}
            aria-label="Letter"
            // What follows the letter stands near its end.
            rows={enhancement || first ? 6 : 15}
            maxLength={limits.messageMax}
            placeholder={draft.isAwaited ? 'Loading your draft…' : 'Dear Professor …'}
            ref={setField}
            text={text.body}
            findWrong={findWrong}
            findMarked={findMarked}
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
        {first && <QuotedLetter first={first} />}
        {enhancement && (
          <AiChanges
            changes={changes.list}
            chosen={changes.chosen}
            disabled={disabled}
            onChoose={(change) => {
              changes.choose(change.id)
              if (field) selectText(field, change)
            }}
            onKeep={ai.keepChanges}
            onUndo={ai.undoChange}
            onLast={focusAiLine}
            wrong={findWrong(text.body)}
          />
        )}
        {question}
        {/* The letter begins at the top. On a phone the tools come after it and its changes. */}
        {isPhone && tools}
        <Grounds ranges={locateFindings(enhancement?.grounded ?? none, text.body)} />
      </div>
    </div>
  )
}

const none: never[] = []
