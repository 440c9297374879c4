import { answerLabels } from '@labreach/contract/letter-words'
import { DAY_MS, limits } from '@labreach/contract/plans'
import type { Outreach } from '@labreach/contract/outreach'

/** A step between the unlock of a professor and the answer. */
export type Step = {
  label: string
  /** ISO time; null if it is unknown or does not matter. */
  at: string | null
  /** `done`: it has happened. `next`: it is expected, or waits for the student. `stopped`: the line ends here. */
  state: 'done' | 'next' | 'stopped'
}

/**
 * Lists the steps of a letter in order: unlock, letter, follow-up and answer. `letters` are all letters of the student,
 * among which a follow-up is found.
 */
export function listSteps(letter: Outreach, letters: readonly Outreach[], now: number): Step[] {
  const unlock: Step[] = letter.unlocked_at ? [{ label: 'Unlocked', at: letter.unlocked_at, state: 'done' }] : []
  const leaving = describeLeaving(letter)
  if (leaving.state !== 'done') return [...unlock, leaving]
  return [...unlock, leaving, ...listFollowUp(letter, letters, now), describeAnswer(letter)]
}

/** The last thing with a day that has happened or is expected after the letter left: a follow-up or the answer. */
export const findNews = (letter: Outreach, letters: readonly Outreach[], now: number): Step | undefined =>
  describeLeaving(letter).state === 'done'
    ? [...listFollowUp(letter, letters, now), describeAnswer(letter)].findLast(({ at }) => at !== null)
    : undefined

function describeLeaving({ state, hold, send_at: sendAt, sent_at: sentAt }: Outreach): Step {
  switch (state) {
    case 'sent':
      return { label: 'Sent', at: sentAt, state: 'done' }
    case 'unconfirmed':
      return { label: 'Unconfirmed', at: sentAt, state: 'done' }
    case 'sending':
      return { label: 'On its way', at: null, state: 'next' }
    case 'held':
      return { label: hold === 'queue' ? 'Leaves about' : 'Leaves', at: sendAt, state: 'next' }
    case 'failed':
      return { label: 'Not sent', at: sentAt, state: 'stopped' }
    case 'returned':
      return { label: 'Came back', at: null, state: 'stopped' }
  }
}

function listFollowUp(letter: Outreach, letters: readonly Outreach[], now: number): Step[] {
  const followUp = letters.find(
    ({ follow_up_to: first, state }) => first === letter.id && state !== 'failed' && state !== 'returned',
  )
  if (followUp?.state === 'held') return [{ label: 'Follow-up leaves', at: followUp.send_at, state: 'next' }]
  if (followUp) return [{ label: 'Followed up', at: followUp.sent_at, state: 'done' }]
  const addMs = (ms: number) => new Date(Date.parse(letter.sent_at) + ms).toISOString()
  // Only a date is shown, and the time ends at an hour of the last day.
  const lastWholeDay = addMs(limits.followUpUntilMs - DAY_MS)
  const by = Date.parse(lastWholeDay) < now ? addMs(limits.followUpUntilMs) : lastWholeDay
  if (letter.follow_up_due) return [{ label: 'Follow up by', at: by, state: 'next' }]
  const from = addMs(limits.followUpAfterMs)
  return canBeFollowedUp(letter, letters) && Date.parse(from) > now
    ? [{ label: 'Follow-up from', at: from, state: 'next' }]
    : []
}

/** Whether a follow-up may become due. A professor who declines follow-ups is only known when it would be due. */
const canBeFollowedUp = (letter: Outreach, letters: readonly Outreach[]): boolean =>
  letter.state === 'sent' &&
  letter.follow_up_to === null &&
  !letter.opted_out &&
  !letters.some(
    (one) =>
      one.relationship_id === letter.relationship_id &&
      (one.mark !== null ||
        one.professor_answer !== null ||
        (one.id > letter.id && one.state !== 'failed' && one.state !== 'returned')),
  )

function describeAnswer({ mark, marked_at: markedAt, professor_answer: given }: Outreach): Step {
  if (mark) return { label: answerLabels[mark], at: markedAt, state: 'done' }
  if (given) return { label: 'Answered', at: given.at, state: 'done' }
  return { label: 'Answer', at: null, state: 'next' }
}
