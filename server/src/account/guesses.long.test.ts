import { requestPasswordReset } from '@labreach/contract/account'
import { login } from '@labreach/contract/session'
import { beforeEach, expect, test } from 'vitest'
import { aStudent, type AStudent } from '../../test/builders.ts'
import { waitForJobs, waitForMails } from '../../test/mails.ts'
import { testApp } from '../../test/test-app.ts'

const app = await testApp({ professors: 3, limitsPerNetwork: true })
const { clock } = app
let networks = 0
/** A network that sends its first request. */
const aNetwork = () => `10.${(++networks >> 16) & 255}.${(networks >> 8) & 255}.${networks & 255}`
const composeHeaders = (network: string) => ({ 'x-forwarded-for': network })
const signIn = (username: string, password: string, network: string) =>
  app.call(login, { headers: composeHeaders(network), body: { username, password } })
const signInCorrectly = (student: AStudent, network: string) => signIn(student.username, 'correct horse', network)
/** Tries wrong passwords, each from a different network. */
const guess = (username: string, times: number) =>
  Promise.all(Array.from({ length: times }, () => signIn(username, 'wrong', aNetwork())))

beforeEach(() => clock.pass(24 * 3_600_000))

test('ten wrong passwords of a stranger do not lock the owner out [LOGIN-11]', async () => {
  const student = await aStudent(app)
  const stranger = aNetwork()
  for (let attempt = 0; attempt < 10; attempt++)
    expect((await signIn(student.username, 'wrong', stranger)).status).toBe(401)
  expect((await signIn(student.username, 'wrong', stranger)).status).toBe(429)
  expect((await signInCorrectly(student, aNetwork())).status).toBe(200)
})

test('spellings of one username share their ten tries', async () => {
  const forms = ['sofia', 'SOFIA', 'ｓofia', 'so\ufb01a', 'ſofia', ' sofia ', '\u{1d4c8}ofia', 'sofi\u{1d44e}']
  const network = aNetwork()
  const statuses = []
  for (let attempt = 0; attempt < 12; attempt++)
    statuses.push((await signIn(forms[attempt % forms.length]!, 'wrong', network)).status)
  expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429])
})

test('an IPv6 network is the /64 of its address', async () => {
  const statuses = []
  for (let attempt = 0; attempt < 11; attempt++)
    statuses.push((await signIn('six.by.six', 'wrong', `2001:db8:1:2::${attempt}`)).status)
  expect(statuses.at(-1)).toBe(429)
  expect((await signIn('six.by.six', 'wrong', '2001:db8:1:3::1')).status).toBe(401)
})

test('successful sign-ins do not count', async () => {
  const [student, network] = [await aStudent(app), aNetwork()]
  for (let attempt = 0; attempt < 12; attempt++) expect((await signInCorrectly(student, network)).status).toBe(200)
})

test('guesses from many networks delay unknown networks, longer each time, and never a known one [LOGIN-11]', async () => {
  const [student, home] = [await aStudent(app), aNetwork()]
  expect((await signInCorrectly(student, home)).status).toBe(200)
  await guess(student.username, 50)

  const away = aNetwork()
  const slowed = await signInCorrectly(student, away)
  expect(slowed).toMatchObject({
    status: 429,
    body: {
      code: 'rate_limited',
      error: 'Too many wrong passwords for this account. Please try again in 2 seconds.',
      retry_after: 2,
    },
  })
  expect((await signInCorrectly(student, home)).status).toBe(200)
  clock.pass(1_999)
  expect((await signInCorrectly(student, away)).body.retry_after).toBe(1)
  clock.pass(1)
  expect((await signInCorrectly(student, away)).status).toBe(200)

  // Unknown networks wait before each guess; the wait grows with the number of guesses.
  const waits = []
  for (let round = 0; round < 2; round++) {
    const strangers = Array.from({ length: 55 }, aNetwork)
    const countGuesses = async () =>
      (await Promise.all(strangers.map((network) => signIn(student.username, 'wrong', network)))).map(
        (one) => one.status,
      )
    expect(new Set(await countGuesses())).toEqual(new Set([429]))
    clock.pass(30_000)
    expect(new Set(await countGuesses())).toEqual(new Set([401]))
    expect(new Set(await countGuesses())).toEqual(new Set([429]))
    waits.push((await signInCorrectly(student, aNetwork())).body.retry_after)
  }
  expect(waits).toEqual([4, 8])
  expect((await signInCorrectly(student, home)).status).toBe(200)
}, 120_000)

test('guesses for an unknown username are delayed in the same way', async () => {
  await guess('nobody-at-all', 50)
  expect((await signIn('nobody-at-all', 'wrong', aNetwork())).body.retry_after).toBe(2)
})

async function aConfirmedOwner() {
  const student = await aStudent(app)
  const email = `${student.username}@example.edu`
  await app.services.db
    .updateTable('students')
    .set({ email, email_verified_at: clock.now() })
    .where('id', '=', student.id)
    .execute()
  const requestReset = async (network: string, address = email) =>
    (await app.call(requestPasswordReset, { headers: composeHeaders(network), body: { email: address } })).status
  return { email, ask: requestReset }
}

test('resets that a stranger requests do not prevent one by the owner', async () => {
  const { ask } = await aConfirmedOwner()
  const stranger = aNetwork()
  for (let attempt = 0; attempt < 5; attempt++) expect(await ask(stranger)).toBe(200)
  expect(await ask(stranger)).toBe(429)
  expect(await ask(aNetwork())).toBe(200)
})

test('an address gets three links at once and then one every 15 minutes, other spellings cost it none, and every response is the same [PASSWORD-26]', async () => {
  const { ask, email } = await aConfirmedOwner()
  const tagged = email.replace('@', '+tag@')
  const forms = [tagged, email, email.toUpperCase()]
  for (let attempt = 0; attempt < 12; attempt++) expect(await ask(aNetwork(), forms[attempt % 3])).toBe(200)
  await waitForJobs(app, 'password_reset')
  expect(await waitForMails(app, email, 3)).toHaveLength(3)
  clock.pass(15 * 60_000)
  for (const form of [tagged, tagged, email, email]) expect(await ask(aNetwork(), form)).toBe(200)
  await waitForJobs(app, 'password_reset')
  expect(await waitForMails(app, email, 4)).toHaveLength(4)
})
