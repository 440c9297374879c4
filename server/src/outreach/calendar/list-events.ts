import { DAY_MS } from '@labreach/contract/plans'
import type { DatedLetter } from './select-dated-letters.ts'

/** An event: a time, or a whole day as 2027-09-01. `uid` stays the same while the date moves. */
export type CalendarEvent = {
  uid: string
  title: string
  when: { from: Date; until: Date } | { day: string }
  /** The date is an estimate. */
  isLikely: boolean
  /** When the letter changed last. */
  changedAt: Date
}

/** A point in time is shown as this long, since some programs show no events without a length. */
const lengthMs = 15 * 60_000

/**
 * The events of a calendar, by letter. A title contains the professor's name, as the student sees it in the history, and
 * nothing of the letter.
 * @param timeZone in which the days are meant.
 */
export function listEvents(letters: readonly DatedLetter[], timeZone: string): CalendarEvent[] {
  // The Swedish form of a date is that of ISO 8601.
  const dayFormat = new Intl.DateTimeFormat('sv-SE', { timeZone })
  const atTime = (from: Date) => ({ from, until: new Date(from.getTime() + lengthMs) })
  const onDay = (at: Date) => ({ day: dayFormat.format(at) })
  // The first whole day: on the day of `at` itself the server may still refuse. Local days may have 23 or 25 hours.
  const fromDay = (at: Date) => ({ day: addDay(dayFormat.format(new Date(at.getTime() - 1))) })
  return letters.flatMap((letter) => {
    const { professor_name: name, send_at: sendAt } = letter
    const event = (
      kind: string,
      title: string,
      when: CalendarEvent['when'] | null,
      isLikely = false,
    ): CalendarEvent[] =>
      when ? [{ uid: `letter-${letter.id}-${kind}`, title, when, isLikely, changedAt: letter.changed_at }] : []
    return [
      ...(letter.hold === 'queue'
        ? event('leaves', `Letter to ${name} will probably leave`, sendAt && onDay(sendAt), true)
        : event('leaves', `Letter to ${name} leaves`, sendAt && atTime(sendAt))),
      ...event(
        'confirm',
        `Last time to confirm your letter to ${name}`,
        letter.confirm_by && atTime(letter.confirm_by),
      ),
      ...event('follow-up', `Follow-up to ${name} is due`, letter.follow_up_from && fromDay(letter.follow_up_from)),
      ...event(
        'places',
        `${name} had no places: you may ask again`,
        letter.places_again_at && fromDay(letter.places_again_at),
      ),
      ...event('again', `Write to ${name} again`, letter.write_again_at && fromDay(letter.write_again_at)),
    ]
  })
}

const addDay = (day: string) => new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10)
