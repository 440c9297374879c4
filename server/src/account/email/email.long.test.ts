import { confirmEmail, getMe, requestEmailChange } from '@labreach/contract/account'
import { HOUR_MS } from '@labreach/contract/plans'
import { register } from '@labreach/contract/session'
import { expect, test } from 'vitest'
import { aStudent, aVisitor, type AStudent } from '../../../test/builders.ts'
import { waitForJobs, getLink, waitForMails } from '../../../test/mails.ts'
import { testApp } from '../../../test/test-app.ts'

const app = await testApp({ professors: 3 })
let people = 0
const anAddress = () => `person-${++people}@example.edu`

async function receiveToken(student: AStudent, email: string, count = 1): Promise<string> {
  expect((await app.call(requestEmailChange, { as: student, body: { email } })).status).toBe(200)
  return getLink((await waitForMails(app, email, count)).at(-1)!).get('token')!
}
const confirm = (token: string) => app.call(confirmEmail, { body: { token } })
const readMe = async (student: AStudent) => (await app.call(getMe, { as: student })).body

test('an address becomes the account’s only when its link is followed [ACCOUNT-9]', async () => {
  const [student, email] = [await aStudent(app), anAddress()]
  const token = await receiveToken(student, email)
  expect(await readMe(student)).toMatchObject({ email: null, email_verified: false, pending_email: email })
  expect(await confirm(token)).toMatchObject({ status: 200, body: { email } })
  expect(await readMe(student)).toMatchObject({ email, email_verified: true, pending_email: null })
  expect(await confirm(token)).toMatchObject({ status: 400, body: { code: 'email_token_invalid' } })
})

test('a newer address invalidates the link of the older one; every link expires after a day', async () => {
  const [student, second] = [await aStudent(app), anAddress()]
  const old = await receiveToken(student, anAddress())
  const token = await receiveToken(student, second)
  expect((await confirm(old)).body.code).toBe('email_token_invalid')
  app.clock.pass(24 * 3_600_000)
  expect((await confirm(token)).body.code).toBe('email_token_invalid')
  expect(await readMe(student)).toMatchObject({ email: null, pending_email: null })
})

test('the link to one address never confirms another, also before the newer mail is sent', async () => {
  const student = await aStudent(app)
  const old = await receiveToken(student, anAddress())
  const { jobs } = app.services
  app.services.jobs = { ...jobs, add: async () => undefined }
  await app.call(requestEmailChange, { as: student, body: { email: anAddress() } })
  app.services.jobs = jobs
  expect(await confirm(old)).toMatchObject({ status: 400, body: { code: 'email_token_invalid' } })
  expect(await readMe(student)).toMatchObject({ email: null })
})

test('an address belongs to one account, in any case [ACCOUNT-9]', async () => {
  const [one, other, email] = [await aStudent(app), await aStudent(app), anAddress()]
  await confirm(await receiveToken(one, email))
  const token = await receiveToken(other, email.toUpperCase(), 2)
  expect(await confirm(token)).toMatchObject({ status: 409, body: { code: 'email_taken' } })
  expect(await readMe(other)).toMatchObject({ email: null })
})

test('a username that is an address gets a confirmation link', async () => {
  const [visitor, email] = [await aVisitor(app), anAddress()]
  const { body } = await app.call(register, { body: { ...visitor, username: email, password: 'correct horse' } })
  const token = getLink((await waitForMails(app, email))[0]!).get('token')!
  expect(await readMe(body.user)).toMatchObject({ email, email_verified: false, pending_email: email })
  await confirm(token)
  expect(await readMe(body.user)).toMatchObject({ email, email_verified: true, pending_email: null })
})

test('one account that asks for an address all day does not keep another one from confirming it [ACCOUNT-30]', async () => {
  const [stranger, owner, email] = [await aStudent(app), await aStudent(app), anAddress()]
  const ask = async (student: AStudent, address: string) => {
    const headers = { authorization: `Bearer ${await app.tokenFor(student.id)}` }
    return (await app.call(requestEmailChange, { headers, body: { email: address } })).status
  }
  for (let round = 0; round < 8; round++) {
    app.clock.pass(3 * HOUR_MS)
    for (let tries = 0; tries < 5; tries++) await ask(stranger, tries % 2 ? email : email.replace('@', `+${tries}@`))
  }
  const statuses = [await ask(owner, email), await ask(owner, email), await ask(owner, email), await ask(owner, email)]
  expect(statuses).toEqual([200, 200, 200, 429])
})

test('refuses a text that is no address', async () => {
  const { status, body } = await app.call(requestEmailChange, { as: await aStudent(app), body: { email: 'nobody' } })
  expect([status, body.code]).toEqual([400, 'email_invalid'])
})

test('mails nothing for an account that was deleted', async () => {
  const [student, email] = [await aStudent(app), anAddress()]
  await app.services.jobs.add(app.services.db, 'confirm_email', { student_id: student.id, email })
  await waitForJobs(app, 'confirm_email')
  expect(await waitForMails(app, email, 0)).toEqual([])
})
