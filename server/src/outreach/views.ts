import type { Outreach, ProfessorAnswer } from '@labreach/contract/outreach'
import { getAnswerEnd } from './answers/answer-stop.ts'
import type { SentLetter } from './find-earlier-letter.ts'
import type { LetterRow } from './history/letter-queries.ts'
import type { NextContact } from './recipient/find-next-contact.ts'

/** A letter of the history in the form of the contract. */
export function letterView(row: LetterRow): Outreach {
  const { answer, answer_until, answered_at, reserved_at, ...letter } = row
  return {
    ...letter,
    sent_at: row.sent_at.toISOString(),
    marked_at: row.marked_at?.toISOString() ?? null,
    professor_answer: answer && answered_at ? answerView(answer, answer_until, answered_at, reserved_at) : null,
  }
}

function answerView(
  answer: ProfessorAnswer['answer'],
  until: string | null,
  answeredAt: Date,
  reservedAt: Date,
): ProfessorAnswer {
  const from = getAnswerEnd({ answer, until, answeredAt, reservedAt })
  return { answer, until, at: answeredAt.toISOString(), writing_from: from.toISOString() }
}

/** A letter that was just sent, with the quota of the day. */
export function sentView({ state, at, today }: SentLetter) {
  return { state, email_sent_date: at.toISOString(), emails_day: { used: today.used, limit: today.limit } }
}

/** Null values: the student can write now. */
export function nextContactView({ next, attachments }: { next: NextContact | null; attachments: boolean }) {
  return { next_contact_at: next?.at.toISOString() ?? null, reason: next?.reason ?? null, attachments }
}
