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
      'Gmail did not confirm whether it accepted this letter: it may have been sent, or it may not. Look into the Sent ' +
      'folder of your mailbox. Labreach never sends it again by itself, and it counts among your emails of that day.',
  },
  failed: {
    label: stateLabels.failed,
    explanation: 'Gmail did not accept this letter, so it was not sent. It does not count among your emails.',
  },
  held: {
    label: stateLabels.held,
    explanation:
      'This letter leaves by itself at its time, from your own Gmail, with the resume that is your newest then. Until ' +
      'then you can take it back.',
  },
  returned: {
    label: stateLabels.returned,
    explanation: 'This letter did not leave. Its text is your draft again, and it does not count among your emails.',
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
}

export const noAnswer = 'No answer yet'
/** Beside an answer that the professor has given by the link of the letter. */
export const nothingNoted = 'Nothing noted'

/** Whether the student can note an answer: nobody answers a letter that was not sent. */
export const canHaveAnswer = ({ state }: Pick<Outreach, 'state'>) => state === 'sent' || state === 'unconfirmed'
