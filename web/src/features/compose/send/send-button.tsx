import type { Student } from '@labreach/contract/account'
import type { LeaveChoice } from '@labreach/contract/outreach'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { useIsOnline } from '../../../offline/connection.ts'
import { weekdayDate } from '../../../ui/text/zoned-time.ts'
import type { Text } from '../letter/letter-state.ts'
import { LaterMenu } from './later-menu.tsx'
import styles from './send-button.module.css'
import { useProviders } from '../../../session/use-mailbox.ts'
import { useMinute } from './use-minute.ts'
import { findHoldObstacle, findSendObstacle } from './send-obstacle.ts'
import { withoutPast, type NextContact } from './next-contact.ts'

type Props = {
  student: Student
  text: Text
  contact: NextContact
  /** Whether the screen knows of a letter of this student to this professor. */
  hasWritten: boolean
  /** Whether the last try to send this letter had no answer. */
  isUnanswered: boolean
  /** Whether the draft, or what is added to the letter, still loads: there is no reason yet. */
  isLoading: boolean
  /** Whether the three questions stand in place of the letter. */
  isAsking: boolean
  disabled: boolean
  /** The place of the button in its row. */
  className: string | undefined
  onSend: (leave: LeaveChoice) => void
}

/**
 * The button that sends the letter, with a menu to send it later; a place in the queue stands in its place where the
 * professor gets no more letters this week. While the button is off, the reason stands above the row of buttons.
 */
export function SendButton(props: Props) {
  const { isLoading, disabled, className = '', onSend } = props
  const now = useMinute()
  const contact = withoutPast(props.contact, now)
  const reason = useId()
  const queueAt = contact.reason === 'contacts_full' ? contact.queueAt : null
  const laterObstacle = findHoldObstacle({ ...props, hasChoice: useProviders().length > 1 })
  const sendObstacle = isLoading || queueAt ? null : findSendObstacle(props, now)
  const obstacle = queueAt && !isLoading ? laterObstacle : (sendObstacle?.text ?? null)
  // Send stays on: the connection may be back before the browser knows.
  const offline = useIsOnline() ? null : 'You are offline. Your letter is kept in this browser.'
  const warning = obstacle ?? offline
  const line = warning ?? (queueAt && `Would go out around ${weekdayDate(queueAt)}.`)
  const hasMenu = contact.morning !== null && !contact.optedOut
  return (
    <>
      {line && (
        <p id={reason} className={styles.reason} data-obstacle={warning !== null || undefined}>
          {line} {sendObstacle?.upgrade && !disabled && <Link to="/pricing">See plans</Link>}
        </p>
      )}
      <div className={`${styles.split} ${className}`} data-menu={hasMenu || undefined}>
        <Button
          className={styles.send ?? ''}
          onClick={() => onSend(queueAt ? 'queue' : 'undo')}
          disabled={disabled || isLoading || obstacle !== null}
          aria-describedby={line ? reason : undefined}
        >
          {queueAt ? 'Take a place in the queue' : 'Send'}
        </Button>
        {contact.morning && hasMenu && (
          <LaterMenu
            className={styles.later ?? ''}
            morning={contact.morning}
            contact={contact}
            obstacle={laterObstacle}
            disabled={disabled || isLoading}
            onMorning={() => onSend('morning')}
          />
        )}
      </div>
    </>
  )
}
