import { readLetter } from '@labreach/contract/outreach'
import { getDraft } from '@labreach/contract/professors'
import { afterEach, expect, test } from 'vitest'
import { aSender, expireGoogleToken } from '../../test/google.ts'
import { holdLetter, listSentMails, writeLetter } from '../../test/letters.ts'
import { testApp } from '../../test/test-app.ts'
import { MailboxFailure } from '../mailbox/mailbox.ts'
import { leaveDueLetters } from './held/leave-due-letters.ts'
import { sweepLostLetters } from './sweep-lost.ts'

const app = await testApp()
const mailbox = app.services.mailboxes.google!
const { send } = mailbox
afterEach(async () => {
  mailbox.send = send
  await app.control('faults', null)
})

test(
  'a letter whose access token is not renewed in time is not sent later either [SEND-132]',
  { timeout: 120_000 },
  async () => {
    const sender = await aSender(app)
    await expireGoogleToken(app, sender.student.id)
    await app.control('faults', { service: 'google', kind: 'latency', ms: 40_000, times: 9, path: '/token' })
    const refused = await writeLetter(app, sender, { key: 'click-one' })
    expect(refused).toMatchObject({ status: 502, body: { code: 'send_refused' } })
    await app.control('faults', null)
    expect((await writeLetter(app, sender, { key: 'click-one' })).body).toMatchObject({ emails_day: { used: 1 } })
    expect(await listSentMails(app, sender.email)).toHaveLength(1)
  },
)

test('a held letter that was certainly not sent comes back, also if it was taken for lost meanwhile [SEND-132]', async () => {
  const { student, professor } = await aSender(app)
  const { id } = await holdLetter(app, { student, professor }, { leave: 'undo' })
  app.clock.pass(10_000)
  mailbox.send = async () => {
    app.clock.pass(120_001)
    expect(await sweepLostLetters(app.services)).toBe(1)
    throw new MailboxFailure('unreachable', 'planted')
  }
  await (
    await leaveDueLetters(app.services)
  ).left
  expect((await app.call(readLetter, { params: { id }, as: student })).body).toMatchObject({ state: 'returned' })
  const { body } = await app.call(getDraft, { params: { id: professor.id }, as: student })
  expect(body.draft).toContain('may I join?')
})
