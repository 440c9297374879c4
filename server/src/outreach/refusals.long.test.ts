import { getMe } from '@labreach/contract/account'
import { DAY_MS, WEEK_MS } from '@labreach/contract/plans'
import { expect, test } from 'vitest'
import { aHandle, anUnlocked, aProfessor, aStudent } from '../../test/builders.ts'
import { aSender, connectGoogle } from '../../test/google.ts'
import { listSentMails, writeLetter } from '../../test/letters.ts'
import { testApp } from '../../test/test-app.ts'

const app = await testApp()
const getEmailQuota = async (as: { id: string }) => (await app.call(getMe, { as })).body.quotas.emails_day

test('limits Free to one letter a day; the refusal contains the next possible time [SEND-10, SEND-16]', async () => {
  const sender = await aSender(app)
  expect((await writeLetter(app, sender)).status).toBe(200)
  const other = { ...sender, professor: await anUnlocked(app, { by: sender.student }) }
  const resets_at = new Date(app.clock.now().getTime() + DAY_MS).toISOString()
  const error = 'You have reached your daily email limit. Please visit the pricing page to upgrade your plan.'
  const refused = await writeLetter(app, other)
  expect(refused).toMatchObject({ status: 403, body: { code: 'daily_limit', error, message: error, resets_at } })
  app.clock.pass(DAY_MS - 1)
  expect((await writeLetter(app, other)).status).toBe(403)
  app.clock.pass(1)
  expect((await writeLetter(app, other)).status).toBe(200)
  expect(await listSentMails(app, sender.email)).toHaveLength(2)
})

test('of five concurrent letters on Free one is sent [SEND-17]', async () => {
  const sender = await aSender(app)
  const others = await Promise.all([1, 2, 3, 4].map(() => anUnlocked(app, { by: sender.student })))
  const responses = await Promise.all(
    [sender.professor, ...others].map((professor) => writeLetter(app, { ...sender, professor })),
  )
  expect(responses.map((response) => response.status).toSorted()).toEqual([200, 403, 403, 403, 403])
  expect(await listSentMails(app, sender.email)).toHaveLength(1)
})

test('limits Basic to fifty letters a day [SEND-16]', async () => {
  const sender = await aSender(app, { plan: 'B' })
  await app.database.sql`
    insert into outreaches (student_id, professor_id, state, first_contact, to_email, subject, message, message_id, reserved_at)
    select ${sender.student.id}, ${app.professors[44]!.id}, 'sent', false, '', '', '', 'earlier ' || n, ${app.clock.now()}
    from generate_series(1, 49) n`
  expect((await writeLetter(app, sender)).body.emails_day).toEqual({ used: 50, limit: 50 })
  const other = await anUnlocked(app, { by: sender.student })
  expect((await writeLetter(app, { ...sender, professor: other })).status).toBe(403)
})

test('requires a connected Google account [SEND-6]', async () => {
  const student = await aStudent(app)
  const professor = await anUnlocked(app, { by: student })
  const error = 'Please connect your Google account to send emails'
  const refused = await writeLetter(app, { student, professor })
  expect(refused).toMatchObject({ status: 400, body: { code: 'google_not_connected', error, message: error } })
})

test('requires a resume [SEND-9]', async () => {
  const student = await aStudent(app, { resume: false })
  await connectGoogle(app, student)
  const professor = await anUnlocked(app, { by: student })
  expect(await writeLetter(app, { student, professor })).toMatchObject({
    status: 400,
    body: { code: 'resume_missing' },
  })
})

test('refuses a locked professor, by Scholar id or by handle [SEND-23]', async () => {
  const { student } = await aSender(app)
  const professor = await aProfessor(app)
  for (const scholarId of [professor.scholarId, aHandle(app, student, professor)])
    expect(await writeLetter(app, { student, professor: { scholarId } })).toMatchObject({
      status: 409,
      body: { code: 'locked' },
    })
  expect((await getEmailQuota(student)).used).toBe(0)
})

test('refuses a professor who is unknown or has opted out [SEND-15]', async () => {
  const sender = await aSender(app, { professor: await aProfessor(app) })
  await app.database.sql`update professors set opt_out = true where id = ${sender.professor.id}`
  const body = { code: 'opted_out', error: 'Professor has opted out.' }
  expect(await writeLetter(app, sender)).toMatchObject({ status: 409, body })
  const unknown = await writeLetter(app, { ...sender, professor: { scholarId: 'nobody' } })
  expect(unknown).toMatchObject({ status: 404, body: { code: 'professor_unknown' } })
  expect(await listSentMails(app, sender.email)).toEqual([])
})

test.each([
  [{ subject: ' \n' }, 'Please enter a subject.'],
  [{ message: '  ' }, 'Please write your letter first.'],
  [{ to_email: 'nobody@' }, 'Please enter a valid email address'],
])('refuses %j with a sentence [SEND-1]', async (input, error) => {
  const refused = await writeLetter(app, await aSender(app), input)
  expect(refused).toMatchObject({ status: 400, body: { code: 'invalid_input', error, message: error } })
})

test('limits a professor to letters of three students in seven days; a refused letter costs nothing [SEND-21]', async () => {
  const professor = await aProfessor(app)
  const senders = await Promise.all([1, 2, 3, 4, 5].map(() => aSender(app, { plan: 'B', professor })))
  const first = app.clock.now().getTime()
  const responses = await Promise.all(senders.map((sender) => writeLetter(app, sender)))
  expect(responses.map((response) => response.status).toSorted()).toEqual([200, 200, 200, 409, 409])
  const resets_at = new Date(first + WEEK_MS).toISOString()
  const refused = responses.findIndex((response) => response.status === 409)
  expect(responses[refused]!.body).toMatchObject({ code: 'contacts_full', resets_at })
  expect(await getEmailQuota(senders[refused]!.student)).toMatchObject({ used: 0 })
  const again = senders[responses.findIndex((response) => response.status === 200)]!
  expect(await writeLetter(app, again)).toMatchObject({ status: 409, body: { code: 'contact_too_soon', resets_at } })
  app.clock.pass(WEEK_MS)
  expect((await writeLetter(app, senders[refused]!)).status).toBe(200)
})
