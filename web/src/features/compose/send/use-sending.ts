import type { Student } from '@labreach/contract/account'
import type { Relationship } from '@labreach/contract/professors'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { pauseLetter } from '../../../session/flow-return.ts'
import { alertError } from '../../../ui/feedback/alerts.ts'
import { hasPlaceholders } from '../../../ui/text/placeholders.ts'
import { isRecipientRefusal, recipientProblem } from './recipient.ts'
import type { Question } from './send-questions.tsx'
import { standing } from '../letter/unsupported.ts'
import type { Letter } from '../letter/use-letter.ts'
import { connectFirst, sendFailure } from './send-failure.ts'
import { useSend, type OnSent } from './use-send.ts'

/** The way of a letter from the click on Send: what is checked, what is asked, then the call. */
export function useSending(student: Student, relationship: Relationship, letter: Letter, onSent: OnSent) {
  const { text, ai } = letter
  const navigate = useNavigate()
  const [sentDate, setSentDate] = useState(relationship.email_sent_date)
  const send = useSend(student.subscription, relationship, letter, (sentAt, isSure) => {
    setSentDate((known) => known ?? sentAt)
    onSent(sentAt, isSure)
  })
  const [questions, setQuestions] = useState<Question[]>([])
  const [checked, setChecked] = useState(false)
  const wrongRecipient = recipientProblem(student.subscription, text.recipient)
  const unsupported = standing(ai.enhancement?.unsupported ?? [], text.body)

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
      address: text.recipient,
      error: checked
        ? (wrongRecipient ??
          (isRecipientRefusal(send.error) ? sendFailure(send.error, student.subscription) : undefined))
        : undefined,
      onLeave: () => setChecked(true),
      onWrite: (address: string) => {
        send.reset()
        text.writeRecipient(address)
      },
      onFound: text.findRecipient,
    },
    begin() {
      if (!student.is_google_authenticated) {
        alertError(connectFirst)
        pauseLetter({ id: relationship.id, name: relationship.professor.name ?? '' })
        return void navigate({
          to: '/profile',
          state: { message: 'Please log in through Google Auth before you send emails.' },
        })
      }
      setChecked(true)
      if (wrongRecipient) return
      askOrSend([
        ...(hasPlaceholders(text.subject + text.body) ? ['placeholders' as const] : []),
        ...(unsupported.length > 0 ? ['unsupported' as const] : []),
        ...(relationship.email_sent || sentDate ? ['again' as const] : []),
      ])
    },
    goOn: () => askOrSend(questions.slice(1)),
    review: () => setQuestions([]),
  }
}
