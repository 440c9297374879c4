import { limits } from '@labreach/contract/plans'
import type { Answers } from '@labreach/contract/professors'
import { Textarea } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './questions.module.css'

/** The three questions. The last two name no professor, so they can be asked before one is known. */
export const questions = {
  reason: {
    label: 'What of their work made you choose this professor?',
    hint: 'For example: your paper on …, because …',
  },
  thought: {
    label: 'What did you notice, or what would you ask?',
    hint: 'One thing that the web page does not tell.',
  },
  experience: {
    label: 'What have you done that is nearest, and what could you do in the first week?',
    hint: 'One thing that you built, measured, read or wrote.',
  },
} as const satisfies Record<keyof Answers, { label: string; hint: string }>

type Props = {
  name: keyof Answers
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
        classNames={{ label: styles.label!, input: styles.answer! }}
        label={label}
        placeholder={hint}
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
