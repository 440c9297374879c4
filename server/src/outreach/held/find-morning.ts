import { DAY_MS, morning } from '@labreach/contract/plans'
import { getOffset, toInstant } from '../places/local-time.ts'

/**
 * The first weekday morning (`morning` in plans.ts) at or after `from` in an IANA time zone. The clocks change at night,
 * so this local time exists once on every day.
 */
export function findMorning(from: Date, timeZone: string): Date {
  const today = Math.floor((from.getTime() + getOffset(from.getTime(), timeZone)) / DAY_MS) * DAY_MS
  for (let day = today; ; day += DAY_MS) {
    const weekday = new Date(day).getUTCDay()
    const at = toInstant(day + (morning.hour * 60 + morning.minute) * 60_000, timeZone)
    if (weekday >= 1 && weekday <= 5 && at >= from.getTime()) return new Date(at)
  }
}
