import type { Student } from '@labreach/contract/account'
import type { Relationship } from '@labreach/contract/professors'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { alertError } from '../../ui/alerts.ts'
import { hasPlaceholders } from '../../ui/placeholders.ts'
import { isRecipientRefusal, recipientProblem } from './recipient.ts'
import type { Question } from './send-questions.tsx'
import { standing } from './unsupported.ts'
import type { DraftState } from './use-draft.ts'
import type { Letter } from './use-letter.ts'
import { connectFirst, sendFailure, useSend, type OnSent } from './use-send.ts'

/** The way of a letter from the click on Send: what is checked, what is asked, then the call. */
export function useSending(
  student: Student,
  relationship: Relationship,
  letter: Letter,
  draft: DraftState,
  onSent: OnSent,
) {
  const navigate = useNavigate()
  const [sentDate, setSentDate] = useState(relationship.email_sent_date)
  const send = useSend(relationship, letter, draft, (sentAt, isSure) => {
    setSentDate((known) => known ?? sentAt)
    onSent(sentAt, isSure)
  })
  const [questions, setQuestions] = useState<Question[]>([])
  const [checked, setChecked] = useState(false)
  const wrongRecipient = recipientProblem(student.subscription, letter.recipient)
  const unsupported = standing(letter.enhancement?.unsupported ?? [], letter.body)

  const askOrSend = (left: Question[]) => {
    setQuestions(left)
    if (left.length === 0) send.mutate()
  }

  return {
    isSending: send.isPending,
    /** When a letter to this professor went out, as far as this tab knows. */
    sentDate,
    asking: questions[0],
    unsupported,
    recipient: {
      address: letter.recipient,
      error: checked
        ? (wrongRecipient ?? (isRecipientRefusal(send.error) ? sendFailure(send.error) : undefined))
        : undefined,
      onLeave: () => setChecked(true),
      onWrite: (text: string) => {
        send.reset()
        letter.writeRecipient(text)
      },
    },
    begin() {
      if (!student.is_google_authenticated) {
        alertError(connectFirst)
        return void navigate({
          to: '/profile',
          state: { message: 'Please log in through Google Auth before you send emails.' },
        })
      }
      setChecked(true)
      if (wrongRecipient) return
      askOrSend([
        ...(hasPlaceholders(letter.subject + letter.body) ? ['placeholders' as const] : []),
        ...(unsupported.length > 0 ? ['unsupported' as const] : []),
        ...(relationship.email_sent || sentDate ? ['again' as const] : []),
      ])
    },
    goOn: () => askOrSend(questions.slice(1)),
    review: () => setQuestions([]),
  }
}
