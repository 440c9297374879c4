import { limits } from '@labreach/contract/plans'
import { Textarea } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './questions.module.css'
import { isTooThin, type QuestionName } from './read-answer.ts'

/** The three questions. The last two name no professor, so they can be asked before one is known. */
export const questions = {
  reason: {
    label: 'What in their work made you choose this professor?',
    hint: 'For example: your paper on …, because …',
  },
  thought: {
    label: 'What did you notice, or what would you ask?',
    hint: 'One thing that the web page does not tell.',
  },
  experience: {
    label: 'What similar thing have you done, and what could you do in the first week?',
    hint: 'One thing that you built, measured, read or wrote.',
  },
} as const satisfies Record<QuestionName, { label: string; hint: string }>

/** What is asked for when an answer is too thin for a letter. */
const more = {
  reason: 'A little more, so it can go in the letter: which of their works, and what about it?',
  thought: 'A little more, so it can go in the letter: what exactly, and of which work?',
  experience: 'A little more, so it can go in the letter: what did you do, and with what result?',
} as const satisfies Record<QuestionName, string>

type Props = {
  name: QuestionName
  value: string
  onWrite: (value: string) => void
  disabled?: boolean
  /** Whether the dialog gives it the focus when it opens. */
  isFirst?: boolean
  /** Suggestions below the field. */
  children?: ReactNode
}

/** The field for the answer to one question. */
export function AnswerField({ name, value, onWrite, disabled = false, isFirst = false, children }: Props) {
  const { label, hint } = questions[name]
  return (
    <div className={styles.question}>
      <Textarea
        classNames={{ label: styles.label!, input: styles.answer!, description: styles.more! }}
        label={label}
        placeholder={hint}
        description={isTooThin(name, value) ? more[name] : undefined}
        inputWrapperOrder={['label', 'input', 'description']}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={limits.answerMax}
        value={value}
        disabled={disabled}
        data-autofocus={isFirst || undefined}
        onChange={(event) => onWrite(event.currentTarget.value)}
      />
      {children}
    </div>
  )
}
