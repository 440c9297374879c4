import { fillPath } from '@labreach/contract/endpoint'
import { readCalendar } from '@labreach/contract/calendar'
import { isActive } from '../../account/sessions.ts'
import { hashToken, newToken } from '../../encryption.ts'
import { sessionEnded } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { storeCalendarFeed } from '../../students/calendar-feeds.ts'
import { lockStudent } from '../../students/lock-student.ts'

/**
 * Makes the private calendar of a student, and ends a former one. Only its hash is stored, so it is shown once. Throws
 * session_ended.
 */
export async function makeCalendar(
  { db, clock, config }: Pick<Services, 'db' | 'clock' | 'config'>,
  { session, timeZone }: { session: { studentId: string; sessionId: string }; timeZone: string },
): Promise<{ url: string; made_at: string }> {
  const [token, now] = [newToken(), clock.now()]
  const { studentId } = session
  await db.transaction().execute(async (tx) => {
    await lockStudent(tx, studentId, now)
    // A new password may have ended the session meanwhile, with the calendar.
    if (!(await isActive(tx, session))) throw sessionEnded()
    await storeCalendarFeed(tx, { studentId, timeZone }, hashToken(token), now)
  })
  return { url: `${config.publicUrl}${fillPath(readCalendar.path, { token })}`, made_at: now.toISOString() }
}
