import { actOnMe } from '@labreach/contract/account'
import { register } from '@labreach/contract/session'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { expect, test, vi } from 'vitest'
import { aStudent, aVisitor } from '../../../test/builders.ts'
import { testApp } from '../../../test/test-app.ts'
import { findWeakness } from './weakness.ts'

const app = await testApp({ professors: 3 })
let people = 0
const registerWith = async (password: string, username = `newcomer-${++people}`) =>
  app.call(register, { body: { ...(await aVisitor(app)), username, password } })
const composeRefusal = (why: string) =>
  `This password is easy to guess: it is ${why}. A few unrelated words make a good one.`
const own = composeRefusal('mostly your own name, username or address')

test('a short password gets the sentence on length, also if it is one of the most used [PASSWORD-16]', async () => {
  const { status, body } = await registerWith('1234567')
  expect([status, body.code, body.error]).toEqual([
    400,
    'weak_password',
    'Password must be at least 8 characters long.',
  ])
})

test.each([
  ['12345678', composeRefusal('one of the most used ones')],
  ['Labreach1', composeRefusal('mostly the name of this website')],
  ['l4br3ach-2026!', composeRefusal('mostly the name of this website')],
  ['asdfghjkl;', composeRefusal('mostly a row of keys on a keyboard')],
  ['kwkwkwkwkwkw', composeRefusal('mostly the same part again and again')],
  ['bcdefghijklm', composeRefusal('mostly a simple sequence such as abc or 123')],
  ['17.05.1998', composeRefusal('mostly a date or a year')],
  ['kaleidoscope', composeRefusal('mostly one common word or name')],
  // The resume that the visitor uploaded is Ada Park's.
  ['adaPark2026!', own],
])('refuses the weak password %s [PASSWORD-16]', async (password, sentence) => {
  const { status, body } = await registerWith(password)
  expect([status, body.code, body.error]).toEqual([400, 'weak_password', sentence])
})

test.each([
  ['emmy.noether', 'emmy.noether7'],
  ['emmy@princeton.edu', 'Princeton-1933'],
  ['emmy.n2', 'xEmmy12x'],
])('refuses the username %s with a few added characters as a password', async (username, password) => {
  expect((await registerWith(password, username)).body.error).toBe(own)
})

test('a password change has the same rules, also for the names of the profile', async () => {
  const student = await aStudent(app)
  const change = (new_password: string) =>
    app.call(actOnMe, {
      as: student,
      body: { action: 'change_password', old_password: 'correct horse', new_password },
    })
  expect((await change('ada.park2026')).body).toMatchObject({ code: 'weak_password', error: own })
  expect((await change(student.username)).body).toMatchObject({ code: 'weak_password', error: own })
  expect((await change('ada walks past a harbour')).status).toBe(200)
})

test('accepts a few unrelated words, also with the student’s name or the product’s among them', async () => {
  const passwords = ['correct horse', 'labreach correct horse', 'park correct horse', 'пароль верблюд окно']
  const statuses = []
  for (const password of passwords) statuses.push((await registerWith(password)).status)
  expect(statuses).toEqual([200, 200, 200, 200])
})

test('a check examines at most 24 characters, three times', () => {
  const signs = '4@8({[<3369!|10$5+7%2'
  const hard = [signs.repeat(40), '1'.repeat(1_000), '1/1/'.repeat(250), 'l1!i|'.repeat(200), 'passw0rd'.repeat(125)]
  const personalWords = Array.from({ length: 20 }, () => 'a'.repeat(150))
  const checked = vi.spyOn(ZxcvbnFactory.prototype, 'check')
  for (const password of hard) findWeakness({ password, personalWords })
  // The time of a check grows with the square of the length.
  expect(checked.mock.calls.length).toBeLessThanOrEqual(3 * hard.length)
  expect(Math.max(...checked.mock.calls.map(([password]) => [...password].length))).toBe(24)
})
