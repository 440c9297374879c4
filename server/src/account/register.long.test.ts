import { matchStream } from '@labreach/contract/professors'
import { DAY_MS } from '@labreach/contract/plans'
import { getMe } from '@labreach/contract/account'
import { login, register } from '@labreach/contract/session'
import { expect, test } from 'vitest'
import { aVisitor } from '../../test/builders.ts'
import { testApp } from '../../test/test-app.ts'

const app = await testApp({ professors: 6 })
const password = 'correct horse'
let people = 0
const aName = () => `person-${++people}`

test('turns a visitor into a signed-in student, with the facts of the resume [REGISTER-14]', async () => {
  const visitor = await aVisitor(app)
  const username = aName()
  const { status, body } = await app.call(register, { body: { ...visitor, username, password } })
  expect(status).toBe(200)
  expect(body.user).toMatchObject({
    username,
    first_name: 'Ada',
    last_name: 'Park',
    major: 'Computer Science',
    gpa: 3.85,
    academic_level: 'undergraduate',
    key_interests: ['Robotics', 'Machine learning', 'Computer vision'],
    skills: ['Python', 'C++', 'R', 'machine learning'],
    subscription: 'F',
    google_user: false,
    resume_name: 'resume.pdf',
    email: null,
  })
  const me = await app.call(getMe, { headers: { authorization: `Bearer ${body.access_token}` } })
  expect(me.body).toMatchObject({ id: body.user.id })
  expect((await app.call(login, { body: { username, password } })).status).toBe(200)
})

test('uses up the temporary token [REGISTER-18]', async () => {
  const visitor = await aVisitor(app)
  expect((await app.call(register, { body: { ...visitor, username: aName(), password } })).status).toBe(200)
  const again = await app.call(register, { body: { ...visitor, username: aName(), password } })
  expect(again).toMatchObject({ status: 401, body: { code: 'temporary_token_invalid' } })
  const { status } = await app.call(matchStream, { query: { temporary_token: visitor.temporary_token } })
  expect(status).toBe(401)
})

test.each([
  ['a password of seven characters [PASSWORD-16]', { password: '7 chars' }, 400, 'weak_password'],
  ['a password of more than a thousand bytes', { password: 'é'.repeat(501) }, 400, 'weak_password'],
  ['a username of two characters', { username: 'ab' }, 400, 'username_invalid'],
  ['a username with a space inside', { username: 'ada lovelace' }, 400, 'username_invalid'],
  ['a username of 151 characters', { username: 'a'.repeat(151) }, 400, 'username_invalid'],
  ['an invented temporary token', { temporary_token: 'invented' }, 401, 'temporary_token_invalid'],
  ["another site's resume", { resume_url: 'https://example.edu/api/resume/' }, 400, 'resume_mismatch'],
  ['no resume', { resume_url: '' }, 400, 'resume_mismatch'],
])('refuses %s, and the temporary token stays valid', async (_, wrong, status, code) => {
  const visitor = await aVisitor(app)
  const right = { ...visitor, username: aName(), password }
  expect(await app.call(register, { body: { ...right, ...wrong } })).toMatchObject({ status, body: { code } })
  expect((await app.call(register, { body: right })).status).toBe(200)
})

test("refuses another visitor's resume [REGISTER-15]", async () => {
  const [visitor, other] = [await aVisitor(app), await aVisitor(app)]
  const body = { ...visitor, resume_url: other.resume_url, username: aName(), password }
  expect(await app.call(register, { body })).toMatchObject({ status: 400, body: { code: 'resume_mismatch' } })
})

test('accepts an expired resume URL, since it only identifies the resume [REGISTER-15]', async () => {
  const visitor = await aVisitor(app)
  app.clock.pass(11 * 60_000)
  expect((await app.call(register, { body: { ...visitor, username: aName(), password } })).status).toBe(200)
})

test('refuses an upload older than 24 hours [REGISTER-18]', async () => {
  const visitor = await aVisitor(app)
  app.clock.pass(DAY_MS)
  const { status, body } = await app.call(register, { body: { ...visitor, username: aName(), password } })
  expect([status, body.code]).toEqual([401, 'temporary_token_invalid'])
})

test('a username belongs to one account, in any case [REGISTER-24]', async () => {
  const username = 'Emmy.Noether'
  expect((await app.call(register, { body: { ...(await aVisitor(app)), username, password } })).status).toBe(200)
  const visitor = await aVisitor(app)
  const taken = await app.call(register, { body: { ...visitor, username: 'emmy.noether', password } })
  expect(taken).toMatchObject({ status: 409, body: { code: 'username_taken' } })
  expect((await app.call(register, { body: { ...visitor, username: aName(), password } })).status).toBe(200)
})

test('two registrations at the same moment create one account', async () => {
  const visitor = await aVisitor(app)
  const names = [aName(), aName()]
  const responses = await Promise.all(
    names.map((username) => app.call(register, { body: { ...visitor, username, password } })),
  )
  expect(responses.map((response) => response.status).toSorted()).toEqual([200, 401])
  const rows = await app.database.sql`select id from students where username = any(${names})`
  expect(rows).toHaveLength(1)
})

test('stores passwords as argon2id hashes', async () => {
  const username = aName()
  await app.call(register, { body: { ...(await aVisitor(app)), username, password } })
  const [row] = await app.database.sql`select password_hash from students where username = ${username}`
  expect(row!.password_hash).toMatch(/^\$argon2id\$v=19\$m=12288,t=3,p=1\$/)
})
