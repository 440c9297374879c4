import { lifetimes } from '@labreach/contract/lifetimes'
import type { ProfessorAnswer } from '@labreach/contract/outreach'
import { monthOf } from './months.ts'

export type Answer = ProfessorAnswer['answer']

type Meaning = (student: string, until: string | null, now: Date) => string

/** Every answer but an invitation stops the student: for six months, or until a later month. */
const sayStop = (until: string | null, now: Date): string =>
  until !== null && Date.parse(until) > now.getTime() + lifetimes.answerStopMs
    ? `until ${monthOf(until)}`
    : 'for six months'

/** The answers with one tap, in the order of the page, and what each means for the student. */
export const answers: readonly { answer: Answer; label: string; meaning: Meaning }[] = [
  {
    answer: 'write_next_week',
    label: 'Write me next week',
    meaning: (student) => `${student} may write to you again next week.`,
  },
  {
    answer: 'will_answer',
    label: 'I will answer',
    meaning: (student) => `${student} waits for your mail, and sends you no further letter for six months.`,
  },
  {
    answer: 'no_places',
    label: 'No places until …',
    meaning: (student, until, now) => `${student} sends you no further letter ${sayStop(until, now)}.`,
  },
  {
    answer: 'not_my_field',
    label: 'Not my field',
    meaning: (student) => `${student} sends you no further letter for six months.`,
  },
  {
    answer: 'apply_formally',
    label: 'Please apply formally',
    meaning: (student) =>
      `${student} is told to apply through your department, and sends you no further letter for six months.`,
  },
]

/** The answer as the student reads it: "No places until Sep 2027". */
export function sayAnswer(answer: Answer, until: string | null): string {
  if (answer === 'no_places') return until ? `No places until ${monthOf(until)}` : 'No places at present'
  return answers.find((one) => one.answer === answer)!.label
}
