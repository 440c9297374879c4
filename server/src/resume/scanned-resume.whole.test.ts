import { readdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { getMe } from '@labreach/contract/account'
import { matchStream, type ScanLine } from '@labreach/contract/professors'
import { Relationship } from '@labreach/contract/schemas/professors'
import { uploadResume } from '@labreach/contract/resume'
import { register } from '@labreach/contract/session'
import { expect, test, vi } from 'vitest'
import { scanOf } from '../../test/pdf/a-scan.ts'
import { aForm, aResumePdf, aStudent, resumeLines } from '../../test/builders.ts'
import { aPdf } from '../../test/pdf/a-pdf.ts'
import { testApp } from '../../test/test-app.ts'
import { readFacts } from './facts/facts.ts'
import { ResumeReadError } from './reader/resume-read-error.ts'
import { parseResumeUrl } from './resume-url.ts'

const app = await testApp({ professors: 40, limitsPerNetwork: true })
const scan = await scanOf(await aResumePdf())
const photo = await scanOf(await aPdf(['A photo']))

/** Each test has a network of its own, since the limit counts by it. */
let networks = 0
const aNetwork = () => ({ 'x-forwarded-for': `198.51.100.${++networks}` })
const upload = (pdf: Uint8Array, headers: Record<string, string>) =>
  app.call(uploadResume, { form: aForm(pdf), headers })

const getFileId = (url: string) => parseResumeUrl(url, app.services.config.publicUrl)!

async function stream(temporary_token: string) {
  const { status, text } = await app.call(matchStream, { query: { temporary_token } })
  const [count, ...lines] = text.trimEnd().split('\n')
  return { status, count: Number(count), lines: lines.map((line) => JSON.parse(line) as ScanLine | Relationship) }
}

test('a scan is stored at once, and read with the match stream: count, pages, what was found, matches [RESUME-16, RESUME-19]', async () => {
  const { status, body } = await upload(scan, aNetwork())
  expect(status).toBe(200)
  expect(body).toEqual({
    temporary_token: expect.any(String),
    resume_url: expect.any(String),
    key_interests: [],
    skills: [],
  })
  const { count, lines } = await stream(body.temporary_token!)
  const [waiting, page, read, ...matches] = lines
  expect([waiting, page]).toEqual([{ reading: null }, { reading: { page: 1, pages: 1 } }])
  expect(read).toMatchObject({
    read: {
      count: matches.length,
      key_interests: ['Robotics', 'Machine learning', 'Computer vision'],
      skills: expect.arrayContaining(['Python', 'C++']),
    },
  })
  expect(matches.length).toBeGreaterThan(0)
  expect(count).toBeGreaterThanOrEqual(matches.length)
  for (const match of matches) Relationship.parse(match)

  const again = await stream(body.temporary_token!)
  expect(again).toMatchObject({ count: matches.length })
  expect(again.lines).toEqual(matches)
})

test('two clients of a scan follow one reading [RESUME-17]', async () => {
  const { body } = await upload(scan, aNetwork())
  const readScan = vi.spyOn(app.services.reader, 'readScan')
  const [one, other] = await Promise.all([stream(body.temporary_token!), stream(body.temporary_token!)])
  expect(readScan).toHaveBeenCalledTimes(1)
  expect(other.lines).toEqual(one.lines)
  readScan.mockRestore()
})

test('a scan without words is refused in the stream with its sentence, and deleted [RESUME-20]', async () => {
  const before = (await readdir(app.filesDir)).length
  const { body } = await upload(photo, aNetwork())
  const { lines } = await stream(body.temporary_token!)
  const error = 'This PDF holds pictures only, no text. Please export your resume as a text PDF.'
  expect(lines.at(-1)).toEqual({ failed: { code: 'resume_without_text', error } })
  expect(await app.call(matchStream, { query: { temporary_token: body.temporary_token! } })).toMatchObject({
    status: 401,
  })
  expect((await readdir(app.filesDir)).length).toBe(before)
})

test('a scan whose file is missing, as without its disk, is kept and read later [RESUME-32]', async () => {
  const { body } = await upload(scan, aNetwork())
  const file = join(app.filesDir, getFileId(body.resume_url))
  await rename(file, `${file}-elsewhere`)
  await expect(stream(body.temporary_token!)).rejects.toThrow('terminated')
  await rename(`${file}-elsewhere`, file)
  const { lines } = await stream(body.temporary_token!)
  const read = expect.objectContaining({ key_interests: expect.arrayContaining(['Robotics']) })
  expect(lines).toContainEqual({ read })
})

test('the file of a scan that was read elsewhere remains, although this reading failed [RESUME-33]', async () => {
  const { body } = await upload(scan, aNetwork())
  const fileId = getFileId(body.resume_url)
  vi.spyOn(app.services.reader, 'readScan').mockImplementationOnce(async () => {
    await app.database.sql`update visitor_resumes set body_text = 'read' where file_id = ${fileId}`
    throw new ResumeReadError('without_text')
  })
  const { lines } = await stream(body.temporary_token!)
  expect(lines.at(-1)).toMatchObject({ failed: { code: 'resume_without_text' } })
  expect(await readdir(app.filesDir)).toContain(fileId)
})

/** Registers a visitor while their scan is being read; returns the student's file, and the student after the reading. */
async function registerWhileReading(username: string, meanwhile = async () => {}) {
  const { body } = await upload(scan, aNetwork())
  const { temporary_token, resume_url } = body
  let headers = {}
  vi.spyOn(app.services.reader, 'readScan').mockImplementationOnce(async () => {
    const visitor = { temporary_token: temporary_token!, resume_url }
    const registered = await app.call(register, { body: { ...visitor, username, password: 'correct horse' } })
    expect(registered.body.user.key_interests).toEqual([])
    headers = { authorization: `Bearer ${registered.body.access_token}` }
    await meanwhile()
    const text = resumeLines.join('\n')
    return { text, facts: readFacts(text, []) }
  })
  await stream(temporary_token!)
  return { fileId: getFileId(resume_url), me: (await app.call(getMe, { headers })).body }
}

test('a visitor who registers while a scan is read gets what was found in it [RESUME-34]', async () => {
  const { fileId, me } = await registerWhileReading('quick')
  expect(me.key_interests).toContain('Robotics')
  const rows = await app.database.sql`select body_text from resumes where file_id = ${fileId}`
  expect(rows).toEqual([{ body_text: resumeLines.join('\n') }])
})

test('what a student typed while a scan was read remains [RESUME-34]', async () => {
  const { me } = await registerWhileReading('typist', async () => {
    await app.database.sql`update students set key_interests = '{Glaciers}' where username = 'typist'`
  })
  expect(me.key_interests).toEqual(['Glaciers'])
})

test("a network's fourth scan of a day is refused; a resume with text is not [RESUME-17]", async () => {
  const network = aNetwork()
  for (const _ of [1, 2, 3]) expect((await upload(scan, network)).status).toBe(200)
  expect(await upload(scan, network)).toMatchObject({ status: 422, body: { code: 'resume_without_text' } })
  expect((await upload(await aResumePdf(), network)).status).toBe(200)
  app.clock.pass(86_400_000)
  expect((await upload(scan, network)).status).toBe(200)
})

test("a student's upload of a scan returns what was read, and fills the profile [RESUME-21]", async () => {
  const student = await aStudent(app)
  const { status, body } = await app.call(uploadResume, { form: aForm(scan), as: student })
  expect(status).toBe(200)
  expect(body.key_interests).toEqual(['Robotics', 'Machine learning', 'Computer vision'])
  expect((await app.call(getMe, { as: student })).body.key_interests).toEqual(body.key_interests)
  const refused = await app.call(uploadResume, { form: aForm(photo), as: student })
  expect(refused).toMatchObject({ status: 422, body: { code: 'resume_without_text' } })
})
