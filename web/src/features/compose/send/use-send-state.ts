import { useIsOnline } from '../../../offline/connection.ts'
import { mailboxOf } from '../../../session/mailbox.ts'
import { useProviders } from '../../../session/use-mailbox.ts'
import { weekdayDate } from '../../../ui/text/zoned-time.ts'
import { withoutPast } from './next-contact.ts'
import { findGap, findHoldObstacle, findSendObstacle, isClosed, sayFrom, type Known } from './send-obstacle.ts'
import { useMinute } from './use-minute.ts'

const offline = 'You are offline. Your letter is kept in this browser. Saving, AI and sending need a connection.'

export type SendState = ReturnType<typeof useSendState>

/**
 * What the foot of the composer says of sending, and which of its buttons is the next step.
 *
 * @param isUndecided whether a newer draft waits above the letter for the choice of the student, the next step then
 * @param isLoading whether the draft, or what is added to the letter, still loads: there is no reason yet
 */
export function useSendState(letter: Known, isLoading: boolean, isUndecided: boolean) {
  const now = useMinute()
  const isOnline = useIsOnline()
  const known = { ...letter, contact: withoutPast(letter.contact, now), hasChoice: useProviders().length > 1 }
  const { student, contact } = known
  const queueAt = contact.reason === 'contacts_full' ? contact.queueAt : null
  const laterObstacle = findHoldObstacle(known)
  const sendObstacle = isLoading || queueAt ? null : findSendObstacle(known, now)
  const obstacle = queueAt && !isLoading ? laterObstacle : (sendObstacle?.text ?? null)
  // Send stays on: the connection may be back before the browser knows.
  const warning = obstacle ?? (isOnline ? null : offline)
  const isAhead = contact.at !== null && Date.parse(contact.at) > now
  const note = queueAt ? `Would go out around ${weekdayDate(queueAt)}.` : isAhead ? sayFrom(contact.at!) : null
  const { isConnected } = mailboxOf(student)
  /** Whether something else than words is missing. */
  const isStopped = obstacle !== null && obstacle !== findGap(known)
  const closed = isClosed(known, now)
  const canConnect = !isConnected && isOnline && !closed
  return {
    contact,
    queueAt,
    laterObstacle,
    isLoading,
    isOff: isLoading || obstacle !== null,
    line: warning ?? note,
    isWarning: isStopped || warning === offline,
    upgrade: sendObstacle?.upgrade === true,
    canConnect,
    next: findNext(),
  }

  /** A professor who has opted out has no drafts. */
  function findNext(): 'connect' | 'save' | 'send' | null {
    if (!isOnline || isUndecided) return null
    if (canConnect) return 'connect'
    if (closed || isStopped) return contact.optedOut ? null : 'save'
    return isConnected ? 'send' : null
  }
}
