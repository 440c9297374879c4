import { actOnMe } from '@labreach/contract/account'
import { nextContact } from '@labreach/contract/outreach'
import { findForOptOut, optOut } from '@labreach/contract/opt-out'
import { WEEK_MS } from '@labreach/contract/plans'
import { beforeEach, expect, test } from 'vitest'
import { anUnlocked, aProfessor } from '../../../test/builders.ts'
import { aWriter } from '../../../test/google.ts'
import { sentFrom, write } from '../../../test/letters.ts'
import type { StockedProfessor } from '../../../test/stock.ts'
import { testApp } from '../../../test/test-app.ts'
import { insertValues } from '../../../test/insert-values.ts'

const app = await testApp({ professors: 2 })
const { sql } = app.database

beforeEach(() => app.clock.pass(WEEK_MS))

/** A writer on Basic who has unlocked this professor. */
const writerTo = (professor: StockedProfessor) => aWriter(app, { plan: 'B', professor })
/** As the public form does it. */
const hasOptedOut = async ({ scholarId }: StockedProfessor) => {
  const { id } = (await app.call(findForOptOut, { query: { scholar_id: scholarId } })).body
  expect((await app.call(optOut, { params: { id }, body: { opt_out: true } })).status).toBe(200)
}
const refused = (code: string, more = {}) => ({ status: 409, body: { code, ...more } })
const isSamePerson = (one: StockedProfessor, other: StockedProfessor) =>
  sql`insert into professor_aliases ${insertValues({ alias: one.scholarId, scholar_id: other.scholarId })}`
const looksUp = ({ id }: StockedProfessor, email: string) =>
  sql`insert into email_lookups ${insertValues({ professor_id: id, outcome: 'found', email, found_on: 'https://a.test', looked_up_at: app.clock.now() })}`
const inAWeek = () => new Date(app.clock.now().getTime() + WEEK_MS).toISOString()
let mailboxes = 0
const aMailbox = (domain = 'cs.stocked.edu') => `mailbox${++mailboxes}@${domain}`

test.each([
  ['as it is stored', (address: string) => address],
  ['in capitals', (address: string) => address.toUpperCase()],
  ['with a plus tag', (address: string) => address.replace('@', '+spring@')],
])(
  'nobody who opted out is written to through a neighbour of the same university: %s [SEND-15]',
  async (_, written) => {
    const gone = await aProfessor(app)
    await hasOptedOut(gone)
    const writer = await writerTo(app.professors[0]!)
    expect(await write(app, writer, { to_email: written(gone.email!) })).toMatchObject(
      refused('recipient_other_professor'),
    )
    expect(await sentFrom(app, writer.email)).toEqual([])
  },
)

test('no professor who is still locked is written to through eight neighbours', async () => {
  const locked = await aProfessor(app)
  const writer = await writerTo(await aProfessor(app))
  const neighbours = [writer.professor]
  while (neighbours.length < 8)
    neighbours.push(await anUnlocked(app, { by: writer.student, professor: await aProfessor(app) }))
  for (const professor of neighbours)
    expect(await write(app, { ...writer, professor }, { to_email: locked.email! })).toMatchObject(
      refused('recipient_other_professor'),
    )
  expect(await sentFrom(app, writer.email)).toEqual([])
})

test('an address that was looked up belongs to its professor as well', async () => {
  const other = await aProfessor(app, { email: null })
  const found = aMailbox()
  await looksUp(other, found)
  const writer = await writerTo(await aProfessor(app))
  expect(await write(app, writer, { to_email: found })).toMatchObject(refused('recipient_other_professor'))
})

test('another row of the same person is nobody else', async () => {
  const [one, other] = [await aProfessor(app), await aProfessor(app)]
  await isSamePerson(one, other)
  const writer = await writerTo(one)
  expect((await write(app, writer, { to_email: other.email! })).status).toBe(200)
  expect((await sentFrom(app, writer.email)).map(({ to }) => to)).toEqual([[other.email]])
  // And the letter counts for each of the rows.
  await anUnlocked(app, { by: writer.student, professor: other })
  expect(await write(app, { ...writer, professor: other })).toMatchObject(refused('contact_too_soon'))
})

test('an address whose domain is written in another script is the same one', async () => {
  const other = await aProfessor(app, { email: 'prof@bücher.example' })
  const writer = await writerTo(await aProfessor(app, { email: aMailbox('xn--bcher-kva.example') }))
  const to_email = 'prof@xn--bcher-kva.example'
  expect(await write(app, writer, { to_email })).toMatchObject(refused('recipient_other_professor'))
  await sql`update professors set opt_out = true where id = ${other.id}`
  expect((await write(app, writer)).status).toBe(200)
})

test('whoever opted out in one row gets no letter through another row with the same address', async () => {
  const [listed, gone] = [await aProfessor(app, { email: 'same.person@gmail.com' }), await aProfessor(app)]
  await sql`update professors set email = 'SamePerson+papers@googlemail.com', opt_out = true where id = ${gone.id}`
  const writer = await writerTo(listed)
  const next = await app.call(nextContact, { query: { scholar_id: listed.scholarId }, as: writer.student })
  expect(next).toMatchObject(refused('opted_out'))
  expect(await write(app, writer)).toMatchObject(refused('opted_out'))
  expect(await sentFrom(app, writer.email)).toEqual([])
})

test('rows with one address share three letters a week, also when ten students write at the same moment', async () => {
  const email = aMailbox()
  const writers = await Promise.all(Array.from({ length: 10 }, async () => writerTo(await aProfessor(app, { email }))))
  const answers = await Promise.all(writers.map((writer) => write(app, writer)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, ...Array<number>(7).fill(409)])
  const full = answers.find(({ status }) => status === 409)!
  expect(full.body).toMatchObject({ code: 'contacts_full', resets_at: inAWeek() })
  const late = await writerTo(await aProfessor(app, { email }))
  const { body } = await app.call(nextContact, { query: { scholar_id: late.professor.scholarId }, as: late.student })
  expect(body).toEqual({ next_contact_at: inAWeek(), reason: 'contacts_full' })
})

test('an address that nobody is listed with gets three letters a week as well, through whichever neighbour', async () => {
  const unlisted = aMailbox()
  const written = ['', '+a', '+b', ''].map((tag) => unlisted.replace('@', `${tag}@`))
  const statuses: number[] = []
  for (const to_email of written)
    statuses.push((await write(app, await writerTo(await aProfessor(app)), { to_email })).status)
  expect(statuses).toEqual([200, 200, 200, 409])
})

test('letters to any address of one person count together, through whichever row of anybody', async () => {
  const [own, found] = [aMailbox(), aMailbox('math.stocked.edu')]
  const one = await aProfessor(app, { email: own })
  await looksUp(one, found)
  const same = await aProfessor(app, { email: own.toUpperCase() })
  const statuses: number[] = []
  for (const [professor, to_email] of [
    [one, own],
    [one, found],
    [same, own],
    [one, found],
  ] as const)
    statuses.push((await write(app, await writerTo(professor), { to_email })).status)
  expect(statuses).toEqual([200, 200, 200, 409])
})

test('letters of students who left count for the address, also through a row that nobody wrote to', async () => {
  const email = aMailbox()
  for (const _ of [1, 2, 3]) {
    const writer = await writerTo(await aProfessor(app, { email }))
    expect((await write(app, writer)).status).toBe(200)
    expect((await app.call(actOnMe, { as: writer.student, body: { action: 'delete_account' } })).status).toBe(200)
  }
  const late = await writerTo(await aProfessor(app, { email }))
  expect(await write(app, late)).toMatchObject(refused('contacts_full', { resets_at: inAWeek() }))
  const kept = await sql`select * from past_contacts where reserved_at = ${app.clock.now()}`
  expect(JSON.stringify(kept)).not.toContain(email)
})

test('an address whose owner opted out is written to no more after the record is empty, in no row and through no neighbour', async () => {
  const email = aMailbox()
  const gone = await aProfessor(app, { email })
  await hasOptedOut(gone)
  await sql`update professors set email = null where id = ${gone.id}`
  const writer = await writerTo(await aProfessor(app))
  expect(await write(app, writer, { to_email: email.replace('@', '+x@') })).toMatchObject(refused('opted_out'))
  const again = await writerTo(await aProfessor(app, { email: email.toUpperCase() }))
  expect(await write(app, again)).toMatchObject(refused('opted_out'))
})

test('one student writes to one professor once in seven days, and is told the date before and after [SEND-21]', async () => {
  const writer = await writerTo(await aProfessor(app))
  const asked = async () =>
    (await app.call(nextContact, { query: { scholar_id: writer.professor.scholarId }, as: writer.student })).body
  expect(await asked()).toEqual({ next_contact_at: null, reason: null })
  expect((await write(app, writer)).status).toBe(200)
  const resets_at = inAWeek()
  expect(await asked()).toEqual({ next_contact_at: resets_at, reason: 'contact_too_soon' })
  expect(await write(app, writer)).toMatchObject(refused('contact_too_soon', { resets_at }))
  app.clock.pass(WEEK_MS - 1)
  expect(await write(app, writer)).toMatchObject(refused('contact_too_soon', { resets_at }))
  app.clock.pass(1)
  expect(await asked()).toEqual({ next_contact_at: null, reason: null })
  expect((await write(app, writer)).body.emails_day).toMatchObject({ used: 1 })
  expect(await sentFrom(app, writer.email)).toHaveLength(2)
})

test('repeated letters and follow-ups count for the three of a week, also those that an earlier version recorded [SEND-21]', async () => {
  const professor = await aProfessor(app)
  const writers = await Promise.all([1, 2, 3, 4].map(() => writerTo(professor)))
  await sql`
    insert into outreaches (student_id, professor_id, state, first_contact, to_email, subject, message, message_id, reserved_at)
    select s, ${professor.id}, 'sent', false, ${professor.email}, '', '', 'follow-up ' || s, ${app.clock.now()}
    from unnest(${writers.slice(0, 3).map(({ student }) => student.id)}::uuid[]) s`
  expect(await write(app, writers[3]!)).toMatchObject(refused('contacts_full', { resets_at: inAWeek() }))
})

test('at a mail provider only the address that is known passes, in whatever way it is written', async () => {
  const professor = await aProfessor(app, { email: 'ada.lovelace@gmail.com', homepage: 'https://sites.google.com/ada' })
  const writer = await writerTo(professor)
  for (const to_email of ['bob@gmail.com', 'ada@google.com', 'ada@sites.google.com'])
    expect(await write(app, writer, { to_email })).toMatchObject({ status: 400, body: { code: 'recipient_foreign' } })
  expect((await write(app, writer, { to_email: 'AdaLovelace+x@gmail.com' })).status).toBe(200)
  expect((await sentFrom(app, writer.email)).map(({ to }) => to)).toEqual([['ada.lovelace@gmail.com']])
})
