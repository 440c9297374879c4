import type { Outreach, OutreachMark } from '@labreach/contract/outreach'

type State = Outreach['state']

/** What a state is called, and what it means for the student. */
export const states: Readonly<Record<State, { label: string; means: string }>> = {
  sent: { label: 'Sent', means: 'Gmail took this letter. It lies in the Sent folder of your mailbox.' },
  sending: { label: 'On its way', means: 'This letter is being handed to Gmail right now.' },
  unconfirmed: {
    label: 'Unconfirmed',
    means:
      'Gmail did not say whether it took this letter: it may have arrived, or it may not. Look into the Sent folder of your ' +
      'mailbox to know. Labreach never sends it again by itself, and it counts among your emails of that day.',
  },
  failed: {
    label: 'Not sent',
    means: 'Gmail did not take this letter, so it never left. It cost you none of your emails.',
  },
}

export const marks: Readonly<Record<OutreachMark, string>> = {
  replied: 'Replied',
  meeting: 'Meeting',
  closed: 'Closed',
}

export const noAnswer = 'No answer yet'

/** Whether a letter may carry a mark: one that never went out has no fate. */
export const canMark = ({ state }: Pick<Outreach, 'state'>) => state === 'sent' || state === 'unconfirmed'
