import type { Outreach } from '@labreach/contract/outreach'
import { getSurname } from '@labreach/contract/text/surname'
import { date } from '../../../ui/text/text.ts'

type Student = { first_name: string; last_name: string }

/** The text of a new letter to a professor who has answered "Write me next week". */
export function makeInvitedLetter(letter: Pick<Outreach, 'subject' | 'professor_name' | 'sent_at'>, student: Student) {
  const name = `${student.first_name} ${student.last_name}`.trim()
  return {
    subject: letter.subject,
    body:
      `Dear Professor ${getSurname(letter.professor_name) || letter.professor_name},\n\n` +
      `Thank you for asking me to write again about my letter of ${date(letter.sent_at)}. ` +
      '[What you would like to do with them, in one sentence]. I would be glad of fifteen minutes or a short answer.\n\n' +
      `Kind regards,\n${name}`.trimEnd(),
  }
}

/**
 * The text from which a follow-up starts: three sentences, with places that only the student can fill. It must not be
 * the same letter for everybody.
 */
export function makeFollowUp(letter: Pick<Outreach, 'subject' | 'professor_name' | 'sent_at'>, student: Student) {
  const name = `${student.first_name} ${student.last_name}`.trim()
  return {
    subject: letter.subject,
    body:
      `Dear Professor ${getSurname(letter.professor_name) || letter.professor_name},\n\n` +
      `I wrote to you on ${date(letter.sent_at)} and asked about [what you asked for, in a few words]. ` +
      'Since then I have [one new thing: a result, a course, a paper of theirs that you read]. ' +
      'If there is no place at the moment, one word is enough, and I will not write again about it.\n\n' +
      `Kind regards,\n${name}`.trimEnd(),
  }
}
