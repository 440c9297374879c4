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
const isStored = async (file: string) => (await readdir(app.filesDir)).includes(file)

test('deletes visitors’ resumes and their files after a day, and nothing else', async () => {
  const old = await aVisitor(app)
  const registered = await aVisitor(app)
  const registration = { ...registered, username: 'registered', password: 'correct horse' }
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
