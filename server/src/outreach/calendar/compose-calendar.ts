import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator'
import type { CalendarEvent } from './list-events.ts'

/** Seconds after which a calendar program reads again. */
const refreshSeconds = 3_600

/** Composes a calendar (RFC 5545). Equal events result in equal bytes. Each event links to the Outreach History. */
export function composeCalendar(events: readonly CalendarEvent[], publicUrl: string): string {
  const calendar = ical({
    name: 'Labreach',
    prodId: { company: 'Labreach', product: 'Outreach', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: refreshSeconds,
  })
  const { host } = new URL(publicUrl)
  for (const { uid, title, when, isLikely, changedAt } of events)
    calendar.createEvent({
      id: `${uid}@${host}`,
      summary: title.replaceAll(/\p{Cc}+/gu, ' '),
      url: `${publicUrl}/outreach`,
      // The library writes the UTC day of these times.
      ...('day' in when
        ? { allDay: true, start: new Date(`${when.day}T00:00:00Z`) }
        : { start: when.from, end: when.until }),
      stamp: changedAt,
      status: isLikely ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
      // Nothing in this calendar makes the student busy.
      transparency: ICalEventTransparency.TRANSPARENT,
    })
  return calendar.toString()
}
