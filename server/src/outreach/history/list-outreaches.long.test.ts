import { downloadMyData } from '@labreach/contract/account'
import { DAY_MS, limits, WEEK_MS } from '@labreach/contract/plans'
import { listOutreaches, markOutreach, nextContact, type OutreachMark } from '@labreach/contract/outreach'
import { strFromU8, unzipSync } from 'fflate'
import { afterEach, expect, test } from 'vitest'
import { aHandle, anUnlocked, aProfessor, aStudent, type AStudent } from '../../../test/builders.ts'
import { aSender } from '../../../test/google.ts'
import { writeLetter } from '../../../test/letters.ts'
import { testApp } from '../../../test/test-app.ts'

const app = await testApp()
afterEach(() => app.control('faults', null))

const list = async (as: AStudent, before?: number) => {
  const { status, body } = await app.call(listOutreaches, { query: before ? { before } : {}, as })
  expect(status).toBe(200)
  return body
}
const noteAnswer = (as: AStudent, id: number, answer: OutreachMark | null) =>
  app.call(markOutreach, { params: { id }, body: { mark: answer }, as })

/** Inserts letters that were sent earlier, one per minute, the last one now. */
async function insertLetters(student: AStudent, professor: { id: number }, count: number) {
  await app.database.sql`
    insert into outreaches (student_id, professor_id, state, first_contact, to_email, subject, message, message_id, reserved_at, settled_at)
    select ${student.id}, ${professor.id}, 'sent', false, 'a@b.edu', 'Letter ' || n, repeat('Dear Professor. ', 90), gen_random_uuid(), at, at
    from generate_series(1, ${count}::int) n
    cross join lateral (select ${app.clock.now()}::timestamptz - make_interval(mins => ${count}::int - n) as at) as times`
}

test('lists the student’s letters in all states, newest first [OUTREACH-2]', async () => {
  const sender = await aSender(app, { plan: 'B' })
  const sentAt = app.clock.now().toISOString()
  await writeLetter(app, sender, { subject: 'First', message: 'Dear Professor' })
  app.clock.pass(60_000)
  const other = await anUnlocked(app, { by: sender.student })
  await app.control('faults', { service: 'gmail', kind: '403' })
  await writeLetter(app, { ...sender, professor: other }, { subject: 'Second' })
  await app.control('faults', { service: 'gmail', kind: 'lost_response' })
  await writeLetter(app, { ...sender, professor: other }, { subject: 'Third' })
  const letters = await list(sender.student)
  expect(letters.map(({ subject, state }) => [subject, state])).toEqual([
    ['Third', 'unconfirmed'],
    ['Second', 'failed'],
    ['First', 'sent'],
  ])
  expect(letters[2]).toEqual({
    id: letters[2]!.id,
    professor_answer: null,
    relationship_id: sender.professor.id,
    unlocked_at: expect.any(String),
    professor_name: sender.professor.name,
    school_name: sender.professor.schoolName,
    to_email: sender.professor.email,
    subject: 'First',
    message: 'Dear Professor',
    state: 'sent',
    sent_at: sentAt,
    mark: null,
    marked_at: null,
    opted_out: false,
    follow_up_to: null,
    follow_up_in_thread: true,
    follow_up_due: false,
    hold: null,
    send_at: null,
    time_zone: null,
    confirm_by: null,
    returned_reason: null,
    unconfirmed_sentence: null,
  })
})

test('does not list the letters of another student, nor note answers to them', async () => {
  const [sender, other] = [await aSender(app), await aStudent(app)]
  await writeLetter(app, sender)
  const [letter] = await list(sender.student)
  expect(await list(other)).toEqual([])
  expect(await noteAnswer(other, letter!.id, 'replied')).toMatchObject({
    status: 404,
    body: { code: 'letter_unknown' },
  })
  expect((await list(sender.student))[0]!.mark).toBe(null)
})

test('a letter remains readable after its professor opts out, and says so [OUTREACH-9]', async () => {
  const sender = await aSender(app, { professor: await aProfessor(app) })
  await writeLetter(app, sender, { subject: 'Before' })
  await app.database.sql`update professors set opt_out = true where id = ${sender.professor.id}`
  app.clock.pass(WEEK_MS)
  expect(await list(sender.student)).toMatchObject([
    { subject: 'Before', professor_name: sender.professor.name, opted_out: true, follow_up_due: false },
  ])
})

test('returns 5,000 letters in pages by the last id, each letter once [OUTREACH-2]', async () => {
  const sender = await aSender(app)
  await insertLetters(sender.student, sender.professor, 5_000)
  const subjects: string[] = []
  for (let before: number | undefined, page; page === undefined || page.length > 0; before = page.at(-1)?.id) {
    page = await list(sender.student, before)
    expect(page.length).toBeLessThanOrEqual(limits.outreachesPerPage)
    subjects.push(...page.map(({ subject }) => subject))
  }
  expect(subjects).toEqual(Array.from({ length: 5_000 }, (_, n) => `Letter ${5_000 - n}`))
})

test.each(['0', '-1', 'x', '1.5'])('refuses a page before the letter "%s"', async (before) => {
  const { status } = await app.call(listOutreaches, { query: { before }, as: await aStudent(app) })
  expect(status).toBe(400)
})

test('notes the answers replied, meeting and closed, removes them, and exports them with all data [OUTREACH-5]', async () => {
  const sender = await aSender(app)
  await writeLetter(app, sender)
  const { id } = (await list(sender.student))[0]!
  for (const answer of ['replied', 'meeting', 'closed'] as const) {
    app.clock.pass(1_000)
    const marked_at = app.clock.now().toISOString()
    expect((await noteAnswer(sender.student, id, answer)).body).toMatchObject({ id, mark: answer, marked_at })
    expect(await list(sender.student)).toMatchObject([{ mark: answer, marked_at }])
  }
  expect((await noteAnswer(sender.student, id, null)).body).toMatchObject({ mark: null, marked_at: null })
  await noteAnswer(sender.student, id, 'meeting')
  const { bytes } = await app.call(downloadMyData, { as: sender.student })
  const data = JSON.parse(strFromU8(unzipSync(bytes)['data.json']!)) as { letters: object[] }
  expect(data.letters).toMatchObject([{ mark: 'meeting', marked_at: app.clock.now().toISOString() }])
  const wrong = await app.call(markOutreach, { params: { id }, body: { mark: 'sent' as never }, as: sender.student })
  expect(wrong.status).toBe(400)
})

test('refuses an answer to a letter that was not sent', async () => {
  const sender = await aSender(app)
  await app.control('faults', { service: 'gmail', kind: '403' })
  await writeLetter(app, sender)
  const { id } = (await list(sender.student))[0]!
  expect(await noteAnswer(sender.student, id, 'replied')).toMatchObject({
    status: 409,
    body: { code: 'letter_not_sent' },
  })
})

test('a follow-up is due after seven days without a reply, only for the last letter to a professor [OUTREACH-6]', async () => {
  const sender = await aSender(app, { plan: 'B' })
  const listDue = async () => (await list(sender.student)).map((letter) => letter.follow_up_due)
  await writeLetter(app, sender, { subject: 'First' })
  app.clock.pass(WEEK_MS - 1)
  expect(await listDue()).toEqual([false])
  app.clock.pass(1)
  expect(await listDue()).toEqual([true])
  await writeLetter(app, sender, { subject: 'Second' })
  expect(await listDue()).toEqual([false, false])
  app.clock.pass(WEEK_MS)
  expect(await listDue()).toEqual([true, false])
  const [, first] = await list(sender.student)
  await noteAnswer(sender.student, first!.id, 'replied')
  expect(await listDue()).toEqual([false, false])
})

test('a follow-up is never due for an unconfirmed letter', async () => {
  const sender = await aSender(app)
  await app.control('faults', { service: 'gmail', kind: 'lost_response' })
  await writeLetter(app, sender)
  app.clock.pass(2 * WEEK_MS)
  expect(await list(sender.student)).toMatchObject([{ state: 'unconfirmed', follow_up_due: false }])
})

test('returns the date of the next possible letter, and the reason why none can be sent earlier [SEND-21]', async () => {
  const professor = await aProfessor(app)
  const reader = await aStudent(app)
  const askNextContact = (as: AStudent, scholar_id = professor.scholarId) =>
    app.call(nextContact, { query: { scholar_id }, as })
  expect(await askNextContact(reader)).toMatchObject({ status: 409, body: { code: 'locked' } })
  expect(await askNextContact(reader, aHandle(app, reader, professor))).toMatchObject({
    status: 409,
    body: { code: 'locked' },
  })
  expect(await askNextContact(reader, 'nobody')).toMatchObject({ status: 404, body: { code: 'professor_unknown' } })
  await anUnlocked(app, { by: reader, professor })
  const atOnce = { next_contact_at: null, reason: null }
  expect((await askNextContact(reader)).body).toMatchObject(atOnce)

  const first = app.clock.now().getTime()
  const senders = []
  for (let number = 0; number < 3; number++) {
    const sender = await aSender(app, { professor })
    await writeLetter(app, sender)
    senders.push(sender.student)
    app.clock.pass(DAY_MS)
  }
  const computeDate = (days: number) => new Date(first + days * DAY_MS + WEEK_MS).toISOString()
  expect((await askNextContact(reader)).body).toMatchObject({
    next_contact_at: computeDate(0),
    reason: 'contacts_full',
  })
  expect((await askNextContact(senders[2]!)).body).toMatchObject({
    next_contact_at: computeDate(2),
    reason: 'contact_too_soon',
  })
  app.clock.pass(4 * DAY_MS)
  expect((await askNextContact(reader)).body).toMatchObject(atOnce)
  await app.database.sql`update professors set opt_out = true where id = ${professor.id}`
  expect(await askNextContact(reader)).toMatchObject({ status: 409, body: { code: 'opted_out' } })
})
