import { timers, type PlanCode } from '@labreach/contract/plans'
import { sendEmail } from '@labreach/contract/outreach'
import type { Relationship } from '@labreach/contract/professors'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { track } from '../../../analytics/track.ts'
import { call } from '../../../api/call.ts'
import { isRefusal } from '../../../api/error.ts'
import { pauseLetter } from '../../../session/flow-return.ts'
import { reloadStudent } from '../../../session/use-student.ts'
import { alertError, alertSuccess } from '../../../ui/feedback/alerts.ts'
import { isRecipientRefusal } from './recipient.ts'
import type { Letter } from '../letter/use-letter.ts'
import { expired, sendFailure } from './send-failure.ts'
import { tellNextContact } from './use-next-contact.ts'

/** Codes that say that a letter went out, or may have, though this one was refused. */
const mayHaveGone = ['already_sent', 'send_unconfirmed'] as const

/** A letter was sent at this ISO time; or, not surely, one went out or may have, and this one is still there. */
export type OnSent = (sentAt: string, isSure: boolean) => void

/** Sends the letter once, whatever happens on the way, and says how it went. */
export function useSend(plan: PlanCode, relationship: Relationship, letter: Letter, onSent: OnSent) {
  const { text, draft } = letter
  const navigate = useNavigate()
  const client = useQueryClient()
  const toProfile = (message: string) => {
    pauseLetter({ id: relationship.id, name: relationship.professor.name ?? '' })
    void navigate({ to: '/profile', state: { message } })
  }

  return useMutation({
    mutationFn: () =>
      call(
        sendEmail,
        {
          body: {
            scholar_id: relationship.professor.scholar_id,
            subject: text.subject.trim(),
            message: text.body.trim(),
            ...(text.recipient.trim() && { to_email: text.recipient.trim() }),
            ...(draft.saved && { draft_saved_at: draft.saved.saved_at }),
          },
        },
        { headers: { 'Idempotency-Key': letter.send.key } },
      ),
    onSuccess: (answer) => {
      track('email_send', { professor_id: relationship.id })
      letter.send.sent()
      alertSuccess('Email has been sent successfully!')
      onSent(answer.email_sent_date, true)
    },
    // Either way the student's mails of the day may have changed, and when the next one is free.
    onSettled: () => reloadStudent(client),
    onError: (error) => {
      // What is wrong with the recipient is said at its field.
      if (!isRecipientRefusal(error)) alertError(sendFailure(error, plan))
      // Otherwise the key stays, so that the server knows another click for the same letter.
      if (isRefusal(error, sendEmail, ...mayHaveGone)) {
        letter.send.endKey()
        onSent(new Date().toISOString(), false)
      }
      tellNextContact(client, relationship.professor.scholar_id, error)
      if (isRefusal(error, sendEmail, 'google_not_connected'))
        toProfile('Please log in through Google Auth before you send emails.')
      if (isRefusal(error, sendEmail, 'google_expired'))
        setTimeout(() => toProfile(expired), timers.googleExpiredRedirectMs)
    },
  })
}
