import type { Outreach } from '@labreach/contract/outreach'
import { readProviderName } from '../mailbox/provider-name.ts'
import type { Services } from '../services.ts'
import { sendUnconfirmed } from './errors.ts'
import type { HeldLetter, SentLetter } from './find-earlier-letter.ts'
import type { LetterRow } from './history/letter-queries.ts'
import type { Contact } from './recipient/find-next-contact.ts'

type Wishing = Pick<Services, 'catalogue' | 'clock'>

/** Whether a professor has declined follow-ups, or letters. */
export function isFollowUpUnwanted({ catalogue, clock }: Wishing, professorId: number): boolean {
  const wishes = catalogue.wishesOf(professorId, clock.now())
  return wishes?.follow_up === false || wishes?.cap === 0 || typeof wishes?.paused_until === 'string'
}

/** A letter of the history in the form of the contract. A follow-up is due only where the professor's wishes allow it. */
export function letterView(services: Wishing, row: LetterRow): Outreach {
  const { answer, answer_until, answered_at, answer_stops_until, mailbox_provider, ...letter } = row
  const format = (at: Date | null) => at?.toISOString() ?? null
  return {
    ...letter,
    follow_up_due: row.follow_up_due && !isFollowUpUnwanted(services, row.relationship_id),
    unlocked_at: format(row.unlocked_at),
    sent_at: row.sent_at.toISOString(),
    marked_at: format(row.marked_at),
    send_at: format(row.send_at),
    confirm_by: format(row.confirm_by),
    unconfirmed_sentence:
      row.state === 'unconfirmed' ? sendUnconfirmed(readProviderName(mailbox_provider)).message : null,
    professor_answer:
      answer && answered_at
        ? {
            answer,
            until: answer_until,
            at: answered_at.toISOString(),
            writing_from: format(answer_stops_until),
          }
        : null,
  }
}

/** A letter that was just sent, with the quota of the day. */
export function sentView({ state, at, dayQuota }: SentLetter) {
  return { state, email_sent_date: at.toISOString(), emails_day: { used: dayQuota.used, limit: dayQuota.limit } }
}

/** A letter that was just held. */
export function heldView({ state, id, hold, sendAt, timeZone, dayQuota }: HeldLetter) {
  const emails_day = { used: dayQuota.used, limit: dayQuota.limit }
  return { state, id, hold, send_at: sendAt.toISOString(), time_zone: timeZone, emails_day }
}

/** Null values of the first two: the student can write now. */
export function contactView({ next, morning, queueAt, attachments, schoolAddress, aiNote }: Contact) {
  return {
    next_contact_at: next?.at.toISOString() ?? null,
    reason: next?.reason ?? null,
    morning: morning && { at: morning.at.toISOString(), time_zone: morning.timeZone, place: morning.place },
    queue_at: queueAt?.toISOString() ?? null,
    attachments,
    school_address: schoolAddress,
    ai_note: aiNote,
  }
}
