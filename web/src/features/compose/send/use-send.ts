import { timers, type PlanCode } from '@labreach/contract/plans'
import { sendEmail } from '@labreach/contract/outreach'
import type { Relationship } from '@labreach/contract/professors'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { track } from '../../../analytics/track.ts'
import { call } from '../../../api/call.ts'
import { isRefusal } from '../../../api/error.ts'
import { endPause, pauseLetter } from '../../../session/flow-return.ts'
import { reloadStudent } from '../../../session/use-student.ts'
import { alertError, alertSuccess } from '../../../ui/feedback/alerts.ts'
import { isRecipientRefusal } from './recipient.ts'
import type { Text } from '../letter/letter-state.ts'
import type { Letter } from '../letter/use-letter.ts'
import { googleExpired, sendFailure } from './send-failure.ts'
import { setNextContact } from './use-next-contact.ts'

/** Codes of refusals which mean that this or an earlier letter was sent or may have been sent. */
const possiblySentCodes = ['already_sent', 'send_unconfirmed'] as const

/** `sentAt` is an ISO time. With `isSure` false a letter may have been sent, and the dialog remains open. */
export type OnSent = (sentAt: string, isSure: boolean) => void

/** Sends the letter at most once and shows the result. */
export function useSend(plan: PlanCode, relationship: Relationship, letter: Letter, onSent: OnSent) {
  const { text, draft } = letter
  const navigate = useNavigate()
  const client = useQueryClient()
  const toProfile = (message: string) => {
    pauseLetter({ id: relationship.id, name: relationship.professor.name ?? '' })
    void navigate({ to: '/profile', state: { message } })
  }

  return useMutation({
    mutationFn: (words: Text) =>
      call(
        sendEmail,
        {
          body: {
            scholar_id: relationship.professor.scholar_id,
            subject: words.subject.trim(),
            message: words.body.trim(),
            ...(text.recipient.trim() && { to_email: text.recipient.trim() }),
            ...(draft.saved && { draft_saved_at: draft.saved.saved_at }),
          },
        },
        { headers: { 'Idempotency-Key': letter.send.key } },
      ),
    onSuccess: (answer) => {
      track('email_send', { professor_id: relationship.id })
      letter.send.markSent()
      endPause(relationship.id)
      alertSuccess('Email has been sent successfully!')
      onSent(answer.email_sent_date, true)
    },
    // After a success or a refusal the quota may have changed.
    onSettled: () => reloadStudent(client),
    onError: (error) => {
      // A wrong recipient is shown at its field.
      if (!isRecipientRefusal(error)) alertError(sendFailure(error, plan))
      // After other errors the key remains, so that the server recognizes a retry as the same letter.
      if (isRefusal(error, sendEmail, ...possiblySentCodes)) {
        letter.send.endKey()
        onSent(new Date().toISOString(), false)
      }
      setNextContact(client, relationship.professor.scholar_id, error)
      if (isRefusal(error, sendEmail, 'google_not_connected'))
        toProfile('Please log in through Google Auth before you send emails.')
      if (isRefusal(error, sendEmail, 'google_expired'))
        setTimeout(() => toProfile(googleExpired), timers.googleExpiredRedirectMs)
    },
  })
}
