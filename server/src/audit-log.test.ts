import { DAY_MS } from '@labreach/contract/plans'
import { login, register } from '@labreach/contract/session'
import { expect, test } from 'vitest'
import { aStudent, aVisitor } from '../test/builders.ts'
import { connectGoogle, startGoogleFlow, consentAtGoogle } from '../test/google.ts'
import { readAuditLog } from '../test/payments.ts'
import { testApp } from '../test/test-app.ts'
import { sweepAuditLog, appendToAuditLog } from './audit-log.ts'

const app = await testApp({ professors: 3 })
const { db, clock } = app.services

const signIn = (username: string, password: string, address = '203.0.113.7') =>
  app.call(login, { body: { username, password }, headers: { 'x-forwarded-for': address } })

test('contains sign-ins and failed ones with a network hash, and no typed text', async () => {
  const student = await aStudent(app)
  await signIn(student.username, 'correct horse')
  await signIn(student.username, 'wrong horse')
  await signIn(student.username, 'wrong horse', '2001:db8:1:2:3:4:5:6')
  await signIn(student.username, 'wrong horse', '2001:db8:1:2:ffff::1')
  const entries = await readAuditLog(app, student)
  expect(entries.map(({ event, detail }) => [event, detail.way])).toEqual([
    ['signed_in', 'password'],
    ['sign_in_failed', 'password'],
    ['sign_in_failed', 'password'],
    ['sign_in_failed', 'password'],
  ])
  const [first, second, third, fourth] = entries.map(({ detail }) => detail.from)
  expect([first, third]).toEqual([second, fourth])
  expect(first).not.toBe(third)
  const all = JSON.stringify(await app.database.sql`select * from journal`)
  for (const typed of [student.username, 'horse', '203.0.113', '2001:db8']) expect(all).not.toContain(typed)
})

test('contains a failed sign-in without the unknown username', async () => {
  await signIn('a-password-in-the-wrong-field', 'x')
  const [last] = await app.database.sql`select event, subject from journal order by id desc limit 1`
  expect(last).toEqual({ event: 'sign_in_failed', subject: 'unknown' })
})

test('contains sign-ins with Google, with a used code, and registrations', async () => {
  const student = await aStudent(app)
  const email = await connectGoogle(app, student)
  const browser = app.browser()
  const callback = await consentAtGoogle(app, await startGoogleFlow(app, browser, {}), { email })
  const end = new URL((await browser.fetch(callback)).headers.get('location')!, app.url)
  const state = end.searchParams.get('state')!
  expect((await browser.call(login, { body: { state } })).status).toBe(200)
  expect((await browser.call(login, { body: { state } })).status).toBe(401)
  expect((await readAuditLog(app, student)).map(({ event, detail }) => [event, detail.way])).toEqual([
    ['google_linked', undefined],
    ['signed_in', 'google'],
  ])
  const [spent] = await app.database
    .sql`select event, subject, detail->>'way' as way from journal order by id desc limit 1`
  expect(spent).toEqual({ event: 'sign_in_failed', subject: 'unknown', way: 'google' })

  const { body } = await app.call(register, {
    body: { ...(await aVisitor(app)), username: 'newly.come', password: 'a long enough one' },
  })
  expect((await readAuditLog(app, body.user)).map(({ detail }) => detail.way)).toEqual(['registration'])
})

test('a sign-in without username and password is not logged', async () => {
  const countEntries = async () => (await app.database.sql`select from journal`).length
  const before = await countEntries()
  await signIn('', '')
  expect(await countEntries()).toBe(before)
})

test('entries older than a year are deleted', async () => {
  const createTime = (days: number) => new Date(clock.now().getTime() - days * DAY_MS)
  for (const days of [364, 366, 800])
    await appendToAuditLog(db, { event: 'opted_out', subject: `Days${days}` }, createTime(days))
  await sweepAuditLog(app.services)
  const left = await app.database.sql`select subject from journal where subject like 'Days%'`
  expect(left).toEqual([{ subject: 'Days364' }])
})
