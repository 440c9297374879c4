import type { Outreach, OutreachMark } from '@labreach/contract/outreach'

type State = Outreach['state']

/** The label of each state, and an explanation for the student. */
export const states: Readonly<Record<State, { label: string; explanation: string }>> = {
  sent: { label: 'Sent', explanation: 'Gmail accepted this letter. It is in the Sent folder of your mailbox.' },
  sending: { label: 'On its way', explanation: 'This letter is being sent to Gmail right now.' },
  unconfirmed: {
    label: 'Unconfirmed',
    explanation:
      'Gmail did not confirm whether it accepted this letter: it may have been sent, or it may not. Look into the Sent ' +
      'folder of your mailbox. Labreach never sends it again by itself, and it counts among your emails of that day.',
  },
  failed: {
    label: 'Not sent',
    explanation: 'Gmail did not accept this letter, so it was not sent. It does not count among your emails.',
  },
  held: {
    label: 'Waiting to leave',
    explanation:
      'This letter leaves by itself at its time, from your own Gmail, with the resume that is your newest then. Until ' +
      'then you can take it back.',
  },
  returned: {
    label: 'A draft again',
    explanation: 'This letter did not leave. Its text is your draft again, and it does not count among your emails.',
  },
}

export const answerLabels: Readonly<Record<OutreachMark, string>> = {
  replied: 'Replied',
  meeting: 'Meeting',
  closed: 'Closed',
}

export const noAnswer = 'No answer yet'
/** Beside an answer that the professor has given by the link of the letter. */
export const nothingNoted = 'Nothing noted'

/** Whether the student can note an answer: nobody answers a letter that was not sent. */
export const canHaveAnswer = ({ state }: Pick<Outreach, 'state'>) => state === 'sent' || state === 'unconfirmed'
