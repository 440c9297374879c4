import { takeBackLetter } from '@labreach/contract/outreach'
import { timers, type PlanCode } from '@labreach/contract/plans'
import type { Relationship } from '@labreach/contract/professors'
import { isRefusal, sentenceOr } from '../../../api/error.ts'
import { session } from '../../../credentials/session.ts'
import type { HeldListeners } from '../../../session/letters/follow-held-letter.ts'
import { alertError, alertErrorWithLink, dismissAlert } from '../../../ui/feedback/alerts.ts'
import type { Back } from '../letter/use-letter.ts'
import { reportSent } from './report-sent.ts'
import { isUnanswered, mailboxExpired, sendFailure } from './send-failure.ts'

type Actions = {
  plan: PlanCode
  /** Whether the dialog of the letter is still there. */
  isOpen: () => boolean
  onSent: (sentAt: string, isSure: boolean) => void
  /** Opens the text again. */
  onBack: (back: Back) => void
  toProfile: (state: { message: string }) => void
}

/** Says what happens to a held letter, also after its dialog was closed. */
export function listenToHeld({ id, professor }: Relationship, actions: Actions): HeldListeners {
  const { plan, isOpen, onSent, onBack, toProfile } = actions
  const sayUnknown = () =>
    alertErrorWithLink(`It is not known yet whether your letter to ${professor.name} has left.`, {
      text: 'Open Outreach History',
      href: '/outreach',
    })
  return {
    onLeft(at) {
      reportSent(id, isOpen())
      onSent(at, true)
    },
    onUnconfirmed(at, sentence) {
      alertError(sentence)
      onBack({ reason: sentence, isSure: false })
      onSent(at, false)
    },
    onBack(reason, isShown) {
      onBack({ reason, isSure: true })
      if (reason === null || isShown) return
      const text = `Your letter to ${professor.name} came back. ${reason}`
      alertErrorWithLink(text, { text: 'Open Outreach History', href: '/outreach' })
    },
    onLost(isShown) {
      if (!isShown) sayUnknown()
    },
    onFailed(error, action) {
      if (action === 'send now' && isUnanswered(error)) return void sayUnknown()
      if (action === 'send now') return void alertError(sendFailure(error, plan))
      alertError(
        isRefusal(error, takeBackLetter, 'letter_left')
          ? `It was too late to take it back. ${sentenceOr(error, 'This letter has already left.')}`
          : sentenceOr(error, 'Your letter could not be taken back. Please try again.'),
      )
    },
    onExpired(sentence) {
      const text = mailboxExpired(session.student(), sentence)
      const alert = alertError(text)
      setTimeout(() => {
        dismissAlert(alert)
        toProfile({ message: text })
      }, timers.googleExpiredRedirectMs)
    },
  }
}
