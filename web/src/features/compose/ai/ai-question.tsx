import { Button, TextInput } from '@mantine/core'
import { useId } from 'react'
import styles from './ai.module.css'

/** A sentence or two, in characters. */
const answerMax = 500

type Props = {
  question: string
  answer: string
  disabled: boolean
  onWrite: (answer: string) => void
  onAnswer: () => void
  onDismiss: () => void
}

/** A question of AI about a fact that the letter lacks. The answer becomes a sentence of the letter. */
export function AiQuestion({ question, answer, disabled, onWrite, onAnswer, onDismiss }: Props) {
  const id = useId()
  return (
    <form
      className={styles.question}
      aria-label="A question from AI"
      onSubmit={(event) => {
        event.preventDefault()
        onAnswer()
      }}
    >
      <label htmlFor={`${id}-answer`} className="small">
        {question}
      </label>
      <div className={styles.answer}>
        <TextInput
          id={`${id}-answer`}
          className={styles.field}
          placeholder="One sentence, which goes into your letter as it is"
          maxLength={answerMax}
          value={answer}
          disabled={disabled}
          onChange={(event) => onWrite(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" disabled={disabled || answer.trim() === ''}>
          Put into letter
        </Button>
        <button type="button" className="text-button" disabled={disabled} onClick={onDismiss}>
          Skip
        </button>
      </div>
    </form>
  )
}
