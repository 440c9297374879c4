import { timers } from '@labreach/contract/plans'
import { sendEmail } from '@labreach/contract/outreach'
import type { Relationship } from '@labreach/contract/professors'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { call } from '../../api/call.ts'
import { ApiError } from '../../api/error.ts'
import { reloadStudent } from '../../session/use-student.ts'
import { alertError, alertSuccess } from '../../ui/alerts.ts'
import { isRecipientRefusal } from './recipient.ts'
import type { Letter } from './use-letter.ts'

export const connectFirst = 'Please connect your Google account to send emails'
const expired =
  'Your Google authentication has expired. Please reconnect your Google account to continue sending emails.'

/** Sends the letter once, whatever happens on the way, and says how it went. `onSent` gets the time of sending. */
export function useSend(relationship: Relationship, letter: Letter, onSent: (sentAt: string) => void) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const toProfile = (message: string) => void navigate({ to: '/profile', state: { message } })

  return useMutation({
    mutationFn: () =>
      call(
        sendEmail,
        {
          body: {
            scholar_id: relationship.professor.scholar_id,
            subject: letter.subject.trim(),
            message: letter.body.trim(),
            ...(letter.recipient.trim() && { to_email: letter.recipient.trim() }),
          },
        },
        { headers: { 'Idempotency-Key': letter.key() } },
      ),
    onSuccess: (answer) => {
      letter.sent()
      alertSuccess('Email has been sent successfully!')
      onSent(answer.email_sent_date)
    },
    // Either way the student's mails of the day may have changed, and when the next one is free.
    onSettled: () => reloadStudent(client),
    onError: (error) => {
      // What is wrong with the recipient is said at its field.
      if (!isRecipientRefusal(error)) alertError(sendFailure(error))
      if (!(error instanceof ApiError)) return
      // A clear refusal is settled, so the next click is a new attempt. Without a clear answer the key stays: the server
      // then knows a second click for the same letter.
      const unsettled = error.code === 'send_unconfirmed' || error.code === 'send_in_progress'
      if (!unsettled && error.status < 500) letter.renewKey()
      if (error.code === 'google_not_connected') toProfile('Please log in through Google Auth before you send emails.')
      if (error.status === 405) setTimeout(() => toProfile(expired), timers.googleExpiredRedirectMs)
    },
  })
}

/** The alert for a letter that was not sent. */
export function sendFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Failed to send email. Please try again.'
  if (error.status === 403) {
    return 'You have reached your daily email limit. Please visit the pricing page to upgrade your plan.'
  }
  if (error.status === 405) return expired
  if (error.code === 'google_not_connected') return connectFirst
  return error.sentence ?? `Server error: ${error.status}`
}
