import type { ProfessorAnswer } from '@labreach/contract/outreach'
import { monthOf } from './months.ts'

export type Answer = ProfessorAnswer['answer']

/** The answers with one tap, in the order of the page, and what each means for the student. */
export const answers: readonly { answer: Answer; label: string; meaning: (student: string) => string }[] = [
  {
    answer: 'write_next_week',
    label: 'Write me next week',
    meaning: (student) => `${student} may write to you again next week.`,
  },
  { answer: 'will_answer', label: 'I will answer', meaning: (student) => `${student} waits for your mail.` },
  {
    answer: 'no_places',
    label: 'No places until …',
    meaning: (student) => `${student} sends you no further letter for six months.`,
  },
  {
    answer: 'not_my_field',
    label: 'Not my field',
    meaning: (student) => `${student} sends you no further letter for six months.`,
  },
  {
    answer: 'apply_formally',
    label: 'Please apply formally',
    meaning: (student) => `${student} is told to apply through your department.`,
  },
]

/** The answer as the student reads it: "No places until Sep 2027". */
export function sayAnswer(answer: Answer, until: string | null): string {
  if (answer === 'no_places') return until ? `No places until ${monthOf(until)}` : 'No places at present'
  return answers.find((one) => one.answer === answer)!.label
}
