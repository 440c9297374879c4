import { Input } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useId, useRef, useState, type ReactNode } from 'react'
import { addWord } from '../text/words.ts'
import styles from './words-input.module.css'

type Props = {
  label: string
  description: string
  /** Shown after the description, for example a hint. */
  help?: ReactNode
  placeholder: string
  words: string[]
  onChange: (words: string[]) => void
  max: number
  /** The error message for more than `max` words. */
  tooMany: string
  disabled?: boolean
}

/** An input for a list of words, shown as removable chips. Enter or leaving the input adds the typed word. */
export function WordsInput({
  label,
  description,
  help,
  placeholder,
  words,
  onChange,
  max,
  tooMany,
  disabled = false,
}: Props) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const [announcement, setAnnouncement] = useState('')

  const add = () => {
    const result = addWord(words, text, max)
    if (result.problem) return setProblem(tooMany)
    setText('')
    if (result.words === words) return
    setAnnouncement(`Added ${text.trim()}`)
    onChange(result.words)
  }
  const remove = (word: string) => {
    setProblem(undefined)
    setAnnouncement(`Removed ${word}`)
    onChange(words.filter((other) => other !== word))
    input.current?.focus()
  }

  return (
    <div>
      <Input.Wrapper
        id={id}
        label={label}
        description={
          <span className={styles.description}>
            {description}
            {help}
          </span>
        }
        error={problem}
      >
        <div className={styles.container}>
          {words.length > 0 && (
            <ul className="chips" aria-label={label}>
              {words.map((word) => (
                <li key={word} className={`chip ${styles.chip}`} data-disabled={disabled || undefined}>
                  {word}
                  {!disabled && (
                    <button type="button" className="reach" aria-label={`Remove ${word}`} onClick={() => remove(word)}>
                      <IconX size={16} aria-hidden="true" />
                    </button>
                  )}
                </li>
              ))}
            </ul>
          )}
          <Input
            ref={input}
            id={id}
            placeholder={placeholder}
            maxLength={100}
            autoComplete="off"
            enterKeyHint="done"
            disabled={disabled}
            value={text}
            error={Boolean(problem)}
            onChange={(event) => {
              setProblem(undefined)
              setText(event.currentTarget.value)
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
              event.preventDefault()
              add()
            }}
            onBlur={add}
          />
        </div>
      </Input.Wrapper>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </div>
  )
}
