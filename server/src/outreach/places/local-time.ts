const formats = new Map<string, Intl.DateTimeFormat>()

/** The instant of a local time, which is given as if it were UTC. The first guess may be on the other side of a change. */
export function toInstant(local: number, timeZone: string): number {
  const guess = local - getOffset(local, timeZone)
  return local - getOffset(guess, timeZone)
}

/** Milliseconds by which local time is ahead of UTC. */
export function getOffset(instant: number, timeZone: string): number {
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
