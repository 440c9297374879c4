import { getMe } from '@labreach/contract/account'
import { uploadResume } from '@labreach/contract/resume'
import { expect, test } from 'vitest'
import { aForm, aResumePdf, aStudent, aVisitor } from '../../test/builders.ts'
import { testApp } from '../../test/test-app.ts'

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
