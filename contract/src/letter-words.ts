import type { Outreach, OutreachMark, ProfessorAnswer } from './outreach.ts'

/** The label of each state of a letter. */
export const stateLabels: Readonly<Record<Outreach['state'], string>> = {
  sent: 'Sent',
  sending: 'On its way',
  unconfirmed: 'Unconfirmed',
  failed: 'Not sent',
  held: 'Waiting to leave',
  returned: 'A draft again',
}

/** The answers that a student notes. */
export const answerLabels: Readonly<Record<OutreachMark, string>> = {
  replied: 'Replied',
  meeting: 'Meeting',
  closed: 'Closed',
}

const professorAnswers: Readonly<Record<ProfessorAnswer['answer'], string>> = {
  write_next_week: 'Write me next week',
  will_answer: 'I will answer',
  no_places: 'No places at present',
  not_my_field: 'Not my field',
  apply_formally: 'Please apply formally',
}

const month = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' })

/** The professor's answer in the professor's words: "No places until Sep 2027". */
export const sayAnswer = ({ answer, until }: ProfessorAnswer): string =>
  answer === 'no_places' && until ? `No places until ${month.format(new Date(until))}` : professorAnswers[answer]
