import { confirmPlace, listOutreaches, readLetter } from '@labreach/contract/outreach'
import { DAY_MS, WEEK_MS } from '@labreach/contract/plans'
import { answerLetter } from '@labreach/contract/professor-page'
import { expect, test } from 'vitest'
import { aProfessor, type AStudent } from '../../../test/builders.ts'
import { aSender } from '../../../test/google.ts'
import { holdLetter, takeBack, writeLetter } from '../../../test/letters.ts'
import { waitForMails } from '../../../test/mails.ts'
import { getLetterLink } from '../../../test/professor-page.ts'
import type { TestProfessor } from '../../../test/professors.ts'
import { testApp } from '../../../test/test-app.ts'
import { setWish } from '../../../test/wishes.ts'
import { leaveDueLetters } from './leave-due-letters.ts'

const app = await testApp({ professors: 20 })
const { sql } = app.database

const leave = async () => (await leaveDueLetters(app.services)).left
const read = async (as: AStudent, id: number) => (await app.call(readLetter, { params: { id }, as })).body
const afterMs = (ms: number) => new Date(app.clock.now().getTime() + ms).toISOString()
const passUntil = (time: string) => app.clock.pass(Date.parse(time) - app.clock.now().getTime())

/** A professor without a place, so that a queue does not wait for a morning. */
async function aQueuedProfessor() {
  const professor = await aProfessor(app)
  await sql`update professors set school_name = '', affiliation = '', homepage_url = null where id = ${professor.id}`
  return professor
}
const write = async (professor: TestProfessor, letters: number) => {
  for (let letter = 0; letter < letters; letter++)
    expect((await writeLetter(app, await aSender(app, { professor }))).status).toBe(200)
}

/** The professor asks for a pause of three months; returns its end. */
async function pause(professor: TestProfessor) {
  const day = afterMs(90 * DAY_MS).slice(0, 10)
  await setWish(app, professor, 'paused_until', day)
  return `${day}T00:00:00.000Z`
}

/** A student who has written to a professor, and who eight days later has a place two days ahead. */
async function aSecondLetter({ isFollowUp }: { isFollowUp: boolean }) {
  const professor = await aQueuedProfessor()
  const sender = await aSender(app, { professor, plan: 'B' })
  expect((await writeLetter(app, sender)).status).toBe(200)
  const link = await getLetterLink(app, sender.email)
  app.clock.pass(3 * DAY_MS)
  await write(professor, 2)
  app.clock.pass(5 * DAY_MS)
  await write(professor, 1)
  const [first] = (await app.call(listOutreaches, { query: {}, as: sender.student })).body
  const held = await holdLetter(app, sender, { leave: 'queue', ...(isFollowUp && { follow_up_to: first!.id }) })
  expect(held).toMatchObject({ hold: 'queue', send_at: afterMs(2 * DAY_MS) })
  return { ...sender, held, link }
}

test('a confirmed place that a pause moves by months is asked for again, and lost without an answer [SEND-130]', async () => {
  const professor = await aQueuedProfessor()
  await write(professor, 3)
  app.clock.pass(5 * DAY_MS)
  const { student, email } = await aSender(app, { professor, plan: 'B' })
  const held = await holdLetter(app, { student, professor }, { leave: 'queue' })
  expect(held.send_at).toBe(afterMs(2 * DAY_MS))
  const send_at = await pause(professor)
  app.clock.pass(2 * DAY_MS)
  await leave()
  expect(await read(student, held.id)).toMatchObject({ state: 'held', send_at, confirm_by: null })
  app.clock.pass(Date.parse(send_at) - 4 * DAY_MS - app.clock.now().getTime())
  await leave()
  const mails = await waitForMails(app, email, 2)
  expect(mails.map(({ subject }) => subject)).toContain('Still send your letter?')
  expect(await read(student, held.id)).toMatchObject({ state: 'held', confirm_by: afterMs(2 * DAY_MS) })
  app.clock.pass(2 * DAY_MS)
  await leave()
  expect(await read(student, held.id)).toMatchObject({
    state: 'returned',
    returned_reason: 'You did not confirm your place in the queue in time.',
  })
})

test('a place that was asked for and confirmed is asked for again after a pause, and leaves if confirmed [SEND-130]', async () => {
  const professor = await aQueuedProfessor()
  await write(professor, 3)
  const { student, email } = await aSender(app, { professor, plan: 'B' })
  const held = await holdLetter(app, { student, professor }, { leave: 'queue' })
  const confirm = () => app.call(confirmPlace, { params: { id: held.id }, as: student })
  app.clock.pass(WEEK_MS - 4 * DAY_MS)
  await leave()
  // A place that is confirmed before its mail is sent gets none.
  await waitForMails(app, email, 2)
  await confirm()
  const send_at = await pause(professor)
  passUntil(held.send_at)
  await leave()
  app.clock.pass(Date.parse(send_at) - 4 * DAY_MS - app.clock.now().getTime())
  await leave()
  expect(await waitForMails(app, email, 3)).toHaveLength(3)
  await confirm()
  passUntil(send_at)
  await leave()
  expect(await read(student, held.id)).toMatchObject({ state: 'sent' })
})

test('a place that is moved by a few days stays confirmed [SEND-130]', async () => {
  const professor = await aQueuedProfessor()
  await write(professor, 3)
  app.clock.pass(5 * DAY_MS)
  const { student } = await aSender(app, { professor, plan: 'B' })
  const held = await holdLetter(app, { student, professor }, { leave: 'queue' })
  const send_at = `${afterMs(5 * DAY_MS).slice(0, 10)}T00:00:00.000Z`
  await setWish(app, professor, 'paused_until', send_at.slice(0, 10))
  passUntil(held.send_at)
  await leave()
  expect(await read(student, held.id)).toMatchObject({ state: 'held', send_at, confirm_by: null })
  passUntil(send_at)
  await leave()
  expect(await read(student, held.id)).toMatchObject({ state: 'sent' })
})

test("a place comes back at its time if the professor has answered the student's first letter [SEND-131]", async () => {
  const { student, held, link } = await aSecondLetter({ isFollowUp: false })
  app.clock.pass(DAY_MS)
  expect((await app.call(answerLetter, { body: { ...link, answer: 'not_my_field' } })).status).toBe(200)
  app.clock.pass(DAY_MS)
  await leave()
  expect(await read(student, held.id)).toMatchObject({
    state: 'returned',
    returned_reason: expect.stringContaining('This professor has answered your letter') as string,
  })
})

test('it comes back also if a pause after the answer lasts longer [SEND-131]', async () => {
  const { student, held, link, professor } = await aSecondLetter({ isFollowUp: false })
  app.clock.pass(DAY_MS)
  expect((await app.call(answerLetter, { body: { ...link, answer: 'not_my_field' } })).status).toBe(200)
  await setWish(app, professor, 'paused_until', afterMs(300 * DAY_MS).slice(0, 10))
  app.clock.pass(DAY_MS)
  await leave()
  expect(await read(student, held.id)).toMatchObject({ state: 'returned' })
})

test('a follow-up that could leave only after its two weeks comes back at its time [SEND-131]', async () => {
  const { student, held, professor } = await aSecondLetter({ isFollowUp: true })
  await pause(professor)
  app.clock.pass(2 * DAY_MS)
  await leave()
  expect(await read(student, held.id)).toMatchObject({
    state: 'returned',
    returned_reason: expect.stringContaining('This professor has asked for a pause') as string,
  })
})

test('a place that is confirmed while it is being returned is kept [SEND-52]', async () => {
  const professor = await aQueuedProfessor()
  await write(professor, 3)
  const { student } = await aSender(app, { professor, plan: 'B' })
  const { id } = await holdLetter(app, { student, professor }, { leave: 'queue' })
  app.clock.pass(3 * DAY_MS)
  await leave()
  app.clock.pass(2 * DAY_MS)
  const sweep = await sql.begin(async (tx) => {
    await tx`update outreaches set confirmed_at = ${app.clock.now()} where id = ${id}`
    // The sweep finds the letter unconfirmed, and waits for its row.
    const swept = leave()
    const isWaiting = async () =>
      (await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`).length
    await expect.poll(isWaiting, { timeout: 10_000 }).toBeGreaterThan(0)
    return { swept }
  })
  await sweep.swept
  expect(await read(student, id)).toMatchObject({ state: 'held', confirm_by: null })
})

test('a place moves up if a letter to another record of the same professor comes back [SEND-50]', async () => {
  const [one, other] = [await aQueuedProfessor(), await aQueuedProfessor()]
  await sql`insert into professor_aliases (alias, scholar_id) values (${other.scholarId}, ${one.scholarId})`
  await write(one, 3)
  const join = async (professor: TestProfessor) => {
    const sender = await aSender(app, { professor, plan: 'B' })
    return { sender, held: await holdLetter(app, sender, { leave: 'queue' }) }
  }
  const send_at = afterMs(WEEK_MS)
  const first = [await join(one), await join(one), await join(one)]
  const last = await join(other)
  expect(last.held.send_at).toBe(afterMs(2 * WEEK_MS))
  await takeBack(app, first[0]!.sender, first[0]!.held)
  await leave()
  expect(await read(last.sender.student, last.held.id)).toMatchObject({ state: 'held', send_at })
})
