import { actOnMe, downloadMyData } from '@labreach/contract/account'
import { confirmPlace, nextContact, readLetter, releaseLetter, type LeaveChoice } from '@labreach/contract/outreach'
import { DAY_MS, HOUR_MS, WEEK_MS } from '@labreach/contract/plans'
import { getDraft } from '@labreach/contract/professors'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { aProfessor, anUnlocked, type AStudent } from '../../../test/builders.ts'
import { aSender } from '../../../test/google.ts'
import { holdLetter, listSentMails, takeBack, writeLetter } from '../../../test/letters.ts'
import { waitForMails } from '../../../test/mails.ts'
import { testApp } from '../../../test/test-app.ts'
import { leaveDueLetters } from './leave-due-letters.ts'

// The clock starts on a Monday at 9:00 UTC.
const app = await testApp({ professors: 20 })
const { sql } = app.database

const leave = async () => (await leaveDueLetters(app.services)).left
const read = async (as: AStudent, id: number) => (await app.call(readLetter, { params: { id }, as })).body
const afterMs = (ms: number) => new Date(app.clock.now().getTime() + ms).toISOString()
const readContact = async ({ student, professor }: Awaited<ReturnType<typeof aSender>>) =>
  (await app.call(nextContact, { query: { scholar_id: professor.scholarId }, as: student })).body

/** A professor without a place, so that a queue does not wait for a morning; `sent`: letters of this week. */
async function aFullProfessor(sent = 3) {
  const professor = await aProfessor(app)
  await sql`update professors set school_name = '', affiliation = '', homepage_url = null where id = ${professor.id}`
  for (let letter = 0; letter < sent; letter++)
    expect((await writeLetter(app, await aSender(app, { professor }))).status).toBe(200)
  return professor
}
const join = async (professor: Awaited<ReturnType<typeof aProfessor>>, choice: LeaveChoice = 'queue') => {
  const sender = await aSender(app, { professor, plan: 'B' })
  // About the connected account: mails of two jobs have no order.
  await waitForMails(app, sender.email)
  return { sender, held: await holdLetter(app, sender, { leave: choice }) }
}

test('a letter now is refused where a held one would break its window, with both dates [SEND-34]', async () => {
  const sender = await aSender(app)
  const morning = await holdLetter(app, sender, { leave: 'morning' })
  expect(morning).toMatchObject({
    hold: 'morning',
    time_zone: 'America/Los_Angeles',
    emails_day: { used: 1, limit: 1 },
  })
  const other = { ...sender, professor: await anUnlocked(app, { by: sender.student }) }
  const resets_at = new Date(Date.parse(morning.send_at) + DAY_MS).toISOString()
  const refused = await writeLetter(app, other)
  expect(refused).toMatchObject({ status: 409, body: { code: 'held_in_the_way', resets_at } })
  expect(refused.body.error).toBe(
    'Your letter that goes out on March 2, 2026 at 4:40 PM (UTC) already uses this limit. Another one can be sent from ' +
      'March 3, 2026 at 4:40 PM (UTC), or once you take that letter back. Nothing was sent now.',
  )
  await takeBack(app, sender, morning)
  expect((await writeLetter(app, other)).status).toBe(200)
  expect((await writeLetter(app, sender)).body.code).toBe('daily_limit')
})

test('a second letter to the same professor is refused while one is held for the same week [SEND-34]', async () => {
  const sender = await aSender(app, { plan: 'B' })
  const { send_at } = await holdLetter(app, sender, { leave: 'morning' })
  const resets_at = new Date(Date.parse(send_at) + WEEK_MS).toISOString()
  expect(await writeLetter(app, sender)).toMatchObject({ status: 409, body: { code: 'held_in_the_way', resets_at } })
  expect(await readContact(sender)).toMatchObject({
    reason: 'held_in_the_way',
    next_contact_at: resets_at,
    morning: null,
  })
})

test('held letters of others count for the professor, without a sign of them [SEND-34]', async () => {
  const professor = await aFullProfessor(2)
  await join(professor, 'morning')
  const sender = await aSender(app, { professor })
  expect((await writeLetter(app, sender)).body).toMatchObject({
    code: 'contacts_full',
    error:
      'Several students have already written to this professor this week. Please write later; your limits are unchanged.',
  })
})

test('a place in a queue has the first time with room; six wait for a professor [SEND-50, SEND-51]', async () => {
  const professor = await aFullProfessor()
  const free = await aSender(app, { professor })
  const queue_at = afterMs(WEEK_MS)
  expect(await readContact(free)).toMatchObject({ reason: 'contacts_full', next_contact_at: queue_at, queue_at })
  const places = []
  for (let place = 0; place < 6; place++) places.push(await join(professor))
  expect(places.map(({ held }) => held.send_at)).toEqual([
    ...Array.from({ length: 3 }, () => afterMs(WEEK_MS)),
    ...Array.from({ length: 3 }, () => afterMs(2 * WEEK_MS)),
  ])
  expect(await writeLetter(app, free, { leave: 'queue' })).toMatchObject({ status: 409, body: { code: 'queue_full' } })
  expect(await readContact(free)).toMatchObject({ next_contact_at: afterMs(3 * WEEK_MS), queue_at: null })

  // The first place is taken back: the next ones move up.
  await takeBack(app, places[0]!.sender, places[0]!.held)
  await leave()
  const times = await Promise.all(places.map(async ({ sender, held }) => (await read(sender.student, held.id)).send_at))
  expect(times.slice(1)).toEqual([
    ...Array.from({ length: 3 }, () => afterMs(WEEK_MS)),
    ...Array.from({ length: 2 }, () => afterMs(2 * WEEK_MS)),
  ])
})

test('a student has three places in queues [SEND-51]', async () => {
  const sender = await aSender(app, { plan: 'B' })
  for (let place = 0; place < 4; place++) {
    const professor = await aFullProfessor()
    await anUnlocked(app, { by: sender.student, professor })
    const { status, body } = await writeLetter(app, { ...sender, professor }, { leave: 'queue' })
    expect([status, body.code]).toEqual(place < 3 ? [200, undefined] : [409, 'queue_full'])
  }
})

test('where there is room, a letter for the queue leaves as one that can be taken back [SEND-50]', async () => {
  const { held } = await join(await aFullProfessor(2))
  expect(held).toMatchObject({ hold: 'undo', send_at: afterMs(10_000) })
})

test('a place is confirmed until two days before, after a mail; then it leaves [SEND-52]', async () => {
  const { sender, held } = await join(await aFullProfessor())
  const confirm = () => app.call(confirmPlace, { params: { id: held.id }, as: sender.student })
  expect((await confirm()).body).toMatchObject({ state: 'held', confirm_by: null })
  app.clock.pass(3 * DAY_MS - 1)
  await leave()
  expect(await read(sender.student, held.id)).toMatchObject({ confirm_by: null })
  app.clock.pass(1)
  await leave()
  await leave()
  const mails = await waitForMails(app, sender.email, 2)
  expect(mails.map(({ subject }) => subject)).toEqual(['A Google account was connected', 'Still send your letter?'])
  expect(mails[1]!.text).toContain('http://labreach.test/outreach')
  expect(await read(sender.student, held.id)).toMatchObject({ confirm_by: afterMs(2 * DAY_MS) })
  expect((await confirm()).body).toMatchObject({ state: 'held', confirm_by: null })
  app.clock.pass(4 * DAY_MS)
  await leave()
  expect(await read(sender.student, held.id)).toMatchObject({ state: 'sent' })
})

test('a student without a verified address is asked in the mailbox from which the letter leaves [SEND-154]', async () => {
  const { sender } = await join(await aFullProfessor())
  await sql`update google_grants set email_verified = false where student_id = ${sender.student.id}`
  app.clock.pass(3 * DAY_MS)
  await leave()
  const mails = await waitForMails(app, sender.email, 2)
  expect(mails[1]).toMatchObject({
    subject: 'Still send your letter?',
    text: expect.stringContaining('A letter of yours is in') as string,
  })
})

test('a place that is not confirmed is lost, and its text is the draft again [SEND-52]', async () => {
  const { sender, held } = await join(await aFullProfessor())
  app.clock.pass(3 * DAY_MS)
  await leave()
  app.clock.pass(2 * DAY_MS)
  await leave()
  const returned_reason = 'You did not confirm your place in the queue in time.'
  expect(await read(sender.student, held.id)).toMatchObject({ state: 'returned', returned_reason })
  const draft = await app.call(getDraft, { params: { id: sender.professor.id }, as: sender.student })
  expect(draft.body.draft).toContain('may I join?')
})

test('a student whom no running server could ask in time gets a later place, and is asked for it [SEND-52]', async () => {
  const { sender, held } = await join(await aFullProfessor())
  app.clock.pass(5 * DAY_MS + HOUR_MS)
  await leave()
  expect(await read(sender.student, held.id)).toMatchObject({ state: 'held', send_at: afterMs(4 * DAY_MS) })
  app.clock.pass(HOUR_MS)
  await leave()
  const mails = await waitForMails(app, sender.email, 2)
  expect(mails[1]!.subject).toBe('Still send your letter?')
  expect(await read(sender.student, held.id)).toMatchObject({
    state: 'held',
    confirm_by: afterMs(2 * DAY_MS - HOUR_MS),
  })
})

test('a place at most four days ahead when it is taken needs no confirmation, and no mail asks for it [SEND-52]', async () => {
  const professor = await aFullProfessor()
  app.clock.pass(3 * DAY_MS)
  const { sender, held } = await join(professor)
  expect(held.send_at).toBe(afterMs(4 * DAY_MS))
  for (const _ of ['two days before', 'at its time']) {
    await leave()
    app.clock.pass(2 * DAY_MS)
  }
  await leave()
  expect(await read(sender.student, held.id)).toMatchObject({ state: 'sent' })
  expect(await app.database.sql`select asked_at from outreaches where id = ${held.id}`).toEqual([{ asked_at: null }])
})

test('letters that left late delay a place in the queue, and no window is exceeded [SEND-34]', async () => {
  const professor = await aFullProfessor(2)
  const first = await join(professor, 'morning')
  const second = await join(professor)
  expect(second.held.send_at).toBe(afterMs(WEEK_MS))
  const third = await join(professor)
  const fourth = await join(professor)
  expect(fourth.held.send_at).toBe(new Date(Date.parse(first.held.send_at) + WEEK_MS).toISOString())
  // A server that was stopped for an hour.
  app.clock.pass(Date.parse(first.held.send_at) - app.clock.now().getTime() + HOUR_MS)
  await leave()
  const leftAt = app.clock.now().getTime()
  await sql`update outreaches set confirmed_at = ${app.clock.now()} where state = 'held'`
  app.clock.pass(Date.parse(second.held.send_at) - leftAt)
  await leave()
  app.clock.pass(Date.parse(fourth.held.send_at) - app.clock.now().getTime())
  await leave()
  expect(await read(second.sender.student, second.held.id)).toMatchObject({ state: 'sent' })
  expect(await read(third.sender.student, third.held.id)).toMatchObject({ state: 'sent' })
  const send_at = new Date(leftAt + WEEK_MS).toISOString()
  expect(await read(fourth.sender.student, fourth.held.id)).toMatchObject({ state: 'held', send_at })
  app.clock.pass(HOUR_MS)
  await leave()
  expect(await read(fourth.sender.student, fourth.held.id)).toMatchObject({ state: 'sent' })
})

test('a morning whose limit was lost with the plan comes back [SEND-38]', async () => {
  const sender = await aSender(app, { plan: 'B' })
  const other = { ...sender, professor: await anUnlocked(app, { by: sender.student }) }
  const letters = [
    await holdLetter(app, sender, { leave: 'morning' }),
    await holdLetter(app, other, { leave: 'morning' }),
  ]
  await sql`update students set paid_plan = 'F' where id = ${sender.student.id}`
  app.clock.pass(Date.parse(letters[0]!.send_at) - app.clock.now().getTime())
  await leave()
  await leave()
  const states = await Promise.all(letters.map(async ({ id }) => (await read(sender.student, id)).state))
  expect(states.toSorted()).toEqual(['returned', 'sent'])
  expect(await listSentMails(app, sender.email)).toHaveLength(1)
})

test('a clock that is set back delays a letter, and one that is set forward does not repeat it [SEND-39]', async () => {
  const sender = await aSender(app)
  const { id } = await holdLetter(app, sender, { leave: 'undo' })
  app.clock.pass(-DAY_MS)
  await leave()
  expect(await read(sender.student, id)).toMatchObject({ state: 'held' })
  app.clock.pass(DAY_MS + 10_000)
  await leave()
  app.clock.pass(-DAY_MS)
  await leave()
  app.clock.pass(3 * DAY_MS)
  await leave()
  expect(await listSentMails(app, sender.email)).toHaveLength(1)
})

test('a letter that is released twice at the same moment leaves once [SEND-36]', async () => {
  const sender = await aSender(app)
  const { id } = await holdLetter(app, sender, { leave: 'undo' })
  const clicks = await Promise.all(
    Array.from({ length: 6 }, () => app.call(releaseLetter, { params: { id }, as: sender.student })),
  )
  const outcomes = clicks.map(({ status, body }) => (status === 200 ? 'sent' : body.code))
  expect(outcomes.toSorted()).toEqual([...Array.from({ length: 5 }, () => 'letter_left'), 'sent'])
  expect(await listSentMails(app, sender.email)).toHaveLength(1)
})

test('deleting an account deletes its held letters, and those behind it move up [SEND-50]', async () => {
  const professor = await aFullProfessor()
  const first = []
  for (let place = 0; place < 3; place++) first.push(await join(professor))
  const last = await join(professor)
  expect(last.held.send_at).toBe(afterMs(2 * WEEK_MS))
  await app.call(actOnMe, { as: first[0]!.sender.student, body: { action: 'delete_account' } })
  await leave()
  expect(await read(last.sender.student, last.held.id)).toMatchObject({ state: 'held', send_at: afterMs(WEEK_MS) })
  expect(await sql`select state from outreaches where id = ${first[0]!.held.id}`).toEqual([])
  const contacts = await sql`select count(*)::int as count from past_contacts where professor_id = ${professor.id}`
  expect(contacts).toEqual([{ count: 0 }])
})

test('the download of an account contains its held letters [ACCOUNT-8]', async () => {
  const sender = await aSender(app)
  await holdLetter(app, sender, { leave: 'morning' })
  const { bytes } = await app.call(downloadMyData, { as: sender.student })
  const { letters } = JSON.parse(strFromU8(unzipSync(bytes)['data.json']!)) as { letters: unknown[] }
  expect(letters).toMatchObject([
    { state: 'held', hold: 'morning', time_zone: expect.any(String), returned_reason: null },
  ])
})
