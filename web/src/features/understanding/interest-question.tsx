import { limits } from '@labreach/contract/plans'
import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import styles from './understood-fields.module.css'
import type { UseUnderstanding } from './use-understanding.ts'

const lengthMax = 100

type Props = {
  typed: readonly string[]
  change: UseUnderstanding['change']
  /** The label of a strong button, where the answer is what the page needs most. */
  action?: string
}

/** One question, whose answer becomes a typed interest. What was typed stays until it is stored. */
export function InterestQuestion({ typed, change, action }: Props) {
  const [text, setText] = useState('')
  const isFull = typed.length >= limits.interestsMax
  return (
    <form
      className={styles.question}
      onSubmit={(event) => {
        event.preventDefault()
        const interest = text.trim()
        if (interest && !isFull) change.mutate({ list: 'typed', add: interest }, { onSuccess: () => setText('') })
      }}
    >
      <TextInput
        label="What would you like to work on?"
        placeholder="Such as: making robots walk"
        maxLength={lengthMax}
        value={text}
        disabled={isFull}
        description={isFull ? `You can add up to ${limits.interestsMax} interests.` : undefined}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button
        type="submit"
        variant={action ? 'filled' : 'default'}
        disabled={isFull}
        loading={change.isPending && change.variables.list === 'typed'}
      >
        {action ?? 'Add'}
      </Button>
    </form>
  )
}
