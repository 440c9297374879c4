/** At most `limit` uses in each time span of `windowMs`, which contains its end and not its start: (end − windowMs, end]. */
export type RollingLimit = { limit: number; windowMs: number }

/**
 * The most uses in a window that would also contain a use at `at`. `times`: all other uses, past and planned, in
 * milliseconds and any order. Such a window ends at `at` or later, and holds the most when it ends at a use.
 */
export function countMostAround(times: readonly number[], at: number, { windowMs }: Pick<RollingLimit, 'windowMs'>) {
  const near = times.filter((time) => time > at - windowMs && time < at + windowMs)
  const ends = [at, ...near.filter((time) => time > at)]
  return Math.max(...ends.map((end) => near.filter((time) => time > end - windowMs && time <= end).length))
}

/** Whether a use may be added at `at`: no window then holds more than the limit. */
export function hasRoom(times: readonly number[], at: number, limit: RollingLimit): boolean {
  return countMostAround(times, at, limit) < limit.limit
}

/**
 * The earliest time at or after `from` at which a use may be added under all these limits, each with the uses that count
 * for it. Infinity if a limit is 0. Room begins only where a use leaves its window.
 */
export function findRoom(limits: readonly (RollingLimit & { times: readonly number[] })[], from: number): number {
  const starts = limits.flatMap(({ times, windowMs }) => times.map((time) => time + windowMs)).filter((at) => at > from)
  const candidates = [from, ...starts.toSorted((one, other) => one - other)]
  return candidates.find((at) => limits.every((limit) => hasRoom(limit.times, at, limit))) ?? Infinity
}
