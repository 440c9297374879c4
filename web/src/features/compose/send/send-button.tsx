import type { LeaveChoice } from '@labreach/contract/outreach'
import { Button } from '@mantine/core'
import { LaterMenu } from './later-menu.tsx'
import styles from './send-button.module.css'
import type { SendState } from './use-send-state.ts'

type Props = {
  send: SendState
  /** The id of the line that says why the button is off. */
  describedBy: string | undefined
  disabled: boolean
  /** The place of the button in its row. */
  className: string | undefined
  /** `leave`: when the letter leaves. */
  onSend: (leave: LeaveChoice) => void
}

/**
 * The button that sends the letter, with a menu to send it later; a place in the queue stands in its place where the
 * professor gets no more letters this week.
 */
export function SendButton({ send, describedBy, disabled, className = '', onSend }: Props) {
  const { contact, queueAt } = send
  const morning = contact.optedOut ? null : contact.morning
  const isStrong = send.next === 'send'
  /** Beside the button that connects a mailbox, to which it leads as well. */
  const isQuiet = send.canConnect && !queueAt
  return (
    <div
      className={`${styles.split} ${className}`}
      data-menu={morning !== null || undefined}
      data-beside={isQuiet || (send.next === 'save' && !queueAt) || undefined}
    >
      <Button
        className={styles.send ?? ''}
        variant={isStrong ? 'filled' : isQuiet ? 'subtle' : 'default'}
        onClick={() => onSend(queueAt ? 'queue' : 'undo')}
        disabled={disabled || send.isOff}
        aria-describedby={describedBy}
      >
        {queueAt ? 'Take a place in the queue' : 'Send'}
      </Button>
      {morning && (
        <LaterMenu
          className={styles.later ?? ''}
          morning={morning}
          contact={contact}
          obstacle={send.laterObstacle}
          variant={isStrong && !send.isOff ? 'filled' : isQuiet ? 'subtle' : 'default'}
          disabled={disabled || send.isLoading}
          onMorning={() => onSend('morning')}
        />
      )}
    </div>
  )
}
