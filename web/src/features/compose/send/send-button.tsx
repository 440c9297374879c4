import type { Student } from '@labreach/contract/account'
import { Button } from '@mantine/core'
import { useEffect, useId, useState } from 'react'
import type { Text } from '../letter/letter-state.ts'
import styles from './send-button.module.css'
import { findSendObstacle } from './send-obstacle.ts'
import type { NextContact } from './next-contact.ts'

type Props = {
  student: Student
  text: Text
  contact: NextContact
  /** Whether the screen knows of a letter of this student to this professor. */
  hasWritten: boolean
  /** Whether the draft still loads: there is no reason yet, since the text is not complete. */
  isLoading: boolean
  /** Whether the three questions stand in place of the letter. */
  isAsking: boolean
  disabled: boolean
  /** The place of the button in its row. */
  className: string | undefined
  onSend: () => void
}

/** The button that sends the letter. While it is off, the reason stands above the row of buttons that it is part of. */
export function SendButton(props: Props) {
  const { student, text, contact, hasWritten, isLoading, isAsking, disabled, className = '', onSend } = props
  const now = useMinute()
  const reason = useId()
  const obstacle = isLoading ? null : findSendObstacle({ student, text, contact, hasWritten, isAsking }, now)
  return (
    <>
      {obstacle && (
        <p id={reason} className={styles.reason}>
          {obstacle}
        </p>
      )}
      <Button
        className={className}
        onClick={onSend}
        disabled={disabled || isLoading || obstacle !== null}
        aria-describedby={obstacle ? reason : undefined}
      >
        Send
      </Button>
    </>
  )
}

/** The current time in milliseconds, updated every minute: a limit ends while the letter is open. */
function useMinute(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
