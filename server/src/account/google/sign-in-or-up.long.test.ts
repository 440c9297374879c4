import { actOnMe, getMe, requestEmailChange, requestPasswordReset } from '@labreach/contract/account'
import { lifetimes } from '@labreach/contract/lifetimes'
import { clearGoogleToken, googleFlow, login } from '@labreach/contract/session'
import { aiGenerateTemplate, listTemplates } from '@labreach/contract/templates'
import { expect, test } from 'vitest'
import { aStudent, aVisitor, aConfirmedStudent } from '../../../test/builders.ts'
import type { Client } from '../../../test/client.ts'
import { completeGoogleFlow, connectGoogle, consentAtGoogle, startGoogleFlow } from '../../../test/google.ts'
import { waitForJobs, waitForMails } from '../../../test/mails.ts'
import { publicUrl } from '../../../test/environment.ts'
import { testApp } from '../../../test/test-app.ts'
import { flowErrors } from '../errors.ts'

const app = await testApp({ professors: 3 })

let people = 0
const anAddress = () => `newcomer${++people}@gmail.com`
const signIn = (browser: Client, end: string) => {
  expect(end).toMatch(/^\/login\?state=[\w-]{43}$/)
  return browser.call(login, { body: { state: end.split('=')[1]! } })
}
async function signUp(email = anAddress(), ref?: string) {
  const browser = app.browser()
  const { temporary_token } = await aVisitor(app)
  const end = await completeGoogleFlow(
    app,
    browser,
    { temporary_token, ...(ref && { ref }) },
    { email, name: 'Grace Hopper' },
  )
  return { browser, temporary_token, end }
}

test('signs up with Google and the uploaded resume [GOOGLE-1, GOOGLE-4]', async () => {
  const email = anAddress()
  const { browser, end } = await signUp(email)
  const { status, body } = await signIn(browser, end)
  expect(status).toBe(200)
  expect(body.user).toMatchObject({
    username: email,
    email,
    google_email: email,
    google_user: true,
    is_google_authenticated: true,
    first_name: 'Ada',
    key_interests: ['Robotics', 'Machine learning', 'Computer vision'],
    resume_name: 'resume.pdf',
  })
  const headers = { authorization: `Bearer ${body.access_token}` }
  expect((await app.call(getMe, { headers })).body.id).toBe(body.user.id)
})

test('gives the generated template to the new student, and uses up the temporary token', async () => {
  const { temporary_token } = await aVisitor(app)
  const { template } = (await app.call(aiGenerateTemplate, { body: { temporary_token } })).body
  const browser = app.browser()
  const { body } = await signIn(
    browser,
    await completeGoogleFlow(app, browser, { temporary_token }, { email: anAddress() }),
  )
  expect((await app.call(listTemplates, { as: body.user })).body).toMatchObject([{ ...template, default: true }])
  const again = await app.call(googleFlow, { body: { temporary_token } })
  expect(again).toMatchObject({ status: 401, body: { code: 'temporary_token_invalid' } })
})

test('a code works once [GOOGLE-9]', async () => {
  const { browser, end } = await signUp()
  const [first, second] = await Promise.all([signIn(browser, end), signIn(browser, end)])
  expect([first.status, second.status].toSorted()).toEqual([200, 401])
  expect(await signIn(browser, end)).toMatchObject({ status: 401, body: { code: 'login_code_invalid' } })
})

test('a typed password has priority over a code in the same call [LOGIN-5]', async () => {
  const { browser, end } = await signUp()
  const student = await aStudent(app)
  const state = new URL(end, publicUrl).searchParams.get('state')!
  const body = { username: student.username, password: 'correct horse', state }
  expect((await browser.call(login, { body })).body.user).toMatchObject({ id: student.id })
  expect(await browser.call(login, { body: { ...body, password: 'wrong' } })).toMatchObject({ status: 401 })
  expect((await signIn(browser, end)).status).toBe(200)
})

test('a code works only in the browser of its flow, and an attempt in another browser does not use it up [GOOGLE-9]', async () => {
  const { browser, end } = await signUp()
  const { browser: other } = await signUp()
  for (const stranger of [app.browser(), other]) expect((await signIn(stranger, end)).status).toBe(401)
  expect((await signIn(browser, end)).status).toBe(200)
})

test('a code is valid for two minutes [GOOGLE-9]', async () => {
  const [early, late] = [await signUp(), await signUp()]
  app.clock.pass(lifetimes.loginCodeMs - 1)
  expect((await signIn(early.browser, early.end)).status).toBe(200)
  app.clock.pass(1)
  expect((await signIn(late.browser, late.end)).status).toBe(401)
})

test('a known Google account signs in without an upload [GOOGLE-1]', async () => {
  const email = anAddress()
  const { browser, end } = await signUp(email)
  const { body } = await signIn(browser, end)
  const again = app.browser()
  const second = await signIn(again, await completeGoogleFlow(app, again, {}, { email }))
  expect(second.body.user.id).toBe(body.user.id)
})

test('a student who connected Google from the profile signs in with it as well', async () => {
  const [student, browser] = [await aStudent(app), app.browser()]
  const email = await connectGoogle(app, student)
  const { body } = await signIn(browser, await completeGoogleFlow(app, browser, {}, { email }))
  expect(body.user).toMatchObject({ id: student.id, google_user: false })
})

test('redirects the address of a password account to the login page, and connects nothing [GOOGLE-10]', async () => {
  const email = anAddress()
  const student = await aConfirmedStudent(app, { email })
  const { end, temporary_token } = await signUp(email.toUpperCase())
  expect(end).toBe('/login?google_register_redirect=true&has_password=true')
  expect((await app.call(getMe, { as: student })).body.google_email).toBeNull()
  expect((await app.call(googleFlow, { body: { temporary_token } })).status).toBe(200)
})

test('a username that is an unconfirmed address does not prevent its Google owner from signing up', async () => {
  const email = anAddress()
  const squatter = await aStudent(app, { username: email })
  await app.call(requestEmailChange, { as: squatter, body: { email } })
  const { browser, end } = await signUp(email)
  const { user } = (await signIn(browser, end)).body
  expect(user).toMatchObject({ email, email_verified: true, google_email: email })
  expect(user.id).not.toBe(squatter.id)
  expect(user.username).toMatch(/^newcomer\d+-\d{9}$/)
  // The squatter's username and password remain, without the address.
  expect((await app.call(getMe, { as: squatter })).body).toMatchObject({ email: null, pending_email: null })
  const body = { username: email, password: 'correct horse' }
  expect((await app.call(login, { body })).body.user.id).toBe(squatter.id)
})

test('a Google sign-in whose address is the username of a password account is refused with an explanation', async () => {
  const email = anAddress()
  await aStudent(app, { username: email })
  const end = await completeGoogleFlow(app, app.browser(), {}, { email })
  expect(end).toBe(`/login?${new URLSearchParams({ error: flowErrors.hasPassword })}`)
})

test('an address that Google has not verified does not become the account’s', async () => {
  const email = `newcomer${++people}@example.edu`
  const browser = app.browser()
  const { temporary_token } = await aVisitor(app)
  const end = await completeGoogleFlow(app, browser, { temporary_token }, { email, email_verified: false })
  expect((await signIn(browser, end)).body.user).toMatchObject({ google_email: email, email_verified: false })
  await app.call(requestPasswordReset, { body: { email } })
  await waitForJobs(app, 'password_reset')
  expect(await waitForMails(app, email, 0)).toEqual([])
})

test('an unknown Google account without an upload is redirected to the sign-up [GOOGLE-11]', async () => {
  const end = await completeGoogleFlow(app, app.browser(), {}, { email: anAddress() })
  expect(end).toBe(`/register?${new URLSearchParams({ error: flowErrors.unknown })}`)
})

test('counts the referral of a new student once per Google account [REFERRAL-5]', async () => {
  const student = await aStudent(app)
  const countReferrals = async () => (await app.call(getMe, { as: student })).body.number_of_referrals
  const email = anAddress()
  await signUp(email, student.id)
  expect(await countReferrals()).toBe(1)
  await signUp(email, student.id)
  await signUp(anAddress(), 'not a student')
  expect(await countReferrals()).toBe(1)
})

test('a student without a password can still sign in with Google after disconnecting [GOOGLE-16]', async () => {
  const email = anAddress()
  const { browser, end } = await signUp(email)
  const { user } = (await signIn(browser, end)).body
  expect((await app.call(clearGoogleToken, { as: user })).status).toBe(200)
  const off = { is_google_authenticated: false, google_email: null, google_user: true }
  expect((await app.call(getMe, { as: user })).body).toMatchObject(off)
  const again = app.browser()
  const { body } = await signIn(again, await completeGoogleFlow(app, again, {}, { email }))
  expect(body.user).toMatchObject({ id: user.id, is_google_authenticated: true })
})

test('no password signs in to an account without a password', async () => {
  const email = anAddress()
  const { browser, end } = await signUp(email)
  await signIn(browser, end)
  const { status } = await app.call(login, { body: { username: email, password: 'correct horse' } })
  expect(status).toBe(401)
})

test.each([
  ['was denied', { deny: true }, flowErrors.denied],
  ['leaves out sending', { without: ['https://www.googleapis.com/auth/gmail.send'] }, flowErrors.noSending],
])(
  'a signup that failed because consent %s retains its referral for the next attempt [REFERRAL-6]',
  async (_, consent, sentence) => {
    const student = await aStudent(app)
    const { temporary_token } = await aVisitor(app)
    const signup = { temporary_token, ref: student.id }
    const end = await completeGoogleFlow(app, app.browser(), signup, { email: anAddress(), ...consent })
    expect(end).toBe(`/register?ref=${student.id}&${new URLSearchParams({ error: sentence })}`)
  },
)

test('signs up although the student who invited has deleted the account meanwhile [REFERRAL-7]', async () => {
  const [inviter, browser] = [await aStudent(app), app.browser()]
  const { temporary_token } = await aVisitor(app)
  const url = await startGoogleFlow(app, browser, { temporary_token, ref: inviter.id })
  await app.call(actOnMe, { as: inviter, body: { action: 'delete_account' } })
  const { headers } = await browser.fetch(await consentAtGoogle(app, url, { email: anAddress() }))
  expect((await signIn(browser, headers.get('location') ?? '')).status).toBe(200)
})
