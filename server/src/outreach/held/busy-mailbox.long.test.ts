import { listOutreaches, readLetter, releaseLetter } from '@labreach/contract/outreach'
import { DAY_MS, WEEK_MS } from '@labreach/contract/plans'
import { afterEach, expect, test } from 'vitest'
import { aProfessor, anUnlocked, type AStudent } from '../../../test/builders.ts'
import { aSender } from '../../../test/google.ts'
import { holdLetter, listSentMails, writeLetter } from '../../../test/letters.ts'
import { aMicrosoftSender } from '../../../test/mailboxes/microsoft.ts'
import { testApp } from '../../../test/test-app.ts'
import { MailboxFailure } from '../../mailbox/mailbox.ts'
import { sweepLostLetters } from '../sweep-lost.ts'
import { leaveDueLetters } from './leave-due-letters.ts'

// The clock starts on a Monday at 9:00 UTC.
const app = await testApp({ microsoft: true, professors: 20 })
const { sql } = app.database
const mailbox = app.services.mailboxes.microsoft!
const { send } = mailbox
afterEach(async () => {
  mailbox.send = send
  await app.control('faults', null)
})

const MINUTE_MS = 60_000
const leave = async () => (await leaveDueLetters(app.services)).left
const read = async (as: AStudent, id: number) => (await app.call(readLetter, { params: { id }, as })).body
const afterMs = (ms: number) => new Date(app.clock.now().getTime() + ms).toISOString()
const makeBusy = (times: number) => app.control('faults', { service: 'graph', kind: '429', times })

/**
 * A letter of tomorrow, two behind it in the queue, and a last one, whose place depends on the time of the first: if that
 * left today, the last one could leave when the letters of today no longer count.
 */
async function aQueue() {
  const professor = await aProfessor(app)
  await sql`update professors set school_name = '', affiliation = '', homepage_url = null where id = ${professor.id}`
  const join = async () => {
    const sender = await aSender(app, { professor, plan: 'B' })
    return { sender, held: await holdLetter(app, sender, { leave: 'queue' }) }
  }
  for (let letter = 0; letter < 2; letter++) await writeLetter(app, await aSender(app, { professor }))
  const first = { ...(await aMicrosoftSender(app)), professor }
  await anUnlocked(app, { by: first.student, professor })
  const held = await holdLetter(app, first, { leave: 'morning' })
  const last = [await join(), await join(), await join()].at(-1)!
  expect(last.held.send_at).toBe(new Date(Date.parse(held.send_at) + WEEK_MS).toISOString())
  return {
    ...held,
    student: first.student,
    release: () => app.call(releaseLetter, { params: { id: held.id }, as: first.student }),
    last: last.held.send_at,
    readLast: async () => (await read(last.sender.student, last.held.id)).send_at,
  }
}

test('a letter that leaves early keeps its place until its mailbox has taken it [SEND-50, MICROSOFT-16]', async () => {
  const queue = await aQueue()
  // Another process looks at the places while the letter is at the provider.
  mailbox.send = async () => {
    await leave()
    throw new MailboxFailure('busy', 'planted')
  }
  expect(await queue.release()).toMatchObject({ status: 502, body: { code: 'send_refused' } })
  await leave()
  expect(await read(queue.student, queue.id)).toMatchObject({ state: 'held', send_at: queue.send_at })
  expect(await queue.readLast()).toBe(queue.last)
  mailbox.send = send
  expect((await queue.release()).body.state).toBe('sent')
  await leave()
  expect(await queue.readLast()).toBe(afterMs(WEEK_MS))
})

test('a letter that leaves early keeps its time, also if its mailbox is busy for longer [SEND-153, MICROSOFT-16]', async () => {
  const queue = await aQueue()
  mailbox.send = async () => {
    throw new MailboxFailure('busy', 'planted', { retryAfterMs: 3 * DAY_MS })
  }
  expect(await queue.release()).toMatchObject({ status: 502, body: { code: 'send_refused' } })
  await leave()
  expect(await read(queue.student, queue.id)).toMatchObject({ state: 'held', send_at: queue.send_at })
  expect(await queue.readLast()).toBe(queue.last)
})

test('an early letter that is not confirmed gives its place away too [SEND-50]', async () => {
  const queue = await aQueue()
  await app.control('faults', { service: 'graph', kind: 'lost_response', times: 1 })
  expect((await queue.release()).body).toMatchObject({ code: 'send_unconfirmed' })
  await leave()
  expect(await queue.readLast()).toBe(afterMs(WEEK_MS))
})

test('an early letter whose process ended gives its place away too [SEND-50]', async () => {
  const queue = await aQueue()
  await sql`update outreaches set state = 'sending', reserved_at = ${app.clock.now()} where id = ${queue.id}`
  const moved = afterMs(WEEK_MS)
  app.clock.pass(2 * MINUTE_MS + 1)
  expect(await sweepLostLetters(app.services)).toBe(1)
  await leave()
  expect(await queue.readLast()).toBe(moved)
})

test('a letter waits for its mailbox and for a limit together an hour at most, then the reason is told [MICROSOFT-16]', async () => {
  const sender = await aMicrosoftSender(app)
  const professor = await anUnlocked(app, { by: sender.student })
  await writeLetter(app, { ...sender, professor })
  app.clock.pass(DAY_MS)
  const { id } = await holdLetter(app, sender, { leave: 'undo' })
  app.clock.pass(10_000)
  await makeBusy(200)
  await leave()
  app.clock.pass(MINUTE_MS)
  // The student's other letter counts for half an hour more.
  const counts = new Date(app.clock.now().getTime() + 30 * MINUTE_MS - DAY_MS)
  await sql`update outreaches set reserved_at = ${counts} where student_id = ${sender.student.id} and id <> ${id}`
  await leave()
  expect(await read(sender.student, id)).toMatchObject({ state: 'held', send_at: afterMs(30 * MINUTE_MS) })
  app.clock.pass(30 * MINUTE_MS)
  for (let minute = 31; minute < 60; minute++, app.clock.pass(MINUTE_MS)) {
    await leave()
    expect(await read(sender.student, id), `minute ${minute}`).toMatchObject({ state: 'held' })
  }
  await leave()
  expect(await read(sender.student, id)).toMatchObject({
    state: 'returned',
    returned_reason:
      'Microsoft took no letters from your mailbox when this one should have left, so it was not sent. Please send it again later.',
  })
  expect(await listSentMails(app, sender.email)).toHaveLength(1)
})

test('a letter that waits for its mailbox is not moved up in its queue [MICROSOFT-16]', async () => {
  const sender = await aMicrosoftSender(app)
  const { id } = await holdLetter(app, sender, { leave: 'undo' })
  app.clock.pass(10_000)
  await makeBusy(1)
  await leave()
  const send_at = afterMs(MINUTE_MS)
  await sql`update outreaches set hold = 'queue', confirmed_at = now(), place_freed = true where id = ${id}`
  await leave()
  expect(await read(sender.student, id)).toMatchObject({ state: 'held', send_at })
  app.clock.pass(MINUTE_MS)
  await leave()
  const [letter] = (await app.call(listOutreaches, { query: {}, as: sender.student })).body
  expect(letter).toMatchObject({ state: 'sent' })
})
