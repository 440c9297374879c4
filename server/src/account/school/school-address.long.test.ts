import {
  showSchoolAddress,
  confirmSchoolAddress,
  readSchoolAddress,
  removeSchoolAddress,
  requestSchoolAddress,
} from '@labreach/contract/school-address'
import { DAY_MS, HOUR_MS } from '@labreach/contract/plans'
import { expect, test } from 'vitest'
import { aProfessor, aStudent, type AStudent } from '../../../test/builders.ts'
import { waitForJobs, waitForMails } from '../../../test/mails.ts'
import { leaveByLink } from '../../../test/opt-outs.ts'
import { aSchoolAddress, aSchoolLink } from '../../../test/school-address.ts'
import { testApp } from '../../../test/test-app.ts'
import { lockStudent } from '../../students/lock-student.ts'
import { storeSchoolAddress } from '../../students/school-address.ts'
import { sweepExpiredAccess } from '../sweep-expired-access.ts'

const app = await testApp({ professors: 3 })
let people = 0
const anAddress = () => `pupil-${++people}@students.example.edu`
const read = async (as: AStudent) => (await app.call(readSchoolAddress, { as })).body
const ask = (as: AStudent, address: string) => app.call(requestSchoolAddress, { as, body: { address } })
const confirm = (as: AStudent, token: string) => app.call(confirmSchoolAddress, { as, body: { token } })
const none = { address: null, confirmed_until: null, shown: false, pending: null }

test('an address at a school is confirmed by its link, once, and for twelve months [PROFILE-61, PROFILE-64]', async () => {
  const [student, address] = [await aStudent(app), anAddress()]
  expect(await read(student)).toEqual(none)
  const token = await aSchoolLink(app, student, address)
  expect(await read(student)).toEqual({ ...none, pending: address })
  const until = new Date(app.clock.now().getTime() + 365 * DAY_MS)
  expect(await confirm(student, token)).toMatchObject({ status: 200, body: { address } })
  expect(await read(student)).toEqual({ ...none, address, confirmed_until: until.toISOString() })
  expect(await confirm(student, token)).toMatchObject({
    status: 400,
    body: {
      code: 'school_link_invalid',
      error: expect.stringContaining('If you have confirmed the address, your profile shows it'),
    },
  })
  const events = await app.database.sql`select event from journal where subject = ${student.id} order by id`
  expect(events.map(({ event }) => event as string)).toEqual(['school_address_asked', 'school_address_confirmed'])
})

test('a link works for 30 minutes, and only the newest one [PROFILE-61]', async () => {
  const student = await aStudent(app)
  const [first, second] = [await aSchoolLink(app, student, anAddress()), await aSchoolLink(app, student, anAddress())]
  expect((await confirm(student, first)).body.code).toBe('school_link_invalid')
  app.clock.pass(HOUR_MS / 2)
  expect((await confirm(student, second)).body.code).toBe('school_link_invalid')
  expect(await read(student)).toEqual(none)
  await sweepExpiredAccess(app.services)
  expect(await app.database.sql`select from school_address_links where student_id = ${student.id}`).toEqual([])
})

test('a confirmation and a removal lock the student before anything else, as the deletion of the account does', async () => {
  const { sql } = app.database
  const [student, address] = [await aStudent(app), anAddress()]
  await aSchoolAddress(app, student, { address })
  const token = await aSchoolLink(app, student, anAddress())
  for (const call of [() => confirm(student, token), () => app.call(removeSchoolAddress, { as: student })]) {
    const running = await sql.begin(async (tx) => {
      // Weaker than the lock of a deletion, so that the call can still find its session.
      await tx`select from students where id = ${student.id} for no key update`
      const pending = call()
      const countWaiting = async () =>
        (await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`).length
      await expect.poll(countWaiting).toBe(1)
      await tx`select from school_address_links where student_id = ${student.id} for update nowait`
      await tx`select from school_addresses where student_id = ${student.id} for update nowait`
      return { pending }
    })
    expect((await running.pending).status).toBe(200)
  }
})

test('two accounts that exchange their addresses at once wait for each other [PROFILE-63]', async () => {
  const { db, clock } = app.services
  const [one, other] = [await aStudent(app), await aStudent(app)]
  const store = (student: AStudent, address: string) =>
    db.transaction().execute(async (tx) => {
      await lockStudent(tx, student.id, clock.now())
      await storeSchoolAddress(tx, student.id, address, clock.now())
    })
  const [first, second] = [anAddress(), anAddress()]
  for (let round = 0; round < 30; round++) {
    const [mine, theirs] = round % 2 ? [first, second] : [second, first]
    await expect(Promise.all([store(one, mine), store(other, theirs)])).resolves.toHaveLength(2)
  }
})

test.each([
  ['ada@gmail.com', 'Anybody can have an address at gmail.com. Please enter the one that your school gave you.'],
  ['ada@mozmail.com', /^Anybody can have an address at/],
  ['ada@lab.github.io', /^Anybody can have an address at/],
  ['ada@ac.example', /^We cannot tell that ac\.example is a school/],
  ['ada@evil.ac', /^We cannot tell/],
  ['ada@edu.evil.com', /^We cannot tell/],
  ['ada@ac.de', /^We cannot tell/],
])('refuses %s with the reason, and mails nothing [PROFILE-62]', async (address, sentence) => {
  const student = await aStudent(app)
  const { status, body } = await ask(student, address)
  expect([status, body.code]).toEqual([400, 'school_address_refused'])
  expect(body.error).toMatch(sentence)
  expect(await read(student)).toEqual(none)
  expect(await waitForMails(app, address, 0)).toEqual([])
})

test.each(['ada@berkeley.edu', 'ada@cs.cam.ac.uk', 'ada@nus.edu.sg', 'ada@mail.utoronto.ca', 'ada@lowell.k12.ca.us'])(
  'accepts %s [PROFILE-62]',
  async (address) => {
    expect(await ask(await aStudent(app), address)).toMatchObject({ status: 200, body: { pending: address } })
  },
)

test('accepts a domain at which three persons of the catalogue have their imported addresses [PROFILE-62]', async () => {
  const student = await aStudent(app)
  const refused = { status: 400, body: { code: 'school_address_refused' } }
  const askWith = async (...professors: { email: string | null; homepage?: string }[]) => {
    for (const one of professors) await aProfessor(app, one)
    app.clock.pass(HOUR_MS)
    return ask(student, 'ada@kandela.es')
  }
  const { scholarId } = await aProfessor(app, { email: 'quill@ctr.kandela.es' })
  // A second row of the same person, homepages, and an address in whose domain this one is only a part.
  const again = await aProfessor(app, { email: 'quill@kandela.es' })
  await app.database.sql`insert into professor_aliases (alias, scholar_id) values (${again.scholarId}, ${scholarId})`
  const others = ['one@nokandela.es', 'two@kandela.es.example']
  expect(await askWith(...others.map((email) => ({ email, homepage: 'https://kandela.es/~page' })))).toMatchObject(
    refused,
  )
  // A professor's own correction does not count.
  const corrected = await aProfessor(app, { email: 'own@kandela.es' })
  await app.database.sql`update professors set field_sources = '{"email": "professor"}' where id = ${corrected.id}`
  expect(await askWith({ email: 'Second@Kandela.es' })).toMatchObject(refused)
  expect(await askWith({ email: 'third@kandela.es' })).toMatchObject({
    status: 200,
    body: { pending: 'ada@kandela.es' },
  })
})

test('a text that is no address is refused', async () => {
  const { status, body } = await ask(await aStudent(app), 'nobody')
  expect([status, body.code]).toEqual([400, 'email_invalid'])
})

test('an address belongs to one account, the one that proved it last [PROFILE-61, PROFILE-63]', async () => {
  const [one, other, address] = [await aStudent(app), await aStudent(app), anAddress()]
  await aSchoolAddress(app, one, { address, shown: true })
  const tagged = address.replace('@', '+two@')
  const token = await aSchoolLink(app, other, tagged)
  expect(await read(one)).toMatchObject({ address })
  expect(await confirm(other, token)).toMatchObject({ status: 200, body: { address: tagged } })
  expect(await read(one)).toEqual(none)
  expect(await read(other)).toMatchObject({ address: tagged, shown: false })
})

test('a link confirms only for the account that asked for it, and is not used up by another [PROFILE-63]', async () => {
  const [thief, owner, address] = [await aStudent(app), await aStudent(app), anAddress()]
  const token = await aSchoolLink(app, thief, address)
  expect(await confirm(owner, token)).toMatchObject({ status: 400, body: { code: 'school_link_invalid' } })
  expect((await app.call(confirmSchoolAddress, { body: { token } })).status).toBe(401)
  expect(await read(owner)).toEqual(none)
  expect((await confirm(thief, token)).status).toBe(200)
})

test('a mailbox gets three links at once and one each eight hours, from however many accounts [PROFILE-99]', async () => {
  const address = anAddress()
  const students = await Promise.all([1, 2, 3, 4, 5].map(() => aStudent(app)))
  const waiting = { status: 200, body: { ...none, pending: address } }
  for (const student of students) expect(await ask(student, address)).toMatchObject(waiting)
  await waitForJobs(app, 'confirm_school')
  expect(await waitForMails(app, address)).toHaveLength(3)
  app.clock.pass(DAY_MS / 3)
  const token = await aSchoolLink(app, students[4]!, address)
  // Without a mail the earlier link goes on.
  expect(await ask(students[4]!, address.replace('@', '+tag@'))).toMatchObject({ status: 200 })
  expect(await ask(students[4]!, address)).toMatchObject(waiting)
  await waitForJobs(app, 'confirm_school')
  expect(await waitForMails(app, address)).toHaveLength(4)
  expect((await confirm(students[3]!, token)).body.code).toBe('school_link_invalid')
})

test('an unmailed request for the same address leaves its link valid [PROFILE-61]', async () => {
  const [student, address] = [await aStudent(app), anAddress()]
  for (const other of [await aStudent(app), await aStudent(app)]) await ask(other, address)
  await waitForJobs(app, 'confirm_school')
  const token = await aSchoolLink(app, student, address)
  expect(await ask(student, address)).toMatchObject({ status: 200, body: { ...none, pending: address } })
  expect((await confirm(student, token)).status).toBe(200)
})

test('a stolen session uses up no tries for school addresses of another one, and one account asks a few times only [ACCOUNT-25]', async () => {
  const student = await aStudent(app)
  const statuses = []
  for (let session = 0; session < 2; session++) {
    const headers = { authorization: `Bearer ${await app.tokenFor(student.id)}` }
    for (const address of [...Array.from({ length: 4 }, anAddress), 'nobody', anAddress()])
      statuses.push((await app.call(requestSchoolAddress, { headers, body: { address } })).status)
  }
  expect(statuses).toEqual([200, 200, 200, 200, 400, 429, 200, 200, 200, 200, 400, 429])
  const headers = { authorization: `Bearer ${await app.tokenFor(student.id)}` }
  const inThird = await app.call(requestSchoolAddress, { headers, body: { address: anAddress() } })
  expect(inThird).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
})

test('the address of a professor who has opted out gets no link, and the response does not tell [PROFILE-99]', async () => {
  const [student, address] = [await aStudent(app), anAddress()]
  await leaveByLink(app, await aProfessor(app, { email: address }))
  const tagged = address.replace('@', '+me@')
  expect(await ask(student, tagged)).toMatchObject({ status: 200, body: { ...none, pending: tagged } })
  await waitForJobs(app, 'confirm_school')
  await waitForJobs(app, 'removal_mail')
  const mails = await waitForMails(app, address)
  expect(mails.map(({ subject }) => subject)).toEqual(['You are no longer listed on Labreach'])
  expect(await waitForMails(app, tagged, 0)).toEqual([])
})

test('the address is not shown until the student wants it, and a new one is hidden again [PROFILE-63, PROFILE-65]', async () => {
  const [student, address, next] = [await aStudent(app), anAddress(), anAddress()]
  const show = () => app.call(showSchoolAddress, { as: student, body: { shown: true } })
  expect(await show()).toMatchObject({ status: 409, body: { code: 'school_address_missing' } })
  await aSchoolAddress(app, student, { address })
  expect(await show()).toMatchObject({ status: 200, body: { address, shown: true } })
  await aSchoolAddress(app, student, { address })
  expect(await read(student)).toMatchObject({ address, shown: true })
  const token = await aSchoolLink(app, student, next)
  // The former address holds until the new one is confirmed.
  expect(await read(student)).toMatchObject({ address, shown: true, pending: next })
  await confirm(student, token)
  expect(await read(student)).toMatchObject({ address: next, shown: false, pending: null })
})

test('a removed address is deleted, and so is one that waits [PROFILE-63]', async () => {
  const [student, address] = [await aStudent(app), anAddress()]
  await aSchoolAddress(app, student, { address, shown: true })
  const token = await aSchoolLink(app, student, anAddress())
  expect(await app.call(removeSchoolAddress, { as: student })).toMatchObject({ status: 200, body: none })
  expect((await confirm(student, token)).body.code).toBe('school_link_invalid')
  await aSchoolAddress(app, await aStudent(app), { address })
})

test('GET, HEAD and OPTIONS confirm nothing [PROFILE-66]', async () => {
  const student = await aStudent(app)
  const token = await aSchoolLink(app, student, anAddress())
  for (const method of ['GET', 'HEAD', 'OPTIONS'])
    for (const path of [`/confirm-school?token=${token}`, `${confirmSchoolAddress.path}?token=${token}`])
      await fetch(`${app.url}${path}`, { method })
  expect(await read(student)).toMatchObject({ address: null })
  expect((await confirm(student, token)).status).toBe(200)
})
