import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { getMe } from '@labreach/contract/account'
import { limits } from '@labreach/contract/plans'
import { uploadResume } from '@labreach/contract/resume'
import { expect, test } from 'vitest'
import { aForm, aResumePdf, aStudent, type AStudent } from '../../test/builders.ts'
import { receiveFile } from '../../test/on-disk.ts'
import { testApp } from '../../test/test-app.ts'
import { hashToken } from '../encryption.ts'
import { aPdf, aScan, anEncryptedPdf } from '../../test/pdf/a-pdf.ts'
import { sweepExpiredResumes } from './sweep-expired.ts'
import { uploadResume as storeResume } from './upload-resume.ts'

const app = await testApp({ professors: 3 })
const encodeText = (words: string) => new TextEncoder().encode(words)

async function upload(bytes: Uint8Array, as?: AStudent, name?: string, type?: string) {
  return app.call(uploadResume, { form: aForm(bytes, name, type), ...(as && { as }) })
}
const readStoredResumes = async () => (await app.database.sql`select file_id from visitor_resumes`).length

test("returns a temporary token, the resume's URL, interests and skills to a visitor [RESUME-7]", async () => {
  const { status, body } = await upload(await aResumePdf())
  expect(status).toBe(200)
  expect(body).toEqual({
    temporary_token: expect.stringMatching(/^[\w-]{43}$/),
    resume_url: expect.stringMatching(/^http:\/\/labreach\.test\/api\/resume\/[0-9a-f-]{36}\/\?until=\d+&signature=/),
    key_interests: ['Robotics', 'Machine learning', 'Computer vision'],
    skills: expect.arrayContaining(['Python', 'C++', 'R']),
  })
})

test('stores temporary tokens only as hashes [REGISTER-18]', async () => {
  const { body } = await upload(await aResumePdf())
  const rows = await app.database.sql`select token_hash from visitor_resumes`
  const hashes = rows.map((row) => Buffer.from(row.token_hash as Uint8Array))
  expect(hashes.some((hash) => hash.equals(hashToken(body.temporary_token!)))).toBe(true)
  expect(hashes.some((hash) => hash.includes(body.temporary_token!))).toBe(false)
})

test.each([
  [
    'a text file',
    () => encodeText('Dear Sir'),
    'resume.txt',
    'text/plain',
    400,
    'not_a_pdf',
    'Please upload a PDF file only',
  ],
  [
    'a text file called .pdf',
    () => encodeText('Dear'),
    'resume.pdf',
    'application/pdf',
    400,
    'not_a_pdf',
    /PDF file only/,
  ],
  ['a PDF called .exe', aResumePdf, 'resume.exe', 'application/x-msdownload', 400, 'not_a_pdf', /PDF file only/],
  ['nothing', () => encodeText(''), 'resume.pdf', 'application/pdf', 400, 'not_a_pdf', /PDF file only/],
  ['a picture', aScan, 'scan.pdf', 'application/pdf', 422, 'resume_without_text', /pictures only/],
  ['an encrypted PDF', anEncryptedPdf, 'locked.pdf', 'application/pdf', 422, 'resume_encrypted', /password/],
  [
    'a broken PDF',
    () => encodeText('%PDF-1.7 rubbish'),
    'a.pdf',
    'application/pdf',
    422,
    'resume_unreadable',
    /cannot be/,
  ],
  [
    '31 pages',
    () => aPdf(...Array.from({ length: 31 }, () => ['A page'])),
    'a.pdf',
    'application/pdf',
    422,
    'resume_too_long',
    /30 pages/,
  ],
])('refuses %s with a sentence, and stores nothing [RESUME-2]', async (_, bytes, name, type, status, code, error) => {
  const before = await readStoredResumes()
  const response = await upload(await bytes(), undefined, name, type)
  expect(response).toMatchObject({ status, body: { code, error: expect.stringMatching(error) } })
  expect(await readStoredResumes()).toBe(before)
})

test('accepts a PDF with an unknown MIME type, whatever its name', async () => {
  for (const name of ['resume.pdf', 'document'])
    expect((await upload(await aResumePdf(), undefined, name, 'application/octet-stream')).status).toBe(200)
  const other = await upload(encodeText('MZ'), undefined, 'document', 'application/octet-stream')
  expect(other).toMatchObject({ status: 400, body: { code: 'not_a_pdf' } })
})

test('accepts exactly 10 MB and refuses more [RESUME-3]', async () => {
  const resume = await aResumePdf()
  const padPdf = (size: number) => Buffer.concat([resume, Buffer.alloc(size - resume.length, '\n')])
  const tooBig = await upload(padPdf(limits.resumeMaxBytes + 1))
  expect(tooBig).toMatchObject({
    status: 413,
    body: { code: 'file_too_big', error: 'File size must be less than 10MB' },
  })
  expect((await upload(padPdf(limits.resumeMaxBytes))).status).toBe(200)
})

test('refuses a request without a file', async () => {
  const form = new FormData()
  form.set('other', new File(['%PDF-'], 'a.pdf'))
  for (const body of [form, JSON.stringify({ upload_file: 'a.pdf' })]) {
    const headers: Record<string, string> = typeof body === 'string' ? { 'content-type': 'application/json' } : {}
    const response = await app.fetch(uploadResume.path, { method: 'POST', body, headers })
    expect(response).toMatchObject({ status: 400, body: { code: 'file_missing' } })
  }
})

test('refuses an invalid access token instead of treating the client as a visitor [API-3]', async () => {
  const headers = { authorization: 'Bearer rubbish' }
  expect((await app.call(uploadResume, { form: aForm(await aResumePdf()), headers })).status).toBe(401)
})

test("replaces a student's interests and retains the typed fields of the profile [RESUME-10]", async () => {
  const student = await aStudent(app)
  await app.database.sql`update students set school = 'Typed School', gpa = null where id = ${student.id}`
  const resume = await aPdf([
    'Someone Else',
    'Education',
    'Stanford University   2022 - present',
    'B.A. in Economics, GPA: 3.10/4.00',
    'Research Interests',
    'Macroeconomics and genomics',
  ])
  const { status, body } = await upload(resume, student, 'Second.pdf')
  expect(status).toBe(200)
  expect(body).not.toHaveProperty('temporary_token')
  const me = (await app.call(getMe, { as: student })).body
  expect(me.key_interests).toEqual(body.key_interests)
  expect(me.key_interests).toContain('Genomics')
  expect(me.key_interests).not.toContain('Robotics')
  const typed = { first_name: 'Ada', last_name: 'Park', school: 'Typed School', major: 'Computer Science' }
  expect(me).toMatchObject({ ...typed, gpa: 3.1, resume_name: 'Second.pdf' })
})

test('the resume that was uploaded last is the current one, even if the clock was set back', async () => {
  const student = await aStudent(app, { plan: 'B' })
  const readNames = async () => (await app.call(getMe, { as: student })).body.resume_name
  expect((await upload(await aResumePdf(), student, 'before.pdf')).status).toBe(200)
  app.clock.pass(-3_600_000)
  expect((await upload(await aResumePdf(), student, 'after.pdf')).status).toBe(200)
  expect(await readNames()).toBe('after.pdf')
  app.clock.pass(3 * 86_400_000)
  await sweepExpiredResumes(app.services)
  expect(await readNames()).toBe('after.pdf')
})

test.each([
  ['remains if the connection was lost, since the row may exist', 'ECONNRESET', 1],
  ['is deleted if the row was refused', '23514', 0],
])('the file of a failed upload %s', async (_, code, left) => {
  const before = (await readdir(app.filesDir)).length
  const now = () => {
    throw Object.assign(new Error('The row failed'), { code })
  }
  const file = await receiveFile(app.filesDir, randomUUID(), await aResumePdf())
  const input = { file, fileName: 'resume.pdf', mimeType: 'application/pdf' }
  await expect(storeResume({ ...app.services, clock: { now } }, { network: '' }, input)).rejects.toThrow(
    'The row failed',
  )
  expect((await readdir(app.filesDir)).length - before).toBe(left)
})

test('limits Free to three a day; the refusal contains the next possible time [RESUME-13]', async () => {
  const student = await aStudent(app)
  const first = app.clock.now()
  for (const minutes of [10, 10, 10]) {
    expect((await upload(await aResumePdf(), student)).status).toBe(200)
    app.clock.pass(minutes * 60_000)
  }
  const refused = await upload(await aResumePdf(), student)
  const resets_at = new Date(first.getTime() + 86_400_000).toISOString()
  expect(refused).toMatchObject({ status: 429, body: { code: 'resumes_per_day', resets_at } })
  app.clock.pass(Date.parse(resets_at) - app.clock.now().getTime())
  expect((await upload(await aResumePdf(), student)).status).toBe(200)
})

test('does not limit Basic [RESUME-13]', async () => {
  const student = await aStudent(app, { plan: 'B' })
  for (const _ of [1, 2, 3, 4]) expect((await upload(await aResumePdf(), student)).status).toBe(200)
})
