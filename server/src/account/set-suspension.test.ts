import { getMe } from '@labreach/contract/account'
import { login, refresh } from '@labreach/contract/session'
import { expect, test } from 'vitest'
import { aStudent } from '../../test/builders.ts'
import { testApp } from '../../test/test-app.ts'
import { lockStudent } from '../students/lock-student.ts'
import { setSuspension } from './set-suspension.ts'

const app = await testApp({ professors: 1 })

test('a suspension ends all sessions immediately and prevents sign-ins until it is lifted', async () => {
  const student = await aStudent(app)
  const signIn = () => app.call(login, { body: { username: student.username, password: 'correct horse' } })
  const { body } = await signIn()
  const headers = { authorization: `Bearer ${body.access_token}` }
  expect((await app.call(getMe, { headers })).status).toBe(200)

  expect(await setSuspension(app.services, student.username.toUpperCase(), { lift: false })).toEqual({
    id: student.id,
    username: student.username,
  })
  expect((await app.call(getMe, { headers })).status).toBe(401)
  expect((await app.call(refresh, { body: { refresh: body.refresh_token } })).status).toBe(401)
  expect(await signIn()).toMatchObject({
    status: 403,
    body: { code: 'account_suspended', error: 'This account is suspended. Please write to support.' },
  })
  const wrong = await app.call(login, { body: { username: student.username, password: 'wrong horse' } })
  expect(wrong).toMatchObject({ status: 401, body: { code: 'credentials_wrong' } })
  // The reservation of a queued letter takes this lock.
  const reserving = app.database.db.transaction().execute((tx) => lockStudent(tx, student.id, app.clock.now()))
  await expect(reserving).rejects.toMatchObject({ code: 'session_ended' })

  await setSuspension(app.services, student.username, { lift: true })
  expect((await signIn()).status).toBe(200)
  const events = await app.database.sql`
    select event from journal where subject = ${student.id} and event like '%suspen%' order by id`
  expect(events.map(({ event }) => event as string)).toEqual(['account_suspended', 'suspension_lifted'])
})
