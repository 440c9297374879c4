import { confirmEmail, requestEmailChange, requestPasswordReset } from '@labreach/contract/account'
import { lifetimes } from '@labreach/contract/lifetimes'
import { HOUR_MS } from '@labreach/contract/plans'
import { confirmSchoolAddress, requestSchoolAddress } from '@labreach/contract/school-address'
import { expect, test } from 'vitest'
import { aStudent } from '../../test/builders.ts'
import { getLink, waitForJobs, waitForMails, retryNow } from '../../test/mails.ts'
import { aPlainMailServer } from '../../test/plain-mail-server.ts'
import { testApp } from '../../test/test-app.ts'
import { createMailer } from '../services/mail/smtp-mailer.ts'

const failures: unknown[] = []
const app = await testApp({ professors: 3, onJobError: (error) => failures.push(error) })
const { mailer } = app.services
const email = 'ada.park@example.edu'

test('an unreachable mail server is a failure, the same for known and unknown addresses [PASSWORD-5]', async () => {
  const student = await aStudent(app)
  app.services.mailer = createMailer({
    url: 'smtp://127.0.0.1:1',
    from: 'Labreach <no-reply@labreach.test>',
    requireTls: false,
  })
  const responses = [
    await app.call(requestPasswordReset, { body: { email } }),
    await app.call(requestEmailChange, { as: student, body: { email } }),
  ]
  app.services.mailer = mailer
  for (const { status, body } of responses)
    expect([status, body.code, body.error]).toEqual([
      502,
      'mail_failed',
      'No mail can be sent at the moment. Please try again in a few minutes.',
    ])
  expect(await waitForMails(app, email, 0)).toEqual([])
})

test('a mail that the server refused is retried, and arrives once', async () => {
  const student = await aStudent(app)
  await app.control('faults', { service: 'smtp', kind: '429' })
  expect((await app.call(requestEmailChange, { as: student, body: { email } })).status).toBe(200)
  await retryNow(app, 'confirm_email')
  expect(await waitForMails(app, email, 0)).toEqual([])
  await waitForJobs(app, 'confirm_email')
  expect(await waitForMails(app, email)).toHaveLength(1)
  expect(failures.map(String)).toEqual([expect.stringContaining('MailFailure')])
})

test('no mail is sent in plain text if TLS is required, and it is retried', async () => {
  const server = await aPlainMailServer()
  const [student, address] = [await aStudent(app), 'grace.hopper@example.edu']
  const plain = createMailer({ url: server.url, from: 'Labreach <no-reply@labreach.test>', requireTls: true })
  await expect(plain.check()).rejects.toThrow(/STARTTLS/)
  app.services.mailer = { ...plain, check: async () => undefined }
  expect((await app.call(requestEmailChange, { as: student, body: { email: address } })).status).toBe(200)
  // The failed job is retried with the TLS mail server.
  await expect.poll(() => failures.length).toBe(2)
  app.services.mailer = mailer
  await retryNow(app, 'confirm_email')
  expect(await waitForMails(app, address)).toHaveLength(1)
  expect(server.getReceived()).toContain('EHLO')
  expect(server.getReceived()).not.toMatch(/MAIL FROM|AUTH|token/i)

  const loopback = createMailer({ url: server.url, from: 'Labreach <no-reply@labreach.test>', requireTls: false })
  await expect(loopback.check()).resolves.toBeUndefined()
  for (const one of [plain, loopback]) one.close()
})

test('the time of a link to a school address begins with its mail, even if that had to wait [PROFILE-61]', async () => {
  const [as, address, before] = [await aStudent(app), 'ada@waiting.example.edu', failures.length]
  await app.control('faults', { service: 'smtp', kind: '429' })
  expect((await app.call(requestSchoolAddress, { as, body: { address } })).status).toBe(200)
  await expect.poll(() => failures.length).toBe(before + 1)
  app.clock.pass(HOUR_MS)
  await retryNow(app, 'confirm_school')
  await waitForJobs(app, 'confirm_school')
  const token = getLink((await waitForMails(app, address))[0]!).get('token')!
  app.clock.pass(lifetimes.schoolLinkMs - 1)
  expect((await app.call(confirmSchoolAddress, { as, body: { token } })).status).toBe(200)
})

test('the time of a link to an address of the account begins with its mail [ACCOUNT-31]', async () => {
  const [as, address, before] = [await aStudent(app), 'ada@late.example.edu', failures.length]
  await app.control('faults', { service: 'smtp', kind: '429' })
  expect((await app.call(requestEmailChange, { as, body: { email: address } })).status).toBe(200)
  await expect.poll(() => failures.length).toBe(before + 1)
  app.clock.pass(HOUR_MS)
  await retryNow(app, 'confirm_email')
  await waitForJobs(app, 'confirm_email')
  const token = getLink((await waitForMails(app, address))[0]!).get('token')!
  app.clock.pass(lifetimes.confirmationLinkMs - 1)
  expect((await app.call(confirmEmail, { body: { token } })).status).toBe(200)
})
