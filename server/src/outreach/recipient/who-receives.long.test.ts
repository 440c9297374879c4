import { actOnMe } from '@labreach/contract/account'
import { nextContact } from '@labreach/contract/outreach'
import { findForOptOut, optOut } from '@labreach/contract/opt-out'
import { WEEK_MS } from '@labreach/contract/plans'
import { beforeEach, expect, test } from 'vitest'
import { anUnlocked, aProfessor } from '../../../test/builders.ts'
import { aSender } from '../../../test/google.ts'
import { listSentMails, writeLetter } from '../../../test/letters.ts'
import type { TestProfessor } from '../../../test/professors.ts'
import { testApp } from '../../../test/test-app.ts'
import { insertValues } from '../../../test/insert-values.ts'

const app = await testApp({ professors: 2 })
const { sql } = app.database

beforeEach(() => app.clock.pass(WEEK_MS))

/** A sender on Basic who has unlocked this professor. */
const aSenderTo = (professor: TestProfessor) => aSender(app, { plan: 'B', professor })
/** Opts out by the public form. */
const optOutById = async ({ scholarId }: TestProfessor) => {
  const { id } = (await app.call(findForOptOut, { query: { scholar_id: scholarId } })).body
  expect((await app.call(optOut, { params: { id }, body: { opt_out: true } })).status).toBe(200)
}
const aRefusal = (code: string, more = {}) => ({ status: 409, body: { code, ...more } })
const connectRows = (one: TestProfessor, other: TestProfessor) =>
  sql`insert into professor_aliases ${insertValues({ alias: one.scholarId, scholar_id: other.scholarId })}`
const insertLookup = ({ id }: TestProfessor, email: string) =>
  sql`insert into email_lookups ${insertValues({ professor_id: id, outcome: 'found', email, found_on: 'https://a.test', looked_up_at: app.clock.now() })}`
const computeNextWeek = () => new Date(app.clock.now().getTime() + WEEK_MS).toISOString()
let addresses = 0
const anAddress = (domain = 'cs.stocked.edu') => `mailbox${++addresses}@${domain}`

test.each([
  ['in its stored spelling', (address: string) => address],
  ['in capitals', (address: string) => address.toUpperCase()],
  ['with a plus tag', (address: string) => address.replace('@', '+spring@')],
])('refuses the address of an opted-out professor in a letter to a colleague: %s [SEND-15]', async (_, respell) => {
  const gone = await aProfessor(app)
  await optOutById(gone)
  const sender = await aSenderTo(app.professors[0]!)
  expect(await writeLetter(app, sender, { to_email: respell(gone.email!) })).toMatchObject(
    aRefusal('recipient_other_professor'),
  )
  expect(await listSentMails(app, sender.email)).toEqual([])
})

test('refuses the address of a locked professor in letters to eight colleagues', async () => {
  const locked = await aProfessor(app)
  const sender = await aSenderTo(await aProfessor(app))
  const colleagues = [sender.professor]
  while (colleagues.length < 8)
    colleagues.push(await anUnlocked(app, { by: sender.student, professor: await aProfessor(app) }))
  for (const professor of colleagues)
    expect(await writeLetter(app, { ...sender, professor }, { to_email: locked.email! })).toMatchObject(
      aRefusal('recipient_other_professor'),
    )
  expect(await listSentMails(app, sender.email)).toEqual([])
})

test('refuses the looked-up address of another professor', async () => {
  const other = await aProfessor(app, { email: null })
  const found = anAddress()
  await insertLookup(other, found)
  const sender = await aSenderTo(await aProfessor(app))
  expect(await writeLetter(app, sender, { to_email: found })).toMatchObject(aRefusal('recipient_other_professor'))
})

test('accepts an address of another row of the same person, and counts the letter for both rows', async () => {
  const [one, other] = [await aProfessor(app), await aProfessor(app)]
  await connectRows(one, other)
  const sender = await aSenderTo(one)
  expect((await writeLetter(app, sender, { to_email: other.email! })).status).toBe(200)
  expect((await listSentMails(app, sender.email)).map(({ to }) => to)).toEqual([[other.email]])
  await anUnlocked(app, { by: sender.student, professor: other })
  expect(await writeLetter(app, { ...sender, professor: other })).toMatchObject(aRefusal('contact_too_soon'))
})

test('an internationalized domain equals its Punycode form', async () => {
  const other = await aProfessor(app, { email: 'prof@bücher.example' })
  const sender = await aSenderTo(await aProfessor(app, { email: anAddress('xn--bcher-kva.example') }))
  const to_email = 'prof@xn--bcher-kva.example'
  expect(await writeLetter(app, sender, { to_email })).toMatchObject(aRefusal('recipient_other_professor'))
  await sql`update professors set opt_out = true where id = ${other.id}`
  expect((await writeLetter(app, sender)).status).toBe(200)
})

test('an opt-out in one row also blocks another row with the same address', async () => {
  const [listed, gone] = [await aProfessor(app, { email: 'same.person@gmail.com' }), await aProfessor(app)]
  await sql`update professors set email = 'SamePerson+papers@googlemail.com', opt_out = true where id = ${gone.id}`
  const sender = await aSenderTo(listed)
  const next = await app.call(nextContact, { query: { scholar_id: listed.scholarId }, as: sender.student })
  expect(next).toMatchObject(aRefusal('opted_out'))
  expect(await writeLetter(app, sender)).toMatchObject(aRefusal('opted_out'))
  expect(await listSentMails(app, sender.email)).toEqual([])
})

test('rows with one address share the limit of three letters a week, also for ten concurrent letters', async () => {
  const email = anAddress()
  const senders = await Promise.all(Array.from({ length: 10 }, async () => aSenderTo(await aProfessor(app, { email }))))
  const answers = await Promise.all(senders.map((sender) => writeLetter(app, sender)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, ...Array<number>(7).fill(409)])
  const full = answers.find(({ status }) => status === 409)!
  expect(full.body).toMatchObject({ code: 'contacts_full', resets_at: computeNextWeek() })
  const late = await aSenderTo(await aProfessor(app, { email }))
  const { body } = await app.call(nextContact, { query: { scholar_id: late.professor.scholarId }, as: late.student })
  expect(body).toMatchObject({ next_contact_at: computeNextWeek(), reason: 'contacts_full' })
})

test('an address of no listed professor is limited to three letters a week too, whatever the professor', async () => {
  const unlisted = anAddress()
  const spellings = ['', '+a', '+b', ''].map((tag) => unlisted.replace('@', `${tag}@`))
  const statuses: number[] = []
  for (const to_email of spellings)
    statuses.push((await writeLetter(app, await aSenderTo(await aProfessor(app)), { to_email })).status)
  expect(statuses).toEqual([200, 200, 200, 409])
})

test('letters to all addresses of one person count together, in any row', async () => {
  const [own, found] = [anAddress(), anAddress('math.stocked.edu')]
  const one = await aProfessor(app, { email: own })
  await insertLookup(one, found)
  const same = await aProfessor(app, { email: own.toUpperCase() })
  const statuses: number[] = []
  for (const [professor, to_email] of [
    [one, own],
    [one, found],
    [same, own],
    [one, found],
  ] as const)
    statuses.push((await writeLetter(app, await aSenderTo(professor), { to_email })).status)
  expect(statuses).toEqual([200, 200, 200, 409])
})

test('letters of deleted accounts count for the address, also in a new row', async () => {
  const email = anAddress()
  for (const _ of [1, 2, 3]) {
    const sender = await aSenderTo(await aProfessor(app, { email }))
    expect((await writeLetter(app, sender)).status).toBe(200)
    expect((await app.call(actOnMe, { as: sender.student, body: { action: 'delete_account' } })).status).toBe(200)
  }
  const late = await aSenderTo(await aProfessor(app, { email }))
  expect(await writeLetter(app, late)).toMatchObject(aRefusal('contacts_full', { resets_at: computeNextWeek() }))
  const contacts = await sql`select * from past_contacts where reserved_at = ${app.clock.now()}`
  expect(JSON.stringify(contacts)).not.toContain(email)
})

test('refuses the address of an erased professor, in a new row and in a letter to a colleague', async () => {
  const email = anAddress()
  const gone = await aProfessor(app, { email })
  await optOutById(gone)
  await sql`update professors set email = null where id = ${gone.id}`
  const sender = await aSenderTo(await aProfessor(app))
  expect(await writeLetter(app, sender, { to_email: email.replace('@', '+x@') })).toMatchObject(aRefusal('opted_out'))
  const again = await aSenderTo(await aProfessor(app, { email: email.toUpperCase() }))
  expect(await writeLetter(app, again)).toMatchObject(aRefusal('opted_out'))
})

test('limits a student to one letter per professor in seven days, and returns the next date [SEND-21]', async () => {
  const sender = await aSenderTo(await aProfessor(app))
  const getNext = async () =>
    (await app.call(nextContact, { query: { scholar_id: sender.professor.scholarId }, as: sender.student })).body
  expect(await getNext()).toMatchObject({ next_contact_at: null, reason: null })
  expect((await writeLetter(app, sender)).status).toBe(200)
  const resets_at = computeNextWeek()
  expect(await getNext()).toMatchObject({ next_contact_at: resets_at, reason: 'contact_too_soon' })
  expect(await writeLetter(app, sender)).toMatchObject(aRefusal('contact_too_soon', { resets_at }))
  app.clock.pass(WEEK_MS - 1)
  expect(await writeLetter(app, sender)).toMatchObject(aRefusal('contact_too_soon', { resets_at }))
  app.clock.pass(1)
  expect(await getNext()).toMatchObject({ next_contact_at: null, reason: null })
  expect((await writeLetter(app, sender)).body.emails_day).toMatchObject({ used: 1 })
  expect(await listSentMails(app, sender.email)).toHaveLength(2)
})

test('repeated letters and follow-ups count for the weekly limit, also those recorded by an older version [SEND-21]', async () => {
  const professor = await aProfessor(app)
  const senders = await Promise.all([1, 2, 3, 4].map(() => aSenderTo(professor)))
  await sql`
    insert into outreaches (student_id, professor_id, state, first_contact, to_email, subject, message, message_id, reserved_at)
    select s, ${professor.id}, 'sent', false, ${professor.email}, '', '', 'follow-up ' || s, ${app.clock.now()}
    from unnest(${senders.slice(0, 3).map(({ student }) => student.id)}::uuid[]) s`
  expect(await writeLetter(app, senders[3]!)).toMatchObject(aRefusal('contacts_full', { resets_at: computeNextWeek() }))
})

test('at a mail provider accepts only the known address, in any spelling', async () => {
  const professor = await aProfessor(app, { email: 'ada.lovelace@gmail.com', homepage: 'https://sites.google.com/ada' })
  const sender = await aSenderTo(professor)
  for (const to_email of ['bob@gmail.com', 'ada@google.com', 'ada@sites.google.com'])
    expect(await writeLetter(app, sender, { to_email })).toMatchObject({
      status: 400,
      body: { code: 'recipient_foreign' },
    })
  expect((await writeLetter(app, sender, { to_email: 'AdaLovelace+x@gmail.com' })).status).toBe(200)
  expect((await listSentMails(app, sender.email)).map(({ to }) => to)).toEqual([['ada.lovelace@gmail.com']])
})
