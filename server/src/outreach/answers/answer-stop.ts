import { lifetimes } from '@labreach/contract/lifetimes'
import { DAY_MS, WEEK_MS } from '@labreach/contract/plans'
import { startOfDay } from '../../catalogue/wishes/wishes.ts'
import { getOffset, toInstant } from '../places/local-time.ts'

/** An answer of a professor to a letter. `until` belongs to `no_places`, as 2027-09-01; `timeZone` is the professor's. */
export type Answer = { answer: string; until: string | null; answeredAt: Date; reservedAt: Date; timeZone: string }

/**
 * The time from which the student may write to the professor again, after an answer. An invitation for next week ends
 * with the professor's Monday after it, and a week after the letter. Any other answer stops new letters for six months, and
 * `no_places` at least until its day.
 */
export function getAnswerEnd({ answer, until, answeredAt, reservedAt, timeZone }: Answer): Date {
  if (answer === 'write_next_week')
    return new Date(Math.max(getNextMonday(answeredAt, timeZone), reservedAt.getTime() + WEEK_MS))
  const end = answeredAt.getTime() + lifetimes.answerStopMs
  return new Date(until ? Math.max(end, startOfDay(until).getTime()) : end)
}

/** Midnight of the next Monday in a time zone, in milliseconds; days are counted from a Thursday. */
function getNextMonday(at: Date, timeZone: string): number {
  const day = Math.floor((at.getTime() + getOffset(at.getTime(), timeZone)) / DAY_MS)
  const monday = day + 7 - ((day + 3) % 7)
  return toInstant(monday * DAY_MS, timeZone)
}
