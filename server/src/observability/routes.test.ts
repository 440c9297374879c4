import { wake } from '@labreach/contract/session'
import { getMe } from '@labreach/contract/account'
import { expect, test } from 'vitest'
import { aStudent } from '../../test/builders.ts'
import { testApp } from '../../test/test-app.ts'

const app = await testApp({ professors: 3 })

test('reports whether the process is alive and whether it is ready for calls', async () => {
  expect((await app.fetch('/healthz')).body).toEqual({ status: 'ok' })
  expect(await app.fetch('/readyz')).toMatchObject({ status: 200, body: { status: 'ready' } })
  app.shutdown.begun = true
  expect(await app.fetch('/readyz')).toMatchObject({ status: 503, body: { wrong: ['the server is stopping'] } })
  // Calls still work while the server is stopping.
  expect((await app.call(getMe, { as: await aStudent(app) })).status).toBe(200)
  app.shutdown.begun = false
})

test('labels metrics with the names of calls, without data of a student', async () => {
  const student = await aStudent(app)
  await app.call(getMe, { as: student })
  await app.call(wake, {})
  const { status, text } = await app.fetch('/metrics')
  expect(status).toBe(200)
  expect(text).toMatch(/labreach_call_seconds_count\{call="getMe",status="200"\} \d+/)
  expect(text).toMatch(/labreach_database_alive 1\n/)
  expect(text).toMatch(/labreach_professors_listed 3\n/)
  expect(text).toMatch(/process_resident_memory_bytes \d+/)
  expect(text).not.toContain(student.id)
})

test('counts letters that are neither sent nor failed', async () => {
  const student = await aStudent(app)
  const [professor] = app.professors
  const states = [
    ['sending', '1 minute'],
    ['unconfirmed', '1 hour'],
    ['unconfirmed', '2 days'],
    ['sent', '1 hour'],
    ['held', '-1 hour'],
    ['held', '2 minutes'],
  ]
  for (const [at, [state, ago]] of states.entries())
    await app.database.sql`
      insert into outreaches
        (student_id, professor_id, state, first_contact, to_email, subject, message, message_id, reserved_at, hold, approved_at)
      values (${student.id}, ${professor!.id}, ${state!}, false, 'a@b.example', 's', 'm', ${`<${at}@x>`},
        ${app.clock.now()}::timestamptz - ${ago!}::interval, 'morning', ${app.clock.now()})`
  const { text } = await app.fetch('/metrics')
  expect(
    text
      .split('\n')
      .filter((line) => line.startsWith('labreach_letters_open{'))
      .toSorted(),
  ).toEqual([
    'labreach_letters_open{state="held"} 1',
    'labreach_letters_open{state="held_late"} 1',
    'labreach_letters_open{state="sending"} 1',
    'labreach_letters_open{state="unconfirmed"} 1',
    'labreach_letters_open{state="unconfirmed_old"} 1',
  ])
})

test('refuses metrics to other machines', async () => {
  const fromElsewhere = { 'x-forwarded-for': '203.0.113.7' }
  expect((await app.fetch('/metrics', { headers: fromElsewhere })).status).toBe(404)
  expect((await app.fetch('/healthz', { headers: fromElsewhere })).status).toBe(200)
})
