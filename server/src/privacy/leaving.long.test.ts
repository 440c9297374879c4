import { readdir } from 'node:fs/promises'
import { actOnMe, downloadMyData, getMe } from '@labreach/contract/account'
import { saveDraft } from '@labreach/contract/professors'
import { login, refresh } from '@labreach/contract/session'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { aProfessor, aResumePdf, aStudent } from '../../test/builders.ts'
import { aSender } from '../../test/google.ts'
import { writeLetter } from '../../test/letters.ts'
import { waitForJobs, retryNow } from '../../test/mails.ts'
import { aSchoolAddress, aSchoolLink } from '../../test/school-address.ts'
import { testApp } from '../../test/test-app.ts'
import { planDistribution } from '../commands/distribute/plan.ts'
import { spreadTables } from '../db/layout.ts'
import { names } from '../db/sql.ts'

const app = await testApp({ professors: 12, onJobError: () => undefined })
const { sql } = app.database
const deleteAccount = (student: { id: string }) =>
  app.call(actOnMe, { as: student, body: { action: 'delete_account' } })
const listGrants = async () => (await app.control<{ grants: unknown[] }>('google/accounts')).grants

/** Counts the rows that contain the id of a student, by table and column. */
async function countReferences(studentId: string): Promise<Record<string, number>> {
  const columns = await sql<{ table_name: string; column_name: string }[]>`
    select table_name, column_name from information_schema.columns
    where table_schema = 'public' and data_type = 'uuid'`
  const found: Record<string, number> = {}
  for (const { table_name, column_name } of columns) {
    const [row] =
      await sql`select count(*) as rows from ${names(table_name)} where ${names(column_name)} = ${studentId}`
    if (row!.rows > 0) found[`${table_name}.${column_name}`] = row!.rows as number
  }
  return found
}

test('deleting removes all data of the student: rows, files, sessions, the grant at Google [ACCOUNT-5]', async () => {
  const { student, professor } = await aSender(app)
  const school_address = 'ada.park@ucsd.edu'
  await aSchoolAddress(app, student, { address: school_address, shown: true })
  await aSchoolLink(app, student, 'ada.park@ucla.edu')
  await writeLetter(app, { student, professor }, { school_address })
  const { body } = await app.call(login, { body: { username: student.username, password: 'correct horse' } })
  expect(Object.keys(await countReferences(student.id)).length).toBeGreaterThan(5)
  const [files, before] = [await readdir(app.filesDir), await listGrants()]

  expect(
    await app.call(actOnMe, {
      headers: { authorization: `Bearer ${body.access_token}` },
      body: { action: 'delete_account' },
    }),
  ).toMatchObject({ status: 200, body: { ok: true } })
  expect(await countReferences(student.id)).toEqual({})
  await waitForJobs(app, 'delete_files')
  await waitForJobs(app, 'revoke_google')
  expect((await readdir(app.filesDir)).length).toBe(files.length - 1)
  expect((await listGrants()).length).toBe(before.length - 1)
  expect((await app.call(getMe, { headers: { authorization: `Bearer ${body.access_token}` } })).status).toBe(401)
  expect((await app.call(refresh, { body: { refresh: body.refresh_token } })).status).toBe(401)
  const again = await app.call(login, { body: { username: student.username, password: 'correct horse' } })
  expect(again).toMatchObject({ status: 401, body: { code: 'credentials_wrong' } })
})

test('an unreachable Google does not block a deletion: the revocation of the grant is retried', async () => {
  const { student } = await aSender(app)
  const before = await listGrants()
  await app.control('faults', { service: 'google', kind: '500', times: 99, path: '/revoke' })
  expect((await deleteAccount(student)).status).toBe(200)
  await retryNow(app, 'revoke_google')
  expect((await listGrants()).length).toBe(before.length)
  await app.control('faults', null)
  await waitForJobs(app, 'revoke_google')
  expect((await listGrants()).length).toBe(before.length - 1)
})

test('the letters of deleted accounts still count for the professor’s weekly limit, without the student', async () => {
  const professor = await aProfessor(app)
  for (let letter = 0; letter < 3; letter++) {
    const sender = await aSender(app, { professor })
    expect((await writeLetter(app, sender)).status).toBe(200)
    await deleteAccount(sender.student)
  }
  const fourth = await aSender(app, { professor })
  expect(await writeLetter(app, fourth)).toMatchObject({ status: 409, body: { code: 'contacts_full' } })
  const columns = await sql`select column_name from information_schema.columns where table_name = 'past_contacts'`
  expect(columns.map((row) => row.column_name as string).toSorted()).toEqual([
    'account_hashes',
    'address_hash',
    'professor_id',
    'reserved_at',
    'stops_until',
  ])
})

test('an opt-out remains after the student who wrote to the professor is deleted', async () => {
  const professor = await aProfessor(app)
  const { student } = await aSender(app, { professor })
  await sql`insert into opt_outs (scholar_id, opted_out_at) values (${professor.scholarId}, ${app.clock.now()})`
  await deleteAccount(student)
  expect(await sql`select scholar_id from opt_outs where scholar_id = ${professor.scholarId}`).toHaveLength(1)
})

test('the username of a deleted account is available again', async () => {
  const student = await aStudent(app)
  await deleteAccount(student)
  await expect(aStudent(app, { username: student.username })).resolves.toMatchObject({ username: student.username })
})

test('the download contains data.json and the resume, the same for other programs, and no secret [ACCOUNT-8]', async () => {
  const { student, professor, email } = await aSender(app)
  await writeLetter(app, { student, professor }, { subject: 'About your work' })
  const draft = { draft: 'A second letter', subject: 'A second question' }
  await app.call(saveDraft, { params: { id: professor.id }, body: draft, as: student })
  await aSchoolAddress(app, student, { address: 'ada.park@berkeley.edu', shown: true })
  await aSchoolLink(app, student, 'ada.park@ucdavis.edu')
  const { status, bytes, headers } = await app.call(downloadMyData, { as: student })
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('application/zip')
  expect(headers.get('content-disposition')).toContain('labreach-data.zip')
  const archive = unzipSync(bytes)
  expect(Object.keys(archive)).toEqual(['data.json', 'resume.json', 'letters.csv', 'due.ics', 'resume/Ada Park.pdf'])
  expect(Buffer.from(archive['resume/Ada Park.pdf']!).equals(await aResumePdf())).toBe(true)
  const text = strFromU8(archive['data.json']!)
  expect(JSON.parse(text)).toMatchObject({
    profile: { username: student.username, first_name: 'Ada', school: 'UC Berkeley' },
    account: { google_email: email },
    letters: [{ professor: professor.name, subject: 'About your work', state: 'sent' }],
    professors: [{ professor: professor.name, draft: 'A second letter', draft_subject: 'A second question' }],
    resumes: [{ file_name: 'Ada Park.pdf', text: expect.stringContaining('Robotics') }],
    templates: [],
    school_address: { address: 'ada.park@berkeley.edu', shown: true, pending: 'ada.park@ucdavis.edu' },
    google_account_digests: [expect.stringMatching(/^[0-9a-f]{64}$/)],
    referrals: [],
    sessions: expect.arrayContaining([
      {
        revoked_at: null,
        created_at: expect.any(String),
        expires_at: expect.any(String),
        name: null,
        scope: null,
        last_used_at: null,
      },
    ]),
  })
  expect(text).not.toMatch(/argon2|hash|sealed|token/)
  expect(JSON.parse(strFromU8(archive['resume.json']!))).toMatchObject({ education: [{ institution: 'UC Berkeley' }] })
  expect(strFromU8(archive['letters.csv']!).split('\r\n')).toHaveLength(3)
  expect(strFromU8(archive['letters.csv']!)).toContain(`,${professor.name},`)
  expect(strFromU8(archive['due.ics']!)).toContain(`SUMMARY:Follow-up to ${professor.name} is due`)
})

/** The path in the download for each table with data of a student; in brackets the reason if it is not included. */
const inDownload: Record<string, string> = {
  ai_sentences: 'ai_sentences',
  ai_uses: 'ai_uses',
  browser_proofs: '(minutes, a cookie’s hash)',
  calendar_feeds: 'calendar',
  customers: 'customer',
  email_changes: 'profile.pending_email',
  first_templates: 'templates',
  google_grants: 'account',
  google_links: 'google_account_digests',
  google_trips: '(ten minutes, a cookie’s hash)',
  handled_payments: '(Stripe’s numbers of events that were handled; the payments are in customer and at Stripe)',
  mentor_comments: 'mentors',
  mentor_links: 'mentors',
  letter_reports: '(what professors reported to the operator)',
  name_searches: '(a day, keyed hashes of names)',
  outreaches: 'letters',
  past_uses: '(times that are in professors, letters and ai_uses as well)',
  passkeys: 'passkeys',
  password_resets: '(30 minutes, a token’s hash)',
  recovery_codes: 'two_step_sign_in',
  relationship_stamps: '(a version of the list of professors)',
  relationships: 'professors',
  resumes: 'resumes',
  school_address_links: 'school_address.pending',
  school_addresses: 'school_address',
  second_factors: 'two_step_sign_in',
  sessions: 'sessions',
  templates: 'templates',
}

test('the download covers every table with data of a student', async () => {
  const tables = await sql<{ table_name: string }[]>`
    select distinct table_name from information_schema.columns
    where table_schema = 'public' and column_name = 'student_id'`
  expect(tables.map((row) => row.table_name).filter((name) => !(name in inDownload))).toEqual([])
  const student = await aStudent(app)
  const { bytes } = await app.call(downloadMyData, { as: student })
  const data = JSON.parse(strFromU8(unzipSync(bytes)['data.json']!)) as Record<string, unknown>
  for (const path of Object.values(inDownload).filter((one) => !one.startsWith('(')))
    expect(Object.keys(data)).toContain(path.split('.')[0])
})

test('the download contains the times of sign-ins, but no networks', async () => {
  const student = await aStudent(app)
  await app.call(login, { body: { username: student.username, password: 'correct horse' } })
  const { bytes } = await app.call(downloadMyData, { as: student })
  expect(JSON.parse(strFromU8(unzipSync(bytes)['data.json']!))).toMatchObject({
    sign_ins_and_changes: [{ at: expect.any(String), event: 'signed_in', way: 'password' }],
  })
})

test('the download names a professor only if unlocked', async () => {
  const [student, professor] = [await aStudent(app), app.professors[0]!]
  await sql`insert into relationships (student_id, professor_id, is_favorite) values (${student.id}, ${professor.id}, true)`
  const { bytes } = await app.call(downloadMyData, { as: student })
  const text = strFromU8(unzipSync(bytes)['data.json']!)
  expect(JSON.parse(text)).toMatchObject({ professors: [{ professor: null, is_favorite: true }] })
  expect(text).not.toContain(professor.name)
})

// Citus allows no foreign key from a spread table to one of the coordinator, so it deletes no rows there.
test('deleting removes the rows of spread tables without foreign keys to the student [OPERATION-13]', async () => {
  const { student, professor } = await aSender(app)
  expect(await writeLetter(app, { student, professor })).toMatchObject({ status: 200 })
  const { statements } = await planDistribution(sql, [])
  for (const statement of statements.filter((one) => one.includes(' drop constraint '))) await sql.run(statement)
  const now = app.clock.now()
  await sql`insert into ai_uses (student_id, kind, used_at) values (${student.id}, 'enhance', ${now})`
  await sql`insert into ai_sentences values (${student.id}, '\\x00', 'A sentence.', ${now})`
  await sql`
    insert into templates (student_id, name, content, is_default, created_at, updated_at)
    values (${student.id}, 'Mine', 'Dear', true, ${now}, ${now})`
  await sql`
    insert into letter_reports (student_id, outreach_id, scholar_id, text, reported_at)
    select student_id, id, 'PROFESSORAAJ', '', ${now} from outreaches where student_id = ${student.id}`
  const before = Object.keys(await countReferences(student.id))
  expect(before).toEqual(expect.arrayContaining(spreadTables.map((table) => `${table}.student_id`)))
  expect((await deleteAccount(student)).status).toBe(200)
  expect(await countReferences(student.id)).toEqual({})
})
