import { readdir, rm, writeFile } from 'node:fs/promises'
import { uploadResume } from '@labreach/contract/resume'
import { expect, onTestFinished, test, vi } from 'vitest'
import { aForm, aResumePdf, aStudent } from '../../test/builders.ts'
import { testApp } from '../../test/test-app.ts'
import { databaseUnreachable } from '../refusal.ts'

const lines: string[] = []
const app = await testApp({ professors: 1, log: { write: (line) => void lines.push(line) } })
const { files, reader, databaseHealth } = app.services
const upload = async (as?: { id: string }) =>
  app.call(uploadResume, { form: aForm(await aResumePdf()), ...(as && { as }) })

/** The errors in the log since the last call of this function. */
const takeErrors = () =>
  lines
    .splice(0)
    .map((line) => JSON.parse(line) as { level: number; msg: string; err?: { code?: string } })
    .filter(({ level }) => level >= 50)

test('an upload that does not fit on the disk is refused with 503, and the log says that the disk is full [RESUME-31]', async () => {
  takeErrors()
  vi.spyOn(files, 'receive').mockImplementationOnce(async (_, source) => {
    source.destroy()
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', syscall: 'write' })
  })
  expect(await upload()).toMatchObject({ status: 503, body: { code: 'storage_full' } })
  expect(takeErrors()).toMatchObject([{ msg: 'a disk is full', err: { code: 'ENOSPC' } }])
})

test('if the folder of files cannot be written, an upload is a failure of the server, which the log explains [RESUME-31]', async () => {
  await rm(app.filesDir, { recursive: true, force: true })
  await writeFile(app.filesDir, 'no folder')
  onTestFinished(() => rm(app.filesDir))
  takeErrors()
  expect(await upload()).toMatchObject({ status: 500, body: { code: 'internal' } })
  expect(takeErrors()).toMatchObject([
    { msg: 'unexpected failure', err: { code: expect.stringMatching(/^E(NOTDIR|EXIST)$/) } },
  ])
})

test.each(['before', 'after'])(
  'an upload whose temporary file was removed %s its reading asks for the file again, and is in the log [RESUME-31]',
  async (when) => {
    const { read } = reader
    vi.spyOn(reader, 'read').mockImplementationOnce(async (pdf) => {
      if (when === 'before') await rm(pdf.path)
      const result = await read(pdf)
      await rm(pdf.path)
      return result
    })
    takeErrors()
    const error = 'The upload broke off. Please upload the file again.'
    expect(await upload()).toMatchObject({ status: 400, body: { code: 'invalid_input', error } })
    expect(takeErrors()).toMatchObject([{ msg: 'a call was refused after a failure', err: { code: 'ENOENT' } }])
  },
)

test('an upload that was answered with 503 meanwhile is not stored, so it does not count [RESUME-35]', async () => {
  const student = await aStudent(app)
  const before = await readdir(app.filesDir)
  const [reading, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const { read } = reader
  vi.spyOn(reader, 'read').mockImplementationOnce(async (pdf) => {
    reading.resolve()
    await answered.promise
    return read(pdf)
  })
  let work: Promise<unknown> | undefined
  vi.spyOn(databaseHealth, 'guard').mockImplementationOnce(async (given) => {
    work = given()
    await reading.promise
    throw databaseUnreachable()
  })
  expect(await upload(student)).toMatchObject({ status: 503, body: { code: 'database_unreachable' } })
  answered.resolve()
  await expect(work).rejects.toMatchObject({ code: 'database_unreachable' })
  expect(await app.database.sql`select file_id from resumes where student_id = ${student.id}`).toHaveLength(1)
  expect(await readdir(app.filesDir)).toEqual(before)
})
