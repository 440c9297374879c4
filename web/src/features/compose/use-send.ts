import { timers } from '@labreach/contract/plans'
import { sendEmail } from '@labreach/contract/outreach'
import type { Relationship } from '@labreach/contract/professors'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { track } from '../../analytics/track.ts'
import { call } from '../../api/call.ts'
import { ApiError } from '../../api/error.ts'
import { reloadStudent } from '../../session/use-student.ts'
import { alertError, alertSuccess } from '../../ui/alerts.ts'
import { isRecipientRefusal } from './recipient.ts'
import type { DraftState } from './use-draft.ts'
import type { Letter } from './use-letter.ts'
import { tellNextContact } from './use-next-contact.ts'

export const connectFirst = 'Please connect your Google account to send emails'
const expired =
  'Your Google authentication has expired. Please reconnect your Google account to continue sending emails.'

/** What says that a letter went out, or may have, though nobody answers for this one. */
const mayHaveGone = new Set(['already_sent', 'send_unconfirmed'])

/** A letter was sent at this ISO time; or, not surely, one went out or may have, and this one is still there. */
export type OnSent = (sentAt: string, isSure: boolean) => void

/** Sends the letter once, whatever happens on the way, and says how it went. */
export function useSend(relationship: Relationship, letter: Letter, draft: DraftState, onSent: OnSent) {
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
            ...(draft.saved && { draft_saved_at: draft.saved.saved_at }),
          },
        },
        { headers: { 'Idempotency-Key': letter.key } },
      ),
    onSuccess: (answer) => {
      track('email_send', { professor_id: relationship.id })
      letter.sent()
      alertSuccess('Email has been sent successfully!')
      onSent(answer.email_sent_date, true)
    },
    // Either way the student's mails of the day may have changed, and when the next one is free.
    onSettled: () => reloadStudent(client),
    onError: (error) => {
      // What is wrong with the recipient is said at its field.
      if (!isRecipientRefusal(error)) alertError(sendFailure(error))
      if (!(error instanceof ApiError)) return
      // Otherwise the key stays, so that the server knows another click for the same letter.
      if (mayHaveGone.has(error.code)) {
        letter.endKey()
        onSent(new Date().toISOString(), false)
      }
      if (error.code === 'contacts_full' && error.body.resets_at)
        tellNextContact(client, relationship.professor.scholar_id, error.body.resets_at)
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
