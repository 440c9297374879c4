import type { Outreach } from '@labreach/contract/outreach'
import { date } from '../../ui/text/text.ts'

/**
 * Makes the text of a short follow-up, which the student edits before sending it. To a professor who has answered
 * "Write me next week" it says so instead of asking whether the letter was read.
 */
export function makeFollowUp(letter: Outreach, student: { first_name: string; last_name: string }) {
  const name = `${student.first_name} ${student.last_name}`.trim()
  return {
    subject: /^re:/i.test(letter.subject) ? letter.subject : `Re: ${letter.subject}`,
    body:
      `Dear Professor ${letter.professor_name},\n\n` +
      (letter.professor_answer?.answer === 'write_next_week'
        ? `Thank you for asking me to write again about my letter of ${date(letter.sent_at)}. ` +
          'I am still very interested in your work, and would be glad of fifteen minutes or a short answer.\n\n'
        : `I wrote to you on ${date(letter.sent_at)} and would like to ask whether you have had a moment to read my letter. ` +
          'I am still very interested in your work, and would be glad of a short answer, also if there is no place at the moment.\n\n') +
      `Thank you for your time.\n\nKind regards,\n${name}`.trimEnd(),
  }
}
