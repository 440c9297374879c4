import { getMe } from '@labreach/contract/account'
import { lifetimes } from '@labreach/contract/lifetimes'
import { microsoftFlow } from '@labreach/contract/microsoft'
import { clearGoogleToken } from '@labreach/contract/session'
import { afterEach, expect, test, vi } from 'vitest'
import { aStudent, type AStudent } from '../../../test/builders.ts'
import { completeGoogleFlow, connectGoogle } from '../../../test/google.ts'
import {
  completeMicrosoftFlow,
  connectMicrosoft,
  consentAtMicrosoft,
  readMicrosoftTokens,
  startMicrosoftFlow,
} from '../../../test/mailboxes/microsoft.ts'
import { waitForMails } from '../../../test/mails.ts'
import { testApp } from '../../../test/test-app.ts'
import { MicrosoftFailure } from '../../services/microsoft/microsoft.ts'
import { flowErrors, microsoftFlowErrors } from '../errors.ts'

const app = await testApp({ professors: 3, microsoft: true })
afterEach(() => app.control('faults', null))

const readMe = async (as: AStudent) => (await app.call(getMe, { as })).body
const errorPageUrl = (page: string, sentence: string) => `${page}?${new URLSearchParams({ error: sentence })}`
const follow = async (browser: ReturnType<typeof app.browser>, callback: string) =>
  (await browser.fetch(callback)).headers.get('location')

test('connects a mailbox, and the fields about Google stay those of no account [MICROSOFT-2, MICROSOFT-4]', async () => {
  const student = await aStudent(app)
  expect(await readMe(student)).not.toHaveProperty('mailbox')
  const email = await connectMicrosoft(app, student)
  expect(await readMe(student)).toMatchObject({
    is_google_authenticated: false,
    google_email: null,
    google_user: false,
    mailbox: { provider: 'microsoft', address: email, is_expired: false },
  })
})

test('requests only the permission to send, with PKCE [MICROSOFT-3]', async () => {
  const url = new URL(await startMicrosoftFlow(app.browser(), await aStudent(app)))
  expect(url.pathname).toBe('/microsoft/common/oauth2/v2.0/authorize')
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    scope: 'openid profile email offline_access https://graph.microsoft.com/Mail.Send',
    code_challenge_method: 'S256',
    redirect_uri: 'http://labreach.test/api/auth/microsoft/callback/',
  })
})

test('stores the tokens encrypted, and the account by tenant and object [MICROSOFT-3]', async () => {
  const student = await aStudent(app)
  await connectMicrosoft(app, student)
  const [row] = await app.database
    .sql`select google_sub, email_verified, tokens_sealed from google_grants where student_id = ${student.id}`
  expect(row!.google_sub).toMatch(/^microsoft:[0-9a-f-]{36}\.[0-9a-f-]{36}$/)
  expect(row!.email_verified).toBe(false)
  expect(Buffer.from(row!.tokens_sealed).toString('latin1')).not.toMatch(/EwB|M\.C5|Token/)
  expect(await readMicrosoftTokens(app, student.id)).toMatchObject({ refreshToken: expect.stringMatching(/^M\.C5/) })
})

test('hides the cookie from scripts, and other sites start no flow [MICROSOFT-3]', async () => {
  const student = await aStudent(app)
  const { headers } = await app.call(microsoftFlow, { body: {}, as: student })
  for (const part of ['microsoft_ticket=', 'HttpOnly', 'SameSite=Lax', 'Path=/api/auth/', 'Max-Age=600'])
    expect(headers.get('set-cookie')).toContain(part)
  const foreign = await app.call(microsoftFlow, {
    body: {},
    as: student,
    headers: { 'sec-fetch-site': 'cross-site' },
  })
  expect(foreign).toMatchObject({ status: 403, body: { code: 'cross_site' } })
})

test('accepts a callback once, in the browser of its flow, with its state, for ten minutes [MICROSOFT-3]', async () => {
  const [student, attacker] = [await aStudent(app), await aStudent(app)]
  const lost = errorPageUrl('/login', microsoftFlowErrors.flowEnded)
  const browser = app.browser()
  const own = await consentAtMicrosoft(app, await startMicrosoftFlow(browser, student), {
    email: 'a@s.example.edu',
  })
  const strange = await consentAtMicrosoft(app, await startMicrosoftFlow(app.browser(), attacker), {
    email: 'mallory@s.example.edu',
  })
  expect(await follow(browser, strange)).toBe(lost)
  expect(await follow(app.browser(), own)).toBe(lost)
  expect(await readMe(student)).not.toHaveProperty('mailbox')
  // The first answer has ended the cookie of this browser.
  const [again, other] = [app.browser(), await startMicrosoftFlow(browser, student)]
  const callback = await consentAtMicrosoft(app, other, { email: 'a@s.example.edu' })
  expect(await follow(again, callback)).toBe(lost)
  const ends = await Promise.all([follow(browser, callback), follow(browser, callback)])
  expect(ends.toSorted()).toEqual([lost, '/profile'])
  const late = await consentAtMicrosoft(app, await startMicrosoftFlow(browser, student), {
    email: 'b@s.example.edu',
  })
  app.clock.pass(lifetimes.mailboxFlowMs)
  expect(await follow(browser, late)).toBe(lost)
})

test('a flow to Microsoft does not end at the callback of Google, whatever its cookie is called [MICROSOFT-3]', async () => {
  const student = await aStudent(app)
  const { headers } = await app.call(microsoftFlow, { body: {}, as: student })
  const [, secret] = /microsoft_ticket=([^;]+)/.exec(headers.get('set-cookie')!)!
  const [flow] = (await app.database.sql`select state from google_trips where student_id = ${student.id}`) as {
    state: string
  }[]
  const cookie = `google_ticket=${secret}`
  const end = await app.fetch(`/api/auth/google/callback/?code=x&state=${flow!.state}`, { headers: { cookie } })
  expect(end.headers.get('location')).toBe(errorPageUrl('/login', flowErrors.flowEnded))
  expect(await app.database.sql`select state, purpose from google_trips where student_id = ${student.id}`).toEqual([
    { state: flow!.state, purpose: 'connect:microsoft' },
  ])
})

test.each([
  ['cancel', microsoftFlowErrors.denied],
  ['administrator', microsoftFlowErrors.adminNeeded],
  ['unconsented', microsoftFlowErrors.adminNeeded],
] as const)('explains a refusal (%s) in a sentence, and connects nothing [MICROSOFT-5]', async (refuse, sentence) => {
  const student = await aStudent(app)
  const end = await completeMicrosoftFlow(app, app.browser(), student, { email: 'no@s.example.edu', refuse })
  expect(end).toBe(errorPageUrl('/profile', sentence))
  expect(await readMe(student)).not.toHaveProperty('mailbox')
})

test('says so when Microsoft cannot be reached', async () => {
  const [student, browser] = [await aStudent(app), app.browser()]
  const callback = await consentAtMicrosoft(app, await startMicrosoftFlow(browser, student), {
    email: 'down@s.example.edu',
  })
  await app.control('faults', { service: 'microsoft', kind: '500', times: 9 })
  expect(await follow(browser, callback)).toBe(errorPageUrl('/profile', microsoftFlowErrors.failed))
})

test('a mailbox belongs to one student [MICROSOFT-6]', async () => {
  const [student, other] = [await aStudent(app), await aStudent(app)]
  const email = await connectMicrosoft(app, student)
  const end = await completeMicrosoftFlow(app, app.browser(), other, { email })
  expect(end).toBe(errorPageUrl('/profile', microsoftFlowErrors.elsewhere))
})

test('one mailbox replaces the other, of either kind; access at Google is revoked, and notices are sent [MICROSOFT-6]', async () => {
  const student = await aStudent(app)
  const gmail = await connectGoogle(app, student)
  const email = await connectMicrosoft(app, student)
  expect(await readMe(student)).toMatchObject({
    is_google_authenticated: false,
    google_email: null,
    mailbox: { address: email },
  })
  const [mail] = await waitForMails(app, gmail, 2).then((mails) => mails.toReversed())
  expect(mail!.subject).toMatch(/Google account was disconnected|Microsoft mailbox was connected/)
  const accounts = await app.control<{ accounts: { sub: string; email: string }[]; grants: { sub: string }[] }>(
    'google/accounts',
  )
  const { sub } = accounts.accounts.find((account) => account.email === gmail)!
  await expect
    .poll(async () => {
      const { grants } = await app.control<{ grants: { sub: string }[] }>('google/accounts')
      return grants.some((grant) => grant.sub === sub)
    })
    .toBe(false)
  expect(await completeGoogleFlow(app, app.browser(), { as: student }, { email: gmail })).toBe('/profile')
  expect(await readMe(student)).toMatchObject({ is_google_authenticated: true, google_email: gmail })
  expect(await readMe(student)).not.toHaveProperty('mailbox')
})

test('needs a password, since the account would lose its sign-in with Google [MICROSOFT-7]', async () => {
  const student = await aStudent(app)
  const email = await connectGoogle(app, student)
  const browser = app.browser()
  const url = await startMicrosoftFlow(browser, student)
  await app.database.sql`update students set password_hash = null where id = ${student.id}`
  const refused = await app.call(microsoftFlow, { body: {}, as: student })
  expect(refused).toMatchObject({ status: 409, body: { code: 'password_needed', error: microsoftFlowErrors.locksOut } })
  const callback = await consentAtMicrosoft(app, url, { email: 'x@s.example.edu' })
  expect(await follow(browser, callback)).toBe(errorPageUrl('/profile', microsoftFlowErrors.locksOut))
  expect(await readMe(student)).toMatchObject({ google_email: email })
})

test('needs a fresh proof, and the password ends flows [MICROSOFT-3]', async () => {
  const student = await aStudent(app)
  const token = await app.tokenFor(student.id)
  await app.database.sql`update sessions set proved_at = now() - interval '1 year' where student_id = ${student.id}`
  app.clock.pass(10 * 60_000)
  const { status, body } = await app.call(microsoftFlow, {
    body: {},
    headers: { authorization: `Bearer ${token}` },
  })
  expect([status, body]).toMatchObject([400, { code: 'proof_needed' }])
})

test('a mailbox that is connected while the former one is revoked stays [MICROSOFT-8]', async () => {
  const student = await aStudent(app)
  await connectGoogle(app, student)
  const { google } = app.services.mailboxes
  let email = ''
  app.services.mailboxes = {
    ...app.services.mailboxes,
    google: {
      ...google!,
      revoke: async (access) => {
        await google!.revoke(access)
        email ||= await connectMicrosoft(app, student)
      },
    },
  }
  await app.call(clearGoogleToken, { as: student })
  app.services.mailboxes = { ...app.services.mailboxes, google: google! }
  expect(await readMe(student)).toMatchObject({ mailbox: { address: email } })
})

test('a school that refuses its students at the token endpoint is named as the reason [MICROSOFT-5]', async () => {
  const refusal = { error: 'invalid_grant', error_description: 'AADSTS65001: The user has not consented.' }
  const failure = new MicrosoftFailure('expired', 'Microsoft refused', { refusal })
  vi.spyOn(app.services.microsoft!, 'exchange').mockRejectedValueOnce(failure)
  const end = await completeMicrosoftFlow(app, app.browser(), await aStudent(app), { email: 'ada@school.example.edu' })
  expect(end).toBe(errorPageUrl('/profile', microsoftFlowErrors.adminNeeded))
})

test('disconnecting forgets the tokens [MICROSOFT-8]', async () => {
  const student = await aStudent(app)
  await connectMicrosoft(app, student)
  expect((await app.call(clearGoogleToken, { as: student })).body).toEqual({ ok: true })
  expect(await readMe(student)).not.toHaveProperty('mailbox')
  expect(await app.database.sql`select from google_grants where student_id = ${student.id}`).toHaveLength(0)
})
