import { stateLabels } from '@labreach/contract/letter-words'
import type { Outreach } from '@labreach/contract/outreach'

type State = Outreach['state']

/** The label of each state, and its explanation for a student who sends from Gmail. */
export const states: Readonly<Record<State, { label: string; explanation: string }>> = {
  sent: {
    label: stateLabels.sent,
    explanation: 'Gmail accepted this letter. It is in the Sent folder of your mailbox.',
  },
  sending: { label: stateLabels.sending, explanation: 'This letter is being sent to Gmail right now.' },
  unconfirmed: {
    label: stateLabels.unconfirmed,
    explanation:
      'It is not known whether Gmail accepted this letter: it may have been sent, or it may not. Check your Sent folder. Labreach never sends it again by itself, and it counts toward that day’s limit.',
  },
  failed: {
    label: stateLabels.failed,
    explanation: 'Gmail did not accept this letter, so it was not sent. It does not count toward your limit.',
  },
  held: {
    label: stateLabels.held,
    explanation:
      'This letter leaves at its time from your own Gmail; one that asks for a confirmation leaves only once you confirm it. Your newest resume goes with it, unless the professor wants no attachments. Until then you can take it back.',
  },
  returned: {
    label: stateLabels.returned,
    explanation: 'This letter is a draft again and does not count toward your limit.',
  },
}

/**
 * The explanation of a state. A letter does not say from which mailbox it was sent, so students who can choose between
 * providers read of their mailbox.
 */
export const explainState = (state: State, hasChoice: boolean): string => {
  const { explanation } = states[state]
  if (!hasChoice) return explanation
  return explanation
    .replaceAll('own Gmail', 'own mailbox')
    .replaceAll(' to Gmail', '')
    .replaceAll(/^Gmail/g, 'Your mailbox')
    .replaceAll('whether Gmail', 'whether your mailbox')
}

export const noAnswer = 'No answer yet'
/** Beside an answer that the professor has given by the link of the letter. */
export const nothingNoted = 'Nothing noted'

/** Whether the student can note an answer: nobody answers a letter that was not sent. */
export const canHaveAnswer = ({ state }: Pick<Outreach, 'state'>) => state === 'sent' || state === 'unconfirmed'
