import { fillPath } from '@labreach/contract/endpoint'
import { readCalendar } from '@labreach/contract/calendar'
import { hashToken, newToken } from '../../encryption.ts'
import type { Services } from '../../services.ts'
import { storeCalendarFeed } from '../../students/calendar-feeds.ts'

/** Makes the private calendar of a student, and ends a former one. Only its hash is stored, so it is shown once. */
export async function makeCalendar(
  { db, clock, config }: Pick<Services, 'db' | 'clock' | 'config'>,
  feed: { studentId: string; timeZone: string },
): Promise<{ url: string; made_at: string }> {
  const [token, now] = [newToken(), clock.now()]
  await storeCalendarFeed(db, feed, hashToken(token), now)
  return { url: `${config.publicUrl}${fillPath(readCalendar.path, { token })}`, made_at: now.toISOString() }
}
