import { TextInput } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import styles from './second-factor.module.css'

type Props = {
  value: string
  error?: string | false | undefined
  size?: 'sm' | 'md'
  /** Whether a recovery code is accepted as well. */
  takesRecovery?: boolean
  /** Whether it takes the focus when it appears. */
  takesFocus?: boolean
  onChange: (code: string) => void
}

/** The field for the code of the app. It appears after a press. */
export function CodeField({ value, error, size = 'sm', takesRecovery = true, takesFocus = true, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [isRecovery, setRecovery] = useState(false)
  const isFirst = useRef(!takesFocus)
  useEffect(() => {
    if (!isFirst.current) input.current?.focus()
    isFirst.current = false
  }, [isRecovery])
  // The code is corrected in its place.
  useEffect(() => {
    if (error) input.current?.select()
  }, [error])
  return (
    <div className={styles.field}>
      <TextInput
        ref={input}
        label={isRecovery ? 'Recovery code' : 'Code'}
        description={
          isRecovery ? 'One of the ten that you have kept. Each works once.' : 'The six digits that your app shows.'
        }
        size={size}
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={60}
        value={value}
        error={error}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {takesRecovery && (
        <button
          type="button"
          className="text-button"
          onClick={() => {
            onChange('')
            setRecovery(!isRecovery)
          }}
        >
          {isRecovery ? 'Use the app instead' : 'Use a recovery code'}
        </button>
      )}
    </div>
  )
}
