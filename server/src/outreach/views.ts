import type { Outreach } from '@labreach/contract/outreach'
import type { SentLetter } from './find-earlier-letter.ts'
import type { LetterRow } from './history/letter-queries.ts'
import type { NextContact } from './recipient/find-next-contact.ts'

/** A letter of the history in the form of the contract. */
export function letterView(row: LetterRow): Outreach {
  const { answer, answer_until, answered_at, answer_stops_until, ...letter } = row
  return {
    ...letter,
    sent_at: row.sent_at.toISOString(),
    marked_at: row.marked_at?.toISOString() ?? null,
    professor_answer:
      answer && answered_at
        ? {
            answer,
            until: answer_until,
            at: answered_at.toISOString(),
            writing_from: answer_stops_until?.toISOString() ?? null,
          }
        : null,
  }
}

/** A letter that was just sent, with the quota of the day. */
export function sentView({ state, at, today }: SentLetter) {
  return { state, email_sent_date: at.toISOString(), emails_day: { used: today.used, limit: today.limit } }
}

/** Null values: the student can write now. */
export function nextContactView({ next, attachments }: { next: NextContact | null; attachments: boolean }) {
  return { next_contact_at: next?.at.toISOString() ?? null, reason: next?.reason ?? null, attachments }
}
