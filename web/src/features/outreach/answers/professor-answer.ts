import { formatDay } from '@labreach/contract/describe-wishes'
import type { ProfessorAnswer } from '@labreach/contract/outreach'
import { date } from '../../../ui/text/text.ts'

const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', day: 'numeric', month: 'short' })

/** Whether the student may write again, as the professor has asked. */
export const canWriteAgain = ({ answer, writing_from: from }: ProfessorAnswer, now: Date): boolean =>
  answer === 'write_next_week' && (from === null || Date.parse(from) <= now.getTime())

/** What the student does next: "Write again from Monday, Nov 30". */
export function sayNextStep(given: ProfessorAnswer, now: Date): string {
  const { answer, until, writing_from: from } = given
  if (answer === 'will_answer') return 'Wait for the reply: no follow-up is needed.'
  if (answer === 'write_next_week')
    return canWriteAgain(given, now) || !from
      ? 'Write again now.'
      : `Write again from ${weekday.format(new Date(from))}.`
  if (answer === 'apply_formally') return 'Apply through the department, and name the professor there.'
  if (answer === 'not_my_field') return 'Look at who is next closest to you.'
  // The pause of the student's letters may be longer than the professor has no places.
  const isLonger = from !== null && until !== null && Date.parse(from) > Date.parse(until)
  return until && !isLonger ? `Look at others first; ask again after ${formatDay(until)}.` : again(from)
}

const again = (from: string | null): string =>
  from ? `Look at others first; ask again after ${date(from)}.` : 'Look at others first.'
