import { DAY_MS, morning } from '@labreach/contract/plans'

const formats = new Map<string, Intl.DateTimeFormat>()

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

/** The instant of a local time, which is given as if it were UTC. The first guess may be on the other side of a change. */
function toInstant(local: number, timeZone: string): number {
  const guess = local - getOffset(local, timeZone)
  return local - getOffset(guess, timeZone)
}

/** Milliseconds by which local time is ahead of UTC. */
function getOffset(instant: number, timeZone: string): number {
  const format = formats.get(timeZone) ?? createFormat(timeZone)
  formats.set(timeZone, format)
  const parts = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]))
  const local = Date.UTC(parts.year!, parts.month! - 1, parts.day, parts.hour, parts.minute, parts.second)
  return local - Math.floor(instant / 1_000) * 1_000
}

const createFormat = (timeZone: string) =>
  new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
