import { readdir } from 'node:fs/promises'
import { getMe } from '@labreach/contract/account'
import { matchStream } from '@labreach/contract/professors'
import { uploadResume } from '@labreach/contract/resume'
import { register } from '@labreach/contract/session'
import { expect, test } from 'vitest'
import { aForm, aResumePdf, aStudent, aVisitor } from '../../test/builders.ts'
import { testApp } from '../../test/test-app.ts'
import { sweepExpiredResumes } from './sweep-expired.ts'

const app = await testApp({ professors: 6 })
const minute = 60_000
const getPath = (url: string) => url.slice(new URL(url).origin.length)

test('a signed link returns the uploaded bytes for ten minutes [RESUME-14]', async () => {
  const { resume_url } = await aVisitor(app)
  const { bytes, headers } = await app.fetch(getPath(resume_url))
  expect(bytes.equals(await aResumePdf())).toBe(true)
  expect(headers.get('content-type')).toBe('application/pdf')
  expect(headers.get('cache-control')).toBe('no-store')
  app.clock.pass(10 * minute)
  expect((await app.fetch(getPath(resume_url))).status).toBe(200)
  app.clock.pass(1)
  const late = await app.fetch(getPath(resume_url))
  expect(late).toMatchObject({ status: 403, body: { code: 'link_expired' } })
})

test('refuses a link that was changed', async () => {
  const [one, other] = [await aVisitor(app), await aVisitor(app)]
  const [mine, theirs] = [new URL(one.resume_url), new URL(other.resume_url)]
  const later = `${mine.pathname}?until=${Number(mine.searchParams.get('until')) + minute}`
  for (const changed of [
    `${theirs.pathname}${mine.search}`,
    `${later}&signature=${mine.searchParams.get('signature')}`,
    `${mine.pathname}?until=${mine.searchParams.get('until')}&signature=`,
  ])
    expect(await app.fetch(changed)).toMatchObject({ status: 403, body: { code: 'link_expired' } })
  expect((await app.fetch(mine.pathname)).status).toBe(400)
})

test("returns the file's name without unsafe characters", async () => {
  const form = aForm(await aResumePdf(), '../..\\Łukasz [CV]:.pdf')
  const { body } = await app.call(uploadResume, { form })
  const { headers } = await app.fetch(getPath(body.resume_url))
  expect(headers.get('content-disposition')).toBe("inline; filename*=UTF-8''%C5%81ukasz%20CV.pdf")
})

test('each request for the profile returns a new link', async () => {
  const student = await aStudent(app)
  const first = (await app.call(getMe, { as: student })).body.resume!
  app.clock.pass(11 * minute)
  const second = (await app.call(getMe, { as: student })).body.resume!
  expect((await app.fetch(getPath(first))).status).toBe(403)
  expect((await app.fetch(getPath(second))).status).toBe(200)
})

test('the profile of a student without a resume has null', async () => {
  const { body } = await app.call(getMe, { as: await aStudent(app, { resume: false }) })
  expect(body).toMatchObject({ resume: null, resume_name: null })
})

const isStored = async (file: string) => (await readdir(app.filesDir)).includes(file)

test('deletes visitors’ resumes and their files after a day, and nothing else', async () => {
  const old = await aVisitor(app)
  const registered = await aVisitor(app)
  const registration = { ...registered, username: 'swept-over', password: 'correct horse' }
  expect((await app.call(register, { body: registration })).status).toBe(200)
  app.clock.pass(24 * 60 * minute - 1)
  const fresh = await aVisitor(app)
  await sweepExpiredResumes(app.services)
  expect((await streamMatches(old.temporary_token)).status).toBe(200)
  app.clock.pass(1)
  expect((await streamMatches(old.temporary_token)).status).toBe(401)
  expect(await sweepExpiredResumes(app.services)).toBeGreaterThan(0)
  expect(await sweepExpiredResumes(app.services)).toBe(0)
  expect(await isStored(parseFileId(old.resume_url))).toBe(false)
  expect(await isStored(parseFileId(registered.resume_url))).toBe(true)
  expect((await streamMatches(fresh.temporary_token)).status).toBe(200)
  const rows = await app.database.sql`select file_id from resumes union all select file_id from visitor_resumes`
  expect(await readdir(app.filesDir)).toHaveLength(rows.length)
})

test('deletes a resume and its file 24 hours after it was replaced, and never the newest one', async () => {
  const student = await aStudent(app, { resume: false })
  const other = await aStudent(app)
  const upload = async () => {
    const { body } = await app.call(uploadResume, { form: aForm(await aResumePdf()), as: student })
    return parseFileId(body.resume_url)
  }
  const first = await upload()
  app.clock.pass(30 * 60 * minute)
  const second = await upload()
  app.clock.pass(minute)
  const third = await upload()
  app.clock.pass(24 * 60 * minute - minute - 1)
  await sweepExpiredResumes(app.services)
  expect([await isStored(first), await isStored(second), await isStored(third)]).toEqual([true, true, true])
  app.clock.pass(1)
  await sweepExpiredResumes(app.services)
  expect([await isStored(first), await isStored(second), await isStored(third)]).toEqual([false, true, true])
  app.clock.pass(minute)
  await sweepExpiredResumes(app.services)
  expect([await isStored(second), await isStored(third)]).toEqual([false, true])
  const rows = await app.database.sql`select file_id from resumes where student_id = ${student.id}`
  expect(rows.map((row) => row.file_id)).toEqual([third])
  const theirs = await app.database.sql`select 1 from resumes where student_id = ${other.id}`
  expect(theirs).toHaveLength(1)
  const fresh = (await app.call(getMe, { as: student })).body.resume!
  expect((await app.fetch(getPath(fresh))).status).toBe(200)
})

const streamMatches = (temporary_token: string) => app.call(matchStream, { query: { temporary_token } })
const parseFileId = (url: string) => /resume\/([0-9a-f-]+)\//.exec(url)![1]!
