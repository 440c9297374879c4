import { randomUUID } from 'node:crypto'
import { login, register } from '@labreach/contract/session'
import { expect, test } from 'vitest'
import { aStudent, aVisitor } from '../../test/builders.ts'
import { testApp } from '../../test/test-app.ts'
import { fillUsernameKeys } from '../students/fill-username-keys.ts'
import { computeUsernameKey } from '../students/username-key.ts'

const app = await testApp({ professors: 3 })
const password = 'correct horse'
const registerAs = async (username: string) =>
  app.call(register, { body: { ...(await aVisitor(app)), username, password } })
const signInAs = (username: string, secret = password) => app.call(login, { body: { username, password: secret } })

test.each([
  ['full-width letters', 'marie.curie', 'ｍarie.curie'],
  ['an accent written as a sign of its own', 'jos\u00e9.silva', 'jose\u0301.silva'],
  ['a ligature', 'sofia.fischer', 'so\ufb01a.fischer'],
  ['a sharp s', 'karl.wei\u00df', 'karl.WEISS'],
  ['a long s', 'lise.meitner', 'li\u017fe.meitner'],
  ['Cyrillic letters alone that look Latin', 'copax', '\u0441\u043e\u0440\u0430\u0445'],
])('a username with %s is the same as without [REGISTER-24]', async (_, name, same) => {
  expect((await registerAs(name)).status).toBe(200)
  expect(await registerAs(same)).toMatchObject({ status: 409, body: { code: 'username_taken' } })
  expect((await signInAs(same)).status).toBe(200)
})

test.each([
  ['Latin with a Cyrillic a', '\u0430da.lovelace'],
  ['Latin with a Greek o', 'ada.l\u03bfvelace'],
  ['Cyrillic with a Latin o', '\u0438ван\u043eв'.replace('\u043e', 'o')],
  ['Latin with an Armenian o', 'ada.l\u0585velace'],
  ['Latin with a Bengali four', 'ada\u09ea'],
])('a username of mixed scripts is refused: %s [REGISTER-24]', async (_, username) => {
  const { status, body } = await registerAs(username)
  expect([status, body.code, body.error]).toEqual([
    400,
    'username_mixed',
    'This username mixes letters of different alphabets. Please use one, for example only Latin or only Greek letters.',
  ])
})

test('a username with an invisible letter is refused', async () => {
  expect(await registerAs('ada\u3164park')).toMatchObject({ status: 400, body: { code: 'username_invalid' } })
})

test.each([
  'иван.петров-2',
  'σωκράτης',
  '山田たろう',
  'ヤマダ+1',
  '김철수',
  '金철수',
  'ስም_3',
  'josé@example.edu',
  'ᏣᎳᎩ',
])('a username may be in any script: %s', async (username) => {
  const { status, body } = await registerAs(username)
  expect([status, body.user?.username]).toEqual([200, username])
  expect((await signInAs(username.toUpperCase())).status).toBe(200)
})

test('accounts without a key sign in with the exact username, also two whose keys are equal', async () => {
  // As an older server inserts them: without a key.
  const one = await aStudent(app, { username: 'Ｇrace.hopper', password: 'first pass phrase' })
  const two = await aStudent(app, { username: 'grace.hopper', password: 'second pass phrase' })
  const alone = await aStudent(app, { username: 'ℌilda.geiringer' })
  for (const _ of ['without keys', 'with keys']) {
    expect((await signInAs('Ｇrace.hopper', 'first pass phrase')).body.user?.id).toBe(one.id)
    expect((await signInAs('grace.HOPPER', 'second pass phrase')).body.user?.id).toBe(two.id)
    await fillUsernameKeys(app.services)
  }
  expect((await signInAs('Hilda.Geiringer')).body.user?.id).toBe(alone.id)
  expect(await registerAs('ＧＲＡＣＥ.hopper')).toMatchObject({ status: 409, body: { code: 'username_taken' } })
  const left = await app.services.db.selectFrom('students').select('id').where('username_key', 'is', null).execute()
  expect(left).toEqual([])
})

test('the key of a key is the same, and only the first 500 characters count', () => {
  for (const name of ['Ｇrace', 'STRASSE', 'İstanbul', 'ΣΊΣΥΦΟΣ', 'ǅungla', randomUUID()])
    expect(computeUsernameKey(computeUsernameKey(name))).toBe(computeUsernameKey(name))
  // NFKC turns this character into 18.
  expect(computeUsernameKey('\ufdfa'.repeat(250_000))).toBe(computeUsernameKey('\ufdfa'.repeat(500)))
})
