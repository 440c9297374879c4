/** A time as the clocks of a time zone show it. `timeZone` is an IANA name; null stands for UTC. */
type Zone = string | null

const format = (iso: string, timeZone: Zone, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-US', { timeZone: timeZone ?? 'UTC', ...options }).format(new Date(iso))

/** 'Thursday 8:40 AM' */
export const weekdayTime = (iso: string, timeZone: Zone): string =>
  `${format(iso, timeZone, { weekday: 'long' })} ${format(iso, timeZone, { hour: 'numeric', minute: '2-digit' })}`

/** 'Tue, Dec 8', in the time zone of this browser. */
export const weekdayDate = (iso: string): string =>
  new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric' }).format(new Date(iso))

/** 'America/Los_Angeles' → 'Los Angeles', the city after which a time zone is named. */
export const zoneCity = (timeZone: string): string => (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')

/** Whether the clocks of this browser show another time than those of the zone. */
export function differsFromLocalTime(iso: string, timeZone: Zone): boolean {
  const options = { weekday: 'short', hour: 'numeric', minute: '2-digit' } as const
  const here = new Intl.DateTimeFormat('en-US', options).format(new Date(iso))
  return format(iso, timeZone, options) !== here
}
