import { getMe, requestEmailChange } from '@labreach/contract/account'
import { getCalendar, makeCalendar } from '@labreach/contract/calendar'
import { createMentorLink, listMentors } from '@labreach/contract/mentoring'
import { saveDraft } from '@labreach/contract/professors'
import { expect, test } from 'vitest'
import { anUnlocked, aStudent, type AStudent } from '../../test/builders.ts'
import { testApp } from '../../test/test-app.ts'
import { lockCredentials } from '../students/credentials.ts'
import { endPendingAccess } from './end-pending-access.ts'

const app = await testApp({ professors: 3 })
type Thief = { headers: { authorization: string } }
type Act = (thief: Thief, student: AStudent, professor: { id: number }) => Promise<{ status: number; body: object }>

/** What a session makes that gives access without it. */
const makes: [string, Act][] = [
  ['a mentor link', (thief, _, professor) => app.call(createMentorLink, { ...thief, params: { id: professor.id } })],
  ['a calendar', (thief) => app.call(makeCalendar, { ...thief, body: { time_zone: 'Europe/Paris' } })],
  [
    'a change of the address',
    (thief) => app.call(requestEmailChange, { ...thief, body: { email: 'thief@example.edu' } }),
  ],
]

test.each(makes)('%s that waits for a new password is not made [ACCOUNT-27]', async (_, make) => {
  const student = await aStudent(app)
  const professor = await anUnlocked(app, { by: student })
  const params = { id: professor.id }
  await app.call(saveDraft, { as: student, params, body: { draft: 'Dear Professor,' } })
  const thief = { headers: { authorization: `Bearer ${await app.tokenFor(student.id)}` } }
  const { db, clock } = app.services
  const { pending } = await db.transaction().execute(async (tx) => {
    await lockCredentials(tx, student.id)
    const answer = make(thief, student, professor)
    const isWaiting = async () =>
      (
        await app.database.sql`
          select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      ).length
    await expect.poll(isWaiting).toBeGreaterThan(0)
    await endPendingAccess(tx, student.id, clock.now())
    return { pending: answer }
  })
  expect(await pending).toMatchObject({ status: 401, body: { code: 'session_ended' } })
  const as = { headers: { authorization: `Bearer ${await app.tokenFor(student.id)}` } }
  expect((await app.call(listMentors, { ...as, params })).body.links).toEqual([])
  expect((await app.call(getCalendar, as)).body.made_at).toBeNull()
  expect((await app.call(getMe, as)).body.pending_email).toBeNull()
})
