import { clearGoogleToken, login } from '@labreach/contract/session'
import { expect, test } from 'vitest'
import { aConfirmedStudent, type AStudent } from '../../../test/builders.ts'
import { completeGoogleFlow, connectGoogle } from '../../../test/google.ts'
import { testApp } from '../../../test/test-app.ts'

const app = await testApp({ professors: 3 })

test.each([
  ['disconnecting', (student: AStudent) => app.call(clearGoogleToken, { as: student })],
  ['another mailbox', (student: AStudent) => connectGoogle(app, student)],
])('%s ends a sign-in with the former account whose code waits', async (_, act) => {
  const student = await aConfirmedStudent(app)
  const email = await connectGoogle(app, student)
  const browser = app.browser()
  const end = await completeGoogleFlow(app, browser, {}, { email })
  await act(student)
  const code = new URL(end, app.url).searchParams.get('state')!
  expect((await browser.call(login, { body: { state: code } })).status).toBe(401)
})

test('a login code starts no session if the password is changed while the code is on its way', async () => {
  const student = await aConfirmedStudent(app)
  const email = await connectGoogle(app, student)
  const browser = app.browser()
  const end = await completeGoogleFlow(app, browser, {}, { email })
  const code = new URL(end, app.url).searchParams.get('state')!
  // The reset holds the lock of the student, and ends the code before it commits.
  const { pending } = await app.database.sql.begin(async (tx) => {
    await tx`select from students where id = ${student.id} for update`
    const signIn = browser.call(login, { body: { state: code } })
    const isWaiting = async () =>
      (
        await app.database
          .sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      ).length
    await expect.poll(isWaiting).toBeGreaterThan(0)
    await tx`delete from google_trips where login_student_id = ${student.id}`
    return { pending: signIn }
  })
  expect((await pending).status).toBe(401)
})
