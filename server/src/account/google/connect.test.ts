import { getMe } from '@labreach/contract/account'
import { lifetimes } from '@labreach/contract/lifetimes'
import { clearGoogleToken, googleStart, googleFlow } from '@labreach/contract/session'
import { afterEach, expect, test } from 'vitest'
import { aStudent, type AStudent } from '../../../test/builders.ts'
import {
  consentAtGoogle,
  completeGoogleFlow,
  encryptState,
  connectGoogle,
  startGoogleFlow,
  readTokens,
} from '../../../test/google.ts'
import { testApp } from '../../../test/test-app.ts'
import { flowErrors } from '../errors.ts'

const app = await testApp({ professors: 3 })
afterEach(() => app.control('faults', null))

const email = 'ada@gmail.com'
const readMe = async (as: AStudent) => (await app.call(getMe, { as })).body
const errorPageUrl = (page: string, sentence: string) => `${page}?${new URLSearchParams({ error: sentence })}`
const countGrants = async () => (await app.control<{ grants: { sub: string }[] }>('google/accounts')).grants.length
const followCallback = async (browser: ReturnType<typeof app.browser>, callback: string) =>
  (await browser.fetch(callback)).headers.get('location')

test('connects a Google account from the profile [GOOGLE-6, GOOGLE-14]', async () => {
  const student = await aStudent(app)
  expect(await readMe(student)).toMatchObject({ is_google_authenticated: false, google_email: null })
  expect(await completeGoogleFlow(app, app.browser(), { as: student }, { email })).toBe('/profile')
  expect(await readMe(student)).toMatchObject({
    is_google_authenticated: true,
    google_email: email,
    google_user: false,
  })
})

test('requests of Gmail only the permission to send, offline, with PKCE [GOOGLE-8]', async () => {
  const url = new URL(await startGoogleFlow(app, app.browser(), { as: await aStudent(app) }))
  expect(url.pathname).toBe('/o/oauth2/v2/auth')
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    scope: 'openid email profile https://www.googleapis.com/auth/gmail.send',
    access_type: 'offline',
    code_challenge_method: 'S256',
    redirect_uri: 'http://labreach.test/api/auth/google/callback/',
  })
})

test('stores the tokens encrypted, bound to their student [GOOGLE-8]', async () => {
  const student = await aStudent(app)
  await connectGoogle(app, student)
  const [row] = await app.database.sql`select tokens_sealed from google_grants where student_id = ${student.id}`
  expect(Buffer.from(row!.tokens_sealed).toString('latin1')).not.toMatch(/ya29|1\/\/0|Token/)
  expect(await readTokens(app, student.id)).toMatchObject({ refreshToken: expect.stringMatching(/^1\/\/0/) })
  const other = await aStudent(app)
  await app.database.sql`update google_grants set student_id = ${other.id} where student_id = ${student.id}`
  await expect(readTokens(app, other.id)).rejects.toThrow(/unable to authenticate/i)
})

test('hides the cookie from scripts, and from the forms and scripts of other sites', async () => {
  const { headers } = await app.call(googleFlow, { body: {}, as: await aStudent(app) })
  const cookie = headers.get('set-cookie')!
  for (const part of ['HttpOnly', 'SameSite=Lax', 'Path=/api/auth/', 'Max-Age=600']) expect(cookie).toContain(part)
})

test('refuses a state that does not belong to the flow [GOOGLE-7]', async () => {
  const [student, other] = [await aStudent(app), await aStudent(app)]
  const browser = app.browser()
  await browser.call(googleFlow, { body: {}, as: student })
  for (const state of [await encryptState(app, other.username), await encryptState(app, ''), 'rubbish', '']) {
    const { headers } = await browser.call(googleStart, { query: { state } })
    expect(headers.get('location')).toBe(errorPageUrl('/profile', flowErrors.flowEnded))
  }
})

test('refuses to start or to finish a flow in a browser without the cookie [GOOGLE-7]', async () => {
  const student = await aStudent(app)
  const state = await encryptState(app, student.username)
  const start = await app.browser().call(googleStart, { query: { state } })
  expect(start.headers.get('location')).toBe(errorPageUrl('/login', flowErrors.flowEnded))
  const callback = await consentAtGoogle(app, await startGoogleFlow(app, app.browser(), { as: student }), {
    email: 'b@gmail.com',
  })
  expect(await followCallback(app.browser(), callback)).toBe(errorPageUrl('/login', flowErrors.flowEnded))
  expect((await readMe(student)).is_google_authenticated).toBe(false)
})

test('refuses a callback with the OAuth state of another flow: no Google account is connected to the profile of another student', async () => {
  const [victim, attacker] = [await aStudent(app), await aStudent(app)]
  const browser = app.browser()
  await startGoogleFlow(app, browser, { as: victim })
  const callback = await consentAtGoogle(app, await startGoogleFlow(app, app.browser(), { as: attacker }), {
    email: 'mallory@gmail.com',
  })
  expect(await followCallback(browser, callback)).toBe(errorPageUrl('/login', flowErrors.flowEnded))
  expect((await readMe(victim)).google_email).toBeNull()
})

test('accepts a callback once', async () => {
  const [student, browser] = [await aStudent(app), app.browser()]
  const callback = await consentAtGoogle(app, await startGoogleFlow(app, browser, { as: student }), {
    email: 'once@gmail.com',
  })
  const pages = await Promise.all([followCallback(browser, callback), followCallback(browser, callback)])
  expect(pages.toSorted()).toEqual([errorPageUrl('/login', flowErrors.flowEnded), '/profile'])
  expect(await followCallback(browser, callback)).toBe(errorPageUrl('/login', flowErrors.flowEnded))
  expect((await readMe(student)).is_google_authenticated).toBe(true)
})

test('ends a flow after ten minutes [GOOGLE-7]', async () => {
  const [student, browser] = [await aStudent(app), app.browser()]
  const callback = await consentAtGoogle(app, await startGoogleFlow(app, browser, { as: student }), {
    email: 'late@gmail.com',
  })
  app.clock.pass(lifetimes.mailboxFlowMs)
  expect(await followCallback(browser, callback)).toBe(errorPageUrl('/login', flowErrors.flowEnded))
})

test.each([
  ['was denied', { deny: true }, flowErrors.denied],
  ['leaves out sending', { without: ['https://www.googleapis.com/auth/gmail.send'] }, flowErrors.noSending],
])('connects nothing when consent %s [GOOGLE-12]', async (_, consent, sentence) => {
  const student = await aStudent(app)
  const end = await completeGoogleFlow(app, app.browser(), { as: student }, { email: 'picky@gmail.com', ...consent })
  expect(end).toBe(errorPageUrl('/profile', sentence))
  expect((await readMe(student)).is_google_authenticated).toBe(false)
})

test("refuses another student's Google account and accepts the student's own again [GOOGLE-13]", async () => {
  const [student, other] = [await aStudent(app), await aStudent(app)]
  const taken = await connectGoogle(app, student)
  const end = await completeGoogleFlow(app, app.browser(), { as: other }, { email: taken })
  expect(end).toBe(errorPageUrl('/profile', flowErrors.elsewhere))
  expect((await readMe(other)).google_email).toBeNull()
  expect(await completeGoogleFlow(app, app.browser(), { as: student }, { email: taken })).toBe('/profile')
})

test('returns with an error message when Google fails [GOOGLE-12]', async () => {
  const [student, browser] = [await aStudent(app), app.browser()]
  const callback = await consentAtGoogle(app, await startGoogleFlow(app, browser, { as: student }), {
    email: 'down@gmail.com',
  })
  await app.control('faults', { service: 'google', kind: '403', times: 9 })
  expect(await followCallback(browser, callback)).toBe(errorPageUrl('/profile', flowErrors.failed))
})

test('disconnecting revokes the grant at Google and deletes the tokens [GOOGLE-15]', async () => {
  const student = await aStudent(app)
  await connectGoogle(app, student)
  const before = await countGrants()
  expect((await app.call(clearGoogleToken, { as: student })).body).toEqual({ ok: true })
  expect(await countGrants()).toBe(before - 1)
  expect(await readMe(student)).toMatchObject({ is_google_authenticated: false, google_email: null })
  expect((await app.call(clearGoogleToken, { as: student })).status).toBe(200)
})

test('disconnects nothing while Google refuses to revoke the grant', async () => {
  const student = await aStudent(app)
  await connectGoogle(app, student)
  await app.control('faults', { service: 'google', kind: '403', times: 9 })
  const response = await app.call(clearGoogleToken, { as: student })
  expect(response).toMatchObject({ status: 502, body: { code: 'google_unreachable' } })
  expect((await readMe(student)).is_google_authenticated).toBe(true)
})

test.each([
  ['application/x-www-form-urlencoded', 'a=b'],
  ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n--x--\r\n'],
  ['text/plain', 'a=b'],
])('a form of another site (%s) sets no cookie', async (type, body) => {
  const headers = { 'content-type': type, origin: 'https://evil.example' }
  const response = await app.fetch('/api/auth/google/ticket/', { method: 'POST', headers, body })
  expect([response.status, response.headers.get('set-cookie')]).toEqual([400, null])
})
