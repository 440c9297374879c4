import type { ResponseOf } from '@labreach/contract/endpoint'
import { sendEmail, type LeaveChoice } from '@labreach/contract/outreach'
import { limits, timers, type PlanCode } from '@labreach/contract/plans'
import type { Relationship } from '@labreach/contract/professors'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { call } from '../../../api/call.ts'
import { isRefusal } from '../../../api/error.ts'
import { endPause, pauseLetter } from '../../../session/flow-return.ts'
import { followHeldLetter } from '../../../session/letters/follow-held-letter.ts'
import { leavingTimes } from '../../../session/letters/leaving-letters.ts'
import { reloadStudent } from '../../../session/use-student.ts'
import { useHasChoice } from '../../../session/use-mailbox.ts'
import { alertError, dismissAlert } from '../../../ui/feedback/alerts.ts'
import { useIsMounted } from '../../../ui/use-is-mounted.ts'
import type { FirstLetter } from '../follow-up/first-letter.ts'
import { saysAi, type NextContact } from './next-contact.ts'
import { isRecipientRefusal } from './recipient/recipient.ts'
import type { Text } from '../letter/letter-state.ts'
import type { Letter } from '../letter/use-letter.ts'
import { listenToHeld } from './listen-to-held.ts'
import { reportSent } from './report-sent.ts'
import { googleNeeded, isTriedAgain, isUnclear, sendFailure } from './send-failure.ts'
import { setNextContact } from './use-next-contact.ts'

/** Codes of refusals which mean that this or an earlier letter was sent or may have been sent. */
const possiblySentCodes = ['already_sent', 'send_unconfirmed'] as const

/** `sentAt` is an ISO time. With `isSure` false a letter may have been sent, and the dialog remains open. */
export type OnSent = (sentAt: string, isSure: boolean) => void

type SendResponse = ResponseOf<typeof sendEmail>
/** A letter that the server holds until its time. */
export type HeldLetter = Extract<SendResponse, { state: 'held' }>
/** `letter` is null when it came back. `isDraft`: the server has made its text the draft again. */
export type OnHeld = (letter: HeldLetter | null, isDraft: boolean) => void

/** `leave`: when the letter leaves. `clickedAt`: when Send was pressed, in milliseconds. */
type Sending = { words: Text; leave: LeaveChoice; clickedAt: number }

/**
 * The timeouts of the tries, in milliseconds. The first is shorter than the time for Undo, which starts at the server. The
 * composer stays closed until all tries have ended.
 */
const timeoutsMs = [6_000, 15_000, 15_000]
/** The pause before the second try, and before the third. */
const pausesMs = [1_000, 4_000]
/** After this time since Send was pressed no other try begins: the page was in the background. */
const latestTryMs = 60_000

/**
 * Sends the letter at most once, or has the server hold it until its time, and shows the result.
 * @param first the letter that this one follows up
 * @param contact what the composer shows below the letter, which is what it may say
 */
export function useSend(
  plan: PlanCode,
  relationship: Relationship,
  letter: Letter,
  { first, contact }: { first: FirstLetter | null; contact: NextContact },
  { onSent, onHeld }: { onSent: OnSent; onHeld: OnHeld },
) {
  const { text, draft } = letter
  const navigate = useNavigate()
  const client = useQueryClient()
  const hasChoice = useHasChoice()
  const [isUnanswered, setUnanswered] = useState(false)
  /**
   * Whether a try may have reached the server, and no response has told what became of it. Without any connection none
   * leaves the browser.
   */
  const mayLeave = useRef(false)
  const isOpen = useIsMounted()
  const toProfile = (state: { title?: string; message: string }) => {
    pauseLetter({ id: relationship.id, name: relationship.professor.name ?? '', followUpTo: first?.id ?? null })
    void navigate({ to: '/profile', state })
  }
  const hold = (held: HeldLetter, clickedAt: number) => {
    const keep = letter.send.markHeld()
    onHeld(held, false)
    if (held.hold !== 'undo') return
    followHeldLetter(
      client,
      {
        id: held.id,
        relationshipId: relationship.id,
        professorName: relationship.professor.name ?? '',
        followUpTo: first?.id ?? null,
        // The student may have gone back while the letter was sent.
        isShown: isOpen(),
        ...leavingTimes(held.send_at, { clickedAt, respondedAt: Date.now() }, limits.undoMs),
      },
      listenToHeld(relationship, {
        plan,
        isOpen,
        onSent,
        onBack(back) {
          keep()
          letter.send.comeBack(back)
          onHeld(null, back.isSure)
        },
        toProfile,
      }),
    )
  }

  const tryToSend = ({ words, leave }: Sending, timeoutMs: number) => {
    mayLeave.current ||= navigator.onLine
    return call(
      sendEmail,
      {
        body: {
          scholar_id: relationship.professor.scholar_id,
          subject: first?.subject ?? words.subject.trim(),
          message: words.body.trim(),
          ...(text.recipient.trim() && { to_email: text.recipient.trim() }),
          ...(draft.saved && { draft_saved_at: draft.saved.saved_at }),
          leave,
          ...(first && { follow_up_to: first.id }),
          ...(saysAi(contact, letter) && { ai_note: true }),
          ...(contact.schoolAddress && { school_address: contact.schoolAddress }),
        },
      },
      { headers: { 'Idempotency-Key': letter.send.key }, signal: AbortSignal.timeout(timeoutMs) },
    )
  }

  const sending = useMutation({
    mutationFn: async (given: Sending) => {
      for (let failures = 0; ; failures++)
        try {
          return await tryToSend(given, timeoutsMs[failures]!)
        } catch (error) {
          if (!isTriedAgain(failures, error)) throw error
          await new Promise((resolve) => setTimeout(resolve, pausesMs[failures]))
          if (Date.now() - given.clickedAt > latestTryMs) throw error
        }
    },
    onSuccess: (response, { clickedAt }) => {
      mayLeave.current = false
      setUnanswered(false)
      endPause(relationship.id)
      if (response.state === 'held') return hold(response, clickedAt)
      letter.send.markSent()
      reportSent(relationship.id, isOpen())
      onSent(response.email_sent_date, true)
    },
    // After a success or a refusal the quota may have changed.
    onSettled: () => void reloadStudent(client),
    onError: (error, { words }) => {
      setUnanswered(mayLeave.current && isUnclear(error))
      // A wrong recipient is shown at its field, and a missing mailbox where it is connected.
      const isShownElsewhere = isRecipientRefusal(error) || isRefusal(error, sendEmail, 'google_not_connected')
      const alert = isShownElsewhere ? undefined : alertError(sendFailure(error, plan, mayLeave.current))
      if (!isUnclear(error)) mayLeave.current = false
      // After other errors the key remains, so that the server recognizes a retry as the same letter.
      if (isRefusal(error, sendEmail, ...possiblySentCodes)) {
        letter.send.endKey(words)
        onSent(new Date().toISOString(), false)
      }
      // The letter of this key came back: the next click sends a new one.
      if (isRefusal(error, sendEmail, 'letter_returned')) letter.send.endKey(null)
      if (isRefusal(error, sendEmail, 'ai_note_missing')) letter.ai.markFound(words.body)
      setNextContact(client, relationship.professor.scholar_id, error)
      if (isRefusal(error, sendEmail, 'google_not_connected'))
        return toProfile(hasChoice ? { message: sendFailure(error, plan) } : googleNeeded)
      if (isRefusal(error, sendEmail, 'google_expired'))
        setTimeout(() => {
          dismissAlert(alert)
          toProfile({ message: sendFailure(error, plan) })
        }, timers.googleExpiredRedirectMs)
    },
  })
  return { ...sending, isUnanswered }
}
