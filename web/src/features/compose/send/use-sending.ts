import type { Student } from '@labreach/contract/account'
import type { LeaveChoice } from '@labreach/contract/outreach'
import type { Relationship } from '@labreach/contract/professors'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { pauseLetter } from '../../../session/flow-return.ts'
import { mailboxOf } from '../../../session/mailbox.ts'
import { useHasChoice } from '../../../session/use-mailbox.ts'
import { hasPlaceholders } from '../../../ui/text/placeholders.ts'
import type { FirstLetter } from '../follow-up/first-letter.ts'
import type { Text } from '../letter/letter-state.ts'
import type { PlaceValues } from '../letter/stored/stored-places.ts'
import type { NextContact } from './next-contact.ts'
import { fillOpenPlaces } from './open-places.ts'
import { isRecipientRefusal, recipientProblem } from './recipient/recipient.ts'
import type { Confirmation } from './send-confirmations.tsx'
import { locateFindings } from '../letter/sentences/unsupported.ts'
import type { Letter } from '../letter/use-letter.ts'
import { googleNeeded, mailboxExpired, mailboxMissing, sendFailure } from './send-failure.ts'
import { useSend, type OnHeld, type OnSent } from './use-send.ts'

/** The steps after a click on Send: checks, confirmations, then the call. */
export function useSending(
  student: Student,
  relationship: Relationship,
  letter: Letter,
  { first, contact }: { first: FirstLetter | null; contact: NextContact },
  { onSent, onHeld }: { onSent: OnSent; onHeld: OnHeld },
) {
  const { text, ai } = letter
  const navigate = useNavigate()
  const hasChoice = useHasChoice()
  const [sentDate, setSentDate] = useState(relationship.email_sent_date)
  const send = useSend(
    student.subscription,
    relationship,
    letter,
    { first, contact },
    {
      onSent(sentAt, isSure) {
        setSentDate((current) => current ?? sentAt)
        onSent(sentAt, isSure)
      },
      onHeld,
    },
  )
  const [leave, setLeave] = useState<LeaveChoice>('undo')
  const [confirmations, setConfirmations] = useState<Confirmation[]>([])
  const [isRecipientChecked, setRecipientChecked] = useState(false)
  const wrongRecipient = recipientProblem(student.subscription, text.recipient)
  const locate = (body: string) => locateFindings(ai.enhancement?.unsupported ?? [], body)

  const listConfirmations = (words: Text): Confirmation[] => [
    ...(hasPlaceholders(words.subject) || hasPlaceholders(words.body) ? ['placeholders' as const] : []),
    ...(locate(words.body).length > 0 ? ['unsupported' as const] : []),
    ...(relationship.email_sent || sentDate ? ['again' as const] : []),
  ]
  /** Parameters, since what was just filled in or chosen comes into the state with the next render. */
  const askOrSend = (remaining: Confirmation[], words: Text, chosen = leave) => {
    setConfirmations(remaining)
    if (remaining.length === 0) send.mutate({ words, leave: chosen, clickedAt: Date.now() })
  }

  return {
    isSending: send.isPending,
    /** Whether the last try had no response, so that the letter may leave all the same. */
    isUnanswered: send.isUnanswered,
    /** ISO time of the first letter to this professor that this tab has data of, or null. */
    sentDate,
    confirmation: confirmations[0],
    unsupported: locate(text.body),
    recipient: {
      address: text.recipient,
      error: isRecipientChecked
        ? (wrongRecipient ??
          (isRecipientRefusal(send.error) ? sendFailure(send.error, student.subscription) : undefined))
        : undefined,
      onLeave: () => setRecipientChecked(true),
      onWrite: (address: string) => {
        send.reset()
        text.writeRecipient(address)
      },
      onFound: text.findRecipient,
    },
    /** `chosen`: when the letter leaves. */
    start(chosen: LeaveChoice) {
      const mailbox = mailboxOf(student)
      if (!mailbox.isConnected) {
        const isMissing = hasChoice && mailbox.address === null
        const other = isMissing ? mailboxMissing : mailbox.provider === 'google' ? null : mailboxExpired(student)
        pauseLetter({ id: relationship.id, name: relationship.professor.name ?? '', followUpTo: first?.id ?? null })
        return void navigate({
          to: '/profile',
          state: other ? { message: other } : googleNeeded,
        })
      }
      setRecipientChecked(true)
      if (wrongRecipient) return
      setLeave(chosen)
      askOrSend(listConfirmations(text), text, chosen)
    },
    /** A second click on a question that closes does not answer the next one. */
    confirm(answered: Confirmation) {
      if (answered === confirmations[0]) askOrSend(confirmations.slice(1), text)
    },
    review: () => setConfirmations([]),
    /** Puts values into the open places of the letter, then goes on or returns to the letter. */
    fill(values: PlaceValues, choice: 'yes' | 'no') {
      if (confirmations[0] !== 'placeholders') return
      const filled = fillOpenPlaces(text, values)
      if (filled.subject !== text.subject) text.writeSubject(filled.subject)
      if (filled.body !== text.body) text.writeBody(filled.body)
      if (choice === 'no') return setConfirmations([])
      askOrSend(
        listConfirmations(filled).filter((confirmation) => confirmation !== 'placeholders'),
        filled,
      )
    },
  }
}
