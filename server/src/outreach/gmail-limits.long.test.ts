import { getMe } from '@labreach/contract/account'
import { listOutreaches } from '@labreach/contract/outreach'
import { limits } from '@labreach/contract/plans'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { aSender, readTokens } from '../../test/google.ts'
import { holdLetter, listSentMails, writeLetter } from '../../test/letters.ts'
import { testApp } from '../../test/test-app.ts'
import { leaveDueLetters } from './held/leave-due-letters.ts'

const app = await testApp()
afterEach(() => app.control('faults', null))

const MINUTE_MS = 60_000
const setFault = (kind: string, times = 1) => app.control('faults', { service: 'gmail', kind, times })
const readUsed = async (as: { id: string }) => (await app.call(getMe, { as })).body.quotas.emails_day.used
const leave = async () => (await leaveDueLetters(app.services)).left
const readFirst = async (as: { id: string }) => (await app.call(listOutreaches, { query: {}, as })).body[0]

test('a letter with the largest resume leaves by Gmail [SEND-150]', async () => {
  const sender = await aSender(app)
  const { db, files } = app.services
  const { file_id: fileId } = await db
    .selectFrom('resumes')
    .select('file_id')
    .where('student_id', '=', sender.student.id)
    .executeTakeFirstOrThrow()
  await files.put(fileId, Buffer.alloc(limits.resumeMaxBytes, 'a large resume'))
  expect((await writeLetter(app, sender)).body.state).toBe('sent')
  const [mail] = await listSentMails(app, sender.email)
  expect(mail).toMatchObject({ attachments: [{ size: limits.resumeMaxBytes }] })
})

test.each(['failedPrecondition', 'domainPolicy'])(
  'an account whose Gmail takes no letter (%s) is not told to try again, and nothing is counted [SEND-151]',
  async (obstacle) => {
    const sender = await aSender(app)
    await app.control('google/block', { email: sender.email, obstacle })
    const error = expect.stringContaining('no mailbox in the cloud that apps can send from')
    expect(await writeLetter(app, sender)).toMatchObject({ status: 502, body: { code: 'send_refused', error } })
    expect(await readUsed(sender.student)).toBe(0)
    await holdLetter(app, sender, { leave: 'undo' })
    app.clock.pass(MINUTE_MS)
    await leave()
    expect(await readFirst(sender.student)).toMatchObject({ state: 'returned', returned_reason: error })
  },
)

test('a token that Gmail rejects before its time is refreshed once, and the letter leaves once [SEND-152]', async () => {
  const sender = await aSender(app)
  const before = await readTokens(app, sender.student.id)
  await setFault('401')
  expect((await writeLetter(app, sender)).body.state).toBe('sent')
  expect(await listSentMails(app, sender.email)).toHaveLength(1)
  const after = await readTokens(app, sender.student.id)
  expect(after.accessToken).not.toBe(before.accessToken)
  expect(after.refreshToken).toBe(before.refreshToken)
})

test('a token of Gmail that is rejected again is not tried a third time [SEND-152]', async () => {
  const sender = await aSender(app)
  await setFault('401', 3)
  expect(await writeLetter(app, sender)).toMatchObject({ status: 405, body: { code: 'google_expired' } })
  expect(await app.control('faults')).toMatchObject({ faults: [{ kind: '401', times: 1 }] })
})

test.each([
  ['invalid_grant', 405, 'google_expired', false],
  ['500', 502, 'send_refused', true],
])('nothing is sent if the rejected token is not refreshed: %s [SEND-152]', async (kind, status, code, isConnected) => {
  const sender = await aSender(app)
  await setFault('401')
  await app.control('faults', { service: 'google', kind, times: 9, path: '/token' })
  expect(await writeLetter(app, sender)).toMatchObject({ status, body: { code } })
  expect(await listSentMails(app, sender.email)).toEqual([])
  expect(await readUsed(sender.student)).toBe(0)
  expect((await app.call(getMe, { as: sender.student })).body.is_google_authenticated).toBe(isConnected)
})

test('a letter is not uploaded again with too little time left to see it sent [SEND-132, SEND-152]', async () => {
  const sender = await aSender(app)
  const now = performance.now.bind(performance)
  let passedMs = 0
  const { mockRestore } = vi.spyOn(performance, 'now').mockImplementation(() => now() + passedMs)
  onTestFinished(() => mockRestore())
  await setFault('401')
  await app.control('faults', { service: 'google', kind: 'latency', ms: 1_500, times: 1, path: '/token' })
  const refused = writeLetter(app, sender, { key: 'click-one' })
  await vi.waitFor(async () => expect(await app.control('faults')).toMatchObject({ faults: [] }), 20_000)
  passedMs = 45_000
  expect(await refused).toMatchObject({ status: 502, body: { code: 'send_refused' } })
  expect(await listSentMails(app, sender.email)).toEqual([])
  expect((await writeLetter(app, sender, { key: 'click-one' })).body).toMatchObject({ emails_day: { used: 1 } })
})

test('a mailbox that has sent too much costs nothing, and the same key works again [SEND-153]', async () => {
  const sender = await aSender(app)
  await setFault('429')
  const refused = await writeLetter(app, sender, { key: 'click-one' })
  expect(refused).toMatchObject({
    status: 502,
    body: { code: 'send_refused', error: expect.stringMatching(/^Google takes no more letters .* try again later/) },
  })
  expect(Math.round(Number(refused.headers.get('retry-after')) / 60)).toBe(10)
  expect(await readUsed(sender.student)).toBe(0)
  expect((await writeLetter(app, sender, { key: 'click-one' })).body.state).toBe('sent')
  expect(await listSentMails(app, sender.email)).toHaveLength(1)
})

test.each(['rateLimitExceeded', 'userRateLimitExceeded'])(
  'a limit of Gmail with the status 403 is no refusal: %s [SEND-153]',
  async (obstacle) => {
    const sender = await aSender(app)
    await app.control('google/block', { email: sender.email, obstacle })
    const refused = await writeLetter(app, sender)
    expect(refused.body.error).toMatch(/^Google takes no more letters .* in a minute/)
    expect(refused.headers.get('retry-after')).toBe('60')
  },
)

test('a held letter waits for its Gmail as long as that asks [SEND-153]', async () => {
  const sender = await aSender(app)
  await holdLetter(app, sender, { leave: 'undo' })
  app.clock.pass(MINUTE_MS)
  await setFault('429')
  await leave()
  app.clock.pass(9 * MINUTE_MS)
  await leave()
  expect(await readFirst(sender.student)).toMatchObject({ state: 'held' })
  app.clock.pass(MINUTE_MS)
  await leave()
  expect(await readFirst(sender.student)).toMatchObject({ state: 'sent' })
  expect(await listSentMails(app, sender.email)).toHaveLength(1)
})
