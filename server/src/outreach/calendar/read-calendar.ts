import { hashToken } from '../../encryption.ts'
import type { Db } from '../../db/connection.ts'
import type { Services } from '../../services.ts'
import { findByCalendarToken, selectCalendarFeed } from '../../students/calendar-feeds.ts'
import { calendarUnknown } from '../errors.ts'
import { isFollowUpUnwanted } from '../views.ts'
import { composeCalendar } from './compose-calendar.ts'
import { listEvents } from './list-events.ts'
import { selectDatedLetters } from './select-dated-letters.ts'

type Deps = Pick<Services, 'db' | 'clock' | 'catalogue' | 'config'>

/** The calendar of the student who made this token. Throws calendar_unknown, the same for every other token. */
export async function readCalendar(services: Deps, token: string): Promise<string> {
  const feed = await findByCalendarToken(services.db, hashToken(token))
  if (!feed) throw calendarUnknown()
  return compose(services, services.db, feed)
}

/** The same calendar for the download of a student's data; without a feed, its days are in UTC. */
export async function exportCalendar(services: Deps, studentId: string): Promise<string> {
  const feed = await selectCalendarFeed(services.db, studentId)
  return compose(services, services.db, { studentId, timeZone: feed?.time_zone ?? 'UTC' })
}

async function compose(
  { clock, catalogue, config }: Deps,
  db: Db,
  { studentId, timeZone }: { studentId: string; timeZone: string },
): Promise<string> {
  const now = clock.now()
  const letters = (await selectDatedLetters(db, studentId, now)).map((letter) =>
    isFollowUpUnwanted({ catalogue, clock }, letter.professor_id) ? { ...letter, follow_up_from: null } : letter,
  )
  return composeCalendar(listEvents(letters, timeZone), config.publicUrl)
}
