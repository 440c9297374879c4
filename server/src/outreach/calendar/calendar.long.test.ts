import { actOnMe } from '@labreach/contract/account'
import { endCalendar, getCalendar, makeCalendar } from '@labreach/contract/calendar'
import { listOutreaches } from '@labreach/contract/outreach'
import { DAY_MS, limits } from '@labreach/contract/plans'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { aProfessor, anUnlocked, aStudent, type AStudent } from '../../../test/builders.ts'
import { aSender } from '../../../test/google.ts'
import { writeLetter } from '../../../test/letters.ts'
import type { TestProfessor } from '../../../test/professors.ts'
import { testApp } from '../../../test/test-app.ts'
import { setWish } from '../../../test/wishes.ts'

const lines: string[] = []
const app = await testApp({ professors: 40, limitsPerNetwork: true, log: { write: (line) => void lines.push(line) } })
const { sql } = app.database
const after = (ms: number) => new Date(app.clock.now().getTime() + ms)

const make = async (as: AStudent, time_zone = 'America/Los_Angeles') => {
  const { status, body } = await app.call(makeCalendar, { body: { time_zone }, as })
  expect(status).toBe(200)
  return new URL(body.url).pathname
}

/** The events as an independent parser reads them: title, and start with its kind. */
const readEvents = (text: string) =>
  new ICAL.Component(ICAL.parse(text) as unknown[])
    .getAllSubcomponents('vevent')
    .map((event) => new ICAL.Event(event))
    .map(({ summary, startDate, component }) => ({
      title: summary,
      start: startDate.isDate ? startDate.toString() : startDate.toJSDate().toISOString(),
      status: component.getFirstPropertyValue('status'),
    }))
const eventsOf = async (path: string) => readEvents((await app.fetch(path)).text)

type Letter = {
  student: AStudent
  professor: TestProfessor
  state?: string
  hold?: string
  at: Date
  approvedAt?: Date
}
async function insertLetter({ student, professor, state = 'sent', hold, at, approvedAt = app.clock.now() }: Letter) {
  const [row] = await sql<{ id: number }[]>`
    insert into outreaches (student_id, professor_id, state, hold, approved_at, first_contact, to_email, subject, message, message_id, reserved_at, settled_at)
    values (${student.id}, ${professor.id}, ${state}, ${hold ?? null}, ${hold ? approvedAt : null}, false, 'planted@faculty.example',
      'Planted subject', 'Planted text', gen_random_uuid(), ${at}, ${state === 'sent' ? at : null}) returning id`
  return row!.id
}

test('contains when letters leave, places, follow-ups and the answers that name a day [CALENDAR-1, CALENDAR-2]', async () => {
  const student = await aStudent(app)
  const path = await make(student)
  expect(await eventsOf(path)).toEqual([])
  const [morning, queue, asked, sent, later, undo] = app.professors as TestProfessor[]
  // Opts out below, so no other test may meet them.
  const none = await aProfessor(app)
  await insertLetter({ student, professor: morning!, state: 'held', hold: 'morning', at: after(DAY_MS) })
  await insertLetter({ student, professor: queue!, state: 'held', hold: 'queue', at: after(20 * DAY_MS) })
  await insertLetter({ student, professor: asked!, state: 'held', hold: 'queue', at: after(3 * DAY_MS) })
  // At 2 in the morning in UTC it is the evening before in Los Angeles.
  await insertLetter({ student, professor: sent!, hold: 'undo', at: new Date('2026-03-01T02:00:00Z') })
  const answered = { student, at: after(-30 * DAY_MS) }
  const noPlaces = await insertLetter({ ...answered, professor: none })
  await sql`update outreaches set answer = 'no_places', answer_until = '2027-09-01', answered_at = reserved_at,
    answer_stops_until = '2027-09-01T00:00:00Z' where id = ${noPlaces}`
  const nextWeek = await insertLetter({ ...answered, professor: later! })
  await sql`update outreaches set answer = 'write_next_week', answer_stops_until = ${new Date('2026-03-09T00:00:00Z')},
    answered_at = reserved_at where id = ${nextWeek}`
  await insertLetter({ student, professor: undo!, state: 'held', hold: 'undo', at: after(8_000) })
  expect(await eventsOf(path)).toEqual([
    { title: `Letter to ${morning!.name} leaves`, start: '2026-03-03T09:00:00.000Z', status: 'CONFIRMED' },
    { title: `Letter to ${queue!.name} will probably leave`, start: '2026-03-22', status: 'TENTATIVE' },
    { title: `Letter to ${asked!.name} will probably leave`, start: '2026-03-05', status: 'TENTATIVE' },
    {
      title: `Last time to confirm your letter to ${asked!.name}`,
      start: '2026-03-03T09:00:00.000Z',
      status: 'CONFIRMED',
    },
    { title: `Follow-up to ${sent!.name} is due`, start: '2026-03-08', status: 'CONFIRMED' },
    { title: `${none.name} had no places: you may ask again`, start: '2027-09-01', status: 'CONFIRMED' },
    { title: `Write to ${later!.name} again`, start: '2026-03-09', status: 'CONFIRMED' },
  ])
  await sql`update professors set opt_out = true where id = ${none.id}`
  expect((await eventsOf(path)).map(({ title }) => title).join()).not.toContain(none.name)
})

test('a follow-up is due by the rule of the history, and not with a wish or an answer against it [CALENDAR-2]', async () => {
  const sender = await aSender(app, { plan: 'B' })
  const { student } = sender
  const others = [await anUnlocked(app, { by: student }), await anUnlocked(app, { by: student })]
  for (const professor of [sender.professor, ...others]) {
    expect((await writeLetter(app, { student, professor })).body).toMatchObject({ state: 'sent' })
  }
  const path = await make(student)
  expect(await eventsOf(path)).toHaveLength(3)
  await setWish(app, others[0]!, 'follow_up', false)
  await expect.poll(() => eventsOf(path)).toHaveLength(2)
  await sql`update outreaches set mark = 'replied', marked_at = ${app.clock.now()}
    where student_id = ${student.id} and professor_id = ${others[1]!.id}`
  expect(await eventsOf(path)).toEqual([
    { title: `Follow-up to ${sender.professor.name} is due`, start: '2026-03-10', status: 'CONFIRMED' },
  ])
  const isDue = async () =>
    (await app.call(listOutreaches, { as: student, query: {} })).body.some((letter) => letter.follow_up_due)
  app.clock.pass(limits.followUpAfterMs)
  expect([await isDue(), (await eventsOf(path)).length]).toEqual([true, 1])
  app.clock.pass(limits.followUpUntilMs - limits.followUpAfterMs + 1)
  expect([await isDue(), (await eventsOf(path)).length]).toEqual([false, 0])
})

test('contains no address, subject or text of a letter, and no line of a name becomes a property [CALENDAR-3]', async () => {
  const student = await aStudent(app)
  const professor = await aProfessor(app, { name: 'Ann, Lee; \\ "Q"\r\nATTENDEE:mailto:a@b.example' })
  await insertLetter({ student, professor, at: after(-DAY_MS) })
  const path = await make(student)
  const { text } = await app.fetch(path)
  expect(text).not.toMatch(/planted/i)
  expect(text).not.toContain(professor.email)
  expect(text).not.toMatch(/^ATTENDEE/m)
  expect(readEvents(text)).toMatchObject([
    { title: 'Follow-up to Ann, Lee; \\ "Q" ATTENDEE:mailto:a@b.example is due' },
  ])
})

test('may be cached by its program only, which gets no bytes twice, and by no search engine [CALENDAR-4]', async () => {
  const student = await aStudent(app)
  await insertLetter({ student, professor: app.professors[5]!, at: after(-DAY_MS) })
  const path = await make(student)
  const first = await app.fetch(path)
  expect(Object.fromEntries(first.headers)).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, no-cache',
    'x-robots-tag': 'noindex, nofollow',
  })
  app.clock.pass(60_000)
  const etag = first.headers.get('etag')!
  expect(await app.fetch(path, { headers: { 'if-none-match': `"other", W/${etag}` } })).toMatchObject({
    status: 304,
    text: '',
  })
  await sql`update outreaches set mark = 'replied', marked_at = reserved_at where student_id = ${student.id}`
  const changed = await app.fetch(path, { headers: { 'if-none-match': etag } })
  expect(changed.status).toBe(200)
  expect(changed.headers.get('etag')).not.toBe(etag)
})

test('only the newest address opens it; every other is the same 404 [CALENDAR-5]', async () => {
  const student = await aStudent(app)
  expect((await app.call(getCalendar, { as: student })).body).toEqual({ made_at: null })
  const [first, second] = [await make(student), await make(student)]
  expect((await app.call(getCalendar, { as: student })).body).toEqual({ made_at: app.clock.now().toISOString() })
  expect((await app.fetch(second)).status).toBe(200)
  const ofOther = await make(await aStudent(app))
  await app.call(endCalendar, { as: student })
  const answers = await Promise.all(
    [first, second, ofOther.replace('.ics', 'x.ics'), '/api/outreaches/calendar/x.ics'].map((path) => app.fetch(path)),
  )
  for (const { status, body, headers } of answers) {
    expect([status, body]).toEqual([404, answers[0]!.body])
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow')
  }
  expect(answers[0]!.body).toMatchObject({ code: 'calendar_unknown' })
  expect((await app.fetch(ofOther)).status).toBe(200)
  expect((await app.call(makeCalendar, { body: { time_zone: 'Mars/Base' }, as: student })).status).toBe(400)
})

test('ends with a new password, a suspension and the account; only a hash is stored [CALENDAR-6]', async () => {
  const student = await aStudent(app)
  const path = await make(student)
  const token = path.split('/').at(-1)!.replace('.ics', '')
  const [stored] = await sql<{ row: string }[]>`
    select calendar_feeds::text as row from calendar_feeds where student_id = ${student.id}`
  expect(stored!.row).not.toContain(token)
  await sql`update students set suspended_at = ${app.clock.now()} where id = ${student.id}`
  expect((await app.fetch(path)).status).toBe(404)
  await sql`update students set suspended_at = null where id = ${student.id}`
  expect((await app.fetch(path)).status).toBe(200)
  const change = {
    action: 'change_password',
    old_password: 'correct horse',
    new_password: 'a new long secret',
  } as const
  expect((await app.call(actOnMe, { as: student, body: change })).status).toBe(200)
  expect((await app.fetch(path)).status).toBe(404)

  const leaving = await aStudent(app)
  const last = await make(leaving)
  expect((await app.call(actOnMe, { as: leaving, body: { action: 'delete_account' } })).status).toBe(200)
  expect((await app.fetch(last)).status).toBe(404)
})

test('the log does not contain the address, and an address is read 60 times an hour [CALENDAR-7]', async () => {
  const path = await make(await aStudent(app))
  lines.length = 0
  const statuses: number[] = []
  for (let read = 0; read < 61; read++) statuses.push((await app.fetch(path)).status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(60)
  expect(statuses.at(-1)).toBe(429)
  expect(lines.filter((line) => line.includes('/api/outreaches/calendar/:token.ics')).length).toBeGreaterThan(60)
  // What programs try with a new address, and an address that was copied in part.
  for (const method of ['PROPFIND', 'OPTIONS', 'POST', 'DELETE']) await app.fetch(path, { method })
  await app.fetch(path.replace('.ics', ''))
  expect(lines.join()).not.toContain(path.split('/').at(-1)!.replace('.ics', ''))
})

test('many unknown addresses keep no calendar of the same network out [CALENDAR-7]', async () => {
  const path = await make(await aStudent(app))
  for (let read = 0; read < 130; read++)
    expect((await app.fetch(`/api/outreaches/calendar/${'x'.repeat(40)}${read + 100}.ics`)).status).toBe(404)
  expect((await app.fetch(path)).status).toBe(200)
})
