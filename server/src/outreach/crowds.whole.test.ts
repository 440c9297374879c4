import { getMe } from '@labreach/contract/account'
import { planByCode, WEEK_MS } from '@labreach/contract/plans'
import { listOutreaches, nextContact } from '@labreach/contract/outreach'
import { expect, test } from 'vitest'
import { anUnlocked, aProfessor, aResumePdf } from '../../test/builders.ts'
import { aSender, readTokens } from '../../test/google.ts'
import { listSentMails, writeLetter } from '../../test/letters.ts'
import { testApp } from '../../test/test-app.ts'

const app = await testApp({ professors: 70 })
const { emailsPerDay } = planByCode('B').limits

const countStatuses = (responses: readonly { status: number }[]) =>
  Object.fromEntries(
    Object.entries(Object.groupBy(responses, ({ status }) => status)).map(([status, all]) => [status, all?.length]),
  )

test('two concurrent requests with one key, and a retry an hour later, send one mail', async () => {
  const sender = await aSender(app, { plan: 'B' })
  await app.control('faults', { service: 'gmail', kind: 'latency', ms: 300 })
  const sendOnce = () => writeLetter(app, sender, { key: 'one-letter-in-two-tabs' })
  const responses = await Promise.all([sendOnce(), sendOnce()])
  expect(countStatuses(responses)).toEqual({ 200: 1, 409: 1 })
  app.clock.pass(3_600_000)
  expect((await sendOnce()).body).toMatchObject({ state: 'sent', emails_day: { used: 1 } })
  expect(await listSentMails(app, sender.email)).toHaveLength(1)
})

test('of sixty concurrent letters by one student to sixty professors, the limit of a day is sent [SEND-17]', async () => {
  const sender = await aSender(app, { plan: 'B' })
  const professors = [sender.professor]
  while (professors.length < 60) professors.push(await anUnlocked(app, { by: sender.student }))
  const responses = await Promise.all(professors.map((professor) => writeLetter(app, { ...sender, professor })))
  expect(countStatuses(responses)).toEqual({ 200: emailsPerDay, 403: 60 - emailsPerDay })
  expect(await listSentMails(app, sender.email)).toHaveLength(emailsPerDay)
})

test('of sixty concurrent letters by one student to one professor, one is sent', async () => {
  const sender = await aSender(app, { plan: 'B', professor: await aProfessor(app) })
  const responses = await Promise.all(Array.from({ length: 60 }, () => writeLetter(app, sender)))
  expect(countStatuses(responses)).toEqual({ 200: 1, 409: 59 })
  expect(await listSentMails(app, sender.email)).toHaveLength(1)
})

/** Students who may all write to one professor. They share the address and tokens of one Google account. */
async function aCrowd(size: number, professor: Awaited<ReturnType<typeof aProfessor>>) {
  const first = await aSender(app, { professor })
  const { db, encryption, clock } = app.services
  const ids = await app.database.sql<{ id: string; username: string }[]>`
    insert into students (id, username, first_name, last_name, created_at)
    select gen_random_uuid(), 'one-of-many-' || n, 'Ada', 'Park', ${clock.now()} from generate_series(2, ${size}) n
    returning id, username`
  const tokens = JSON.stringify(await readTokens(app, first.student.id))
  await db
    .insertInto('google_grants')
    .values(
      ids.map(({ id }) => ({
        student_id: id,
        google_sub: id,
        email: first.email,
        tokens_sealed: encryption.encrypt(tokens, id),
        connected_at: clock.now(),
      })),
    )
    .execute()
  const resumes = await app.database.sql<{ file_id: string }[]>`
    insert into resumes (student_id, file_id, file_name, byte_size, sha256, body_text, facts, created_at)
    select id, gen_random_uuid(), file_name, byte_size, sha256, body_text, facts, resumes.created_at
    from resumes, students where student_id = ${first.student.id} and username like 'one-of-many-%'
    returning file_id`
  const pdf = await aResumePdf()
  await Promise.all(resumes.map(({ file_id }) => app.services.files.put(file_id, pdf)))
  await app.database.sql`
    insert into relationships (student_id, professor_id, unlocked_at)
    select id, ${professor.id}, ${clock.now()} from students where username like 'one-of-many-%'`
  return { students: [first.student, ...ids], email: first.email }
}

test('of 500 concurrent letters to one professor three are sent; the others are refused with a date, at no cost', async () => {
  const professor = await aProfessor(app)
  const { students, email } = await aCrowd(500, professor)
  const responses = await Promise.all(students.map((student) => writeLetter(app, { student, professor })))
  expect(countStatuses(responses)).toEqual({ 200: 3, 409: 497 })
  expect(await listSentMails(app, email)).toHaveLength(3)

  const next = new Date(app.clock.now().getTime() + WEEK_MS).toISOString()
  const refused = students.filter((_, at) => responses[at]!.status === 409)
  const refusals = responses.filter(({ status }) => status === 409).map(({ body }) => `${body.code} ${body.resets_at}`)
  expect([...new Set(refusals)]).toEqual([`contacts_full ${next}`])
  const [spent] = await app.database.sql`
    select count(*) from outreaches where student_id = any(${refused.map(({ id }) => id)})`
  expect(Number(spent!.count)).toBe(0)
  for (const as of refused.slice(0, 5)) {
    expect((await app.call(getMe, { as })).body.quotas.emails_day.used).toBe(0)
    expect((await app.call(listOutreaches, { query: {}, as })).body).toEqual([])
    const { body } = await app.call(nextContact, { query: { scholar_id: professor.scholarId }, as })
    expect(body).toMatchObject({ next_contact_at: next, reason: 'contacts_full' })
  }
}, 60_000)
