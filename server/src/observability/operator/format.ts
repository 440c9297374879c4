const MINUTE_MS = 60_000

const counts = new Intl.NumberFormat('en', { useGrouping: true })
export const formatCount = (count: number): string => counts.format(count)

/** `2026-11-26 14:03 UTC`: the same form as in the log, so that one can be searched in the other. */
export const formatTime = (time: Date): string => `${time.toISOString().slice(0, 16).replace('T', ' ')} UTC`

/** The time since `then`, in its largest unit: `3 minutes`, `1 day`. */
export function formatAge(now: Date, then: Date): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - then.getTime()) / MINUTE_MS))
  if (minutes < 1) return 'less than a minute'
  if (minutes < 60) return plural(minutes, 'minute')
  if (minutes < 48 * 60) return plural(Math.floor(minutes / 60), 'hour')
  return plural(Math.floor(minutes / 1_440), 'day')
}

const plural = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`
