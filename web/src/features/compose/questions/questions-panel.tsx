import { limits } from '@labreach/contract/plans'
import { useId, type ReactNode } from 'react'
import { AnswerField } from './answer-fields.tsx'
import styles from './questions.module.css'
import type { Questions } from './use-questions.ts'

type Props = {
  questions: Questions
  disabled: boolean
  /** The class of the part that scrolls. */
  className: string | undefined
  /** What stands above the questions. */
  children: ReactNode
}

/** Three questions in place of a blank letter. The answers become the letter, word for word. */
export function QuestionsPanel({ questions, children, ...props }: Props) {
  const disabled = props.disabled || questions.isComposing
  const { answers, changeAnswers, suggestions } = questions
  const title = useId()
  return (
    <section className={styles.panel} aria-labelledby={title}>
      <div className={props.className}>
        {children}
        <header className={styles.head}>
          <h3 id={title} className={styles.title}>
            Three questions first
          </h3>
          <p className="quiet small">Your answers become the letter, in your words. Labreach uses no AI for this.</p>
        </header>
        <AnswerField
          name="reason"
          value={answers.reason}
          onWrite={(reason) => changeAnswers({ reason })}
          disabled={disabled}
          isFirst
        >
          {suggestions.length > 0 && (
            <ul className={styles.suggestions} aria-label="From your match">
              {suggestions.map((suggestion) => (
                <li key={suggestion}>
                  <button
                    type="button"
                    className="chip"
                    disabled={disabled}
                    onClick={() => changeAnswers({ reason: addSuggestion(answers.reason, suggestion) })}
                  >
                    {suggestion}
                  </button>
                </li>
              ))}
            </ul>
          )}
        </AnswerField>
        <AnswerField
          name="thought"
          value={answers.thought}
          onWrite={(thought) => changeAnswers({ thought })}
          disabled={disabled}
        />
        <AnswerField
          name="experience"
          value={answers.experience}
          onWrite={(experience) => changeAnswers({ experience })}
          disabled={disabled}
        />
      </div>
    </section>
  )
}

/** Adds a suggestion to what was typed; one that is in it already changes nothing. */
function addSuggestion(reason: string, suggestion: string): string {
  if (reason.toLowerCase().includes(suggestion.toLowerCase())) return reason
  const typed = reason.trimEnd()
  return (typed === '' ? suggestion : `${typed} ${suggestion}`).slice(0, limits.answerMax)
}
