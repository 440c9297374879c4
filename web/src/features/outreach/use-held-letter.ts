import { confirmPlace, releaseLetter, takeBackLetter, type Outreach } from '@labreach/contract/outreach'
import { timers } from '@labreach/contract/plans'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { isRefusal, sentenceOr } from '../../api/error.ts'
import { sendLetterNow, undoLetter } from '../../session/letters/follow-held-letter.ts'
import { findLeaving } from '../../session/letters/leaving-letters.ts'
import { professorsKey } from '../../session/professors-key.ts'
import { outreachesKey } from '../../session/outreaches-key.ts'
import { reloadStudent } from '../../session/use-student.ts'
import { alertError, alertSuccess } from '../../ui/feedback/alerts.ts'
import type { ForHeld } from './for-held.ts'

type Action = 'take back' | 'send now' | 'confirm'

/**
 * What a student does with a held letter on this page. After each call, also a failed one, the list is fetched again: the
 * letter may have left meanwhile.
 */
export function useHeldLetter(letter: Outreach, { onSentNow, onTakenBack, describeFailure, onExpired }: ForHeld) {
  const { id } = letter
  const client = useQueryClient()
  const acting = useMutation({
    scope: { id: `held letter ${id}` },
    /** Resolves to false if it was not done and an alert says why. */
    mutationFn: async (action: Action): Promise<boolean> => {
      const params = { id }
      // The countdown of this tab ends with it.
      if (findLeaving(id) && action === 'take back') return undoLetter(id)
      if (findLeaving(id) && action === 'send now') await sendLetterNow(id)
      else if (action === 'send now') {
        await call(releaseLetter, { params })
        onSentNow(letter)
      } else if (action === 'take back') {
        await call(takeBackLetter, { params })
        onTakenBack(letter)
      } else await call(confirmPlace, { params })
      return true
    },
    // The button is gone with the state of the letter, so this says what has happened.
    onSuccess: (isDone, action) => {
      if (!isDone) return
      if (action === 'take back') alertSuccess(`Your letter to ${letter.professor_name} is a draft again.`)
      if (action === 'confirm') alertSuccess(`Your letter to ${letter.professor_name} leaves at its time.`)
    },
    onError: (error, action) => {
      // It may have been taken back all the same; then the cards show its draft again.
      if (action === 'take back') void client.invalidateQueries({ queryKey: [professorsKey], refetchType: 'none' })
      alertError(
        isRefusal(error, takeBackLetter, 'letter_left')
          ? sentenceOr(error, 'This letter has already left.')
          : action === 'send now'
            ? describeFailure(error)
            : sentenceOr(error, 'This could not be done. Please try again.'),
      )
      if (isRefusal(error, releaseLetter, 'google_expired')) setTimeout(onExpired, timers.googleExpiredRedirectMs)
    },
    onSettled: () => {
      void reloadStudent(client)
      return client.invalidateQueries({ queryKey: [outreachesKey] })
    },
  })
  return {
    running: acting.isPending ? acting.variables : null,
    takeBack: () => acting.mutate('take back'),
    sendNow: () => acting.mutate('send now'),
    confirm: () => acting.mutate('confirm'),
  }
}
