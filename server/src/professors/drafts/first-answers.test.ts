import { getDraft, getFirstAnswers, saveDraft, saveFirstAnswers } from '@labreach/contract/professors'
import { limits } from '@labreach/contract/plans'
import { uploadResume } from '@labreach/contract/resume'
import { expect, test } from 'vitest'
import { aForm, anUnlocked, aStudent, resumeLines, type AStudent } from '../../../test/builders.ts'
import { aPdf } from '../../../test/pdf/a-pdf.ts'
import { testApp } from '../../../test/test-app.ts'
import { createStudent } from '../../account/create-student.ts'
import { hashToken } from '../../encryption.ts'

const app = await testApp({ professors: 12 })
const thought = 'Why do soft grippers lose grip on wet objects?'
const experience = 'I built a six-legged robot. In week one I could log your gripper’s slips.'
const none = { thought: '', experience: '' }

async function aVisitor() {
  const { body } = await app.call(uploadResume, { form: aForm(await aPdf(resumeLines)) })
  return body.temporary_token!
}

async function register(temporaryToken: string): Promise<AStudent> {
  const student = { username: 'bea.gold', passwordHash: null, temporaryTokenHash: hashToken(temporaryToken) }
  return { id: await createStudent(app.services.db, app.clock, student), username: student.username }
}

const read = async (as: AStudent) => (await app.call(getFirstAnswers, { query: {}, as })).body

test('a visitor’s answers open in the first letter of the student, and only there [COMPOSE-32]', async () => {
  const temporary_token = await aVisitor()
  expect((await app.call(getFirstAnswers, { query: { temporary_token } })).body).toEqual(none)
  const saved = await app.call(saveFirstAnswers, { body: { temporary_token, thought, experience } })
  expect(saved).toMatchObject({ status: 200, body: { thought, experience } })
  expect((await app.call(getFirstAnswers, { query: { temporary_token } })).body).toEqual({ thought, experience })

  const student = await register(temporary_token)
  expect(await read(student)).toEqual({ thought, experience })
  const { id } = await anUnlocked(app, { by: student })
  await app.call(saveDraft, { params: { id }, body: { draft: 'Dear Professor' }, as: student })
  expect(await read(student)).toEqual({ thought, experience })
  const answers = { reason: 'Your soft grippers.', thought, experience }
  await app.call(saveDraft, { params: { id }, body: { draft: 'Dear Professor,', answers }, as: student })
  expect(await read(student)).toEqual(none)
  expect((await app.call(getDraft, { params: { id }, as: student })).body).toMatchObject({ answers })
})

test('answers stay with the draft: a save without them leaves them unchanged [COMPOSE-31]', async () => {
  const student = await aStudent(app)
  const { id } = await anUnlocked(app, { by: student })
  const answers = { reason: ' Your\nwork 🌱 ', thought: '', experience: '' }
  const first = await app.call(saveDraft, { params: { id }, body: { draft: 'Dear', answers }, as: student })
  expect(first).toMatchObject({ status: 200, body: { answers } })
  await app.call(saveDraft, { params: { id }, body: { draft: 'Dear you' }, as: student })
  expect((await app.call(getDraft, { params: { id }, as: student })).body).toMatchObject({ draft: 'Dear you', answers })
  const tooLong = { ...answers, thought: 'a'.repeat(limits.answerMax + 1) }
  expect(
    await app.call(saveDraft, { params: { id }, body: { draft: 'Dear', answers: tooLong }, as: student }),
  ).toMatchObject({ status: 400, body: { error: 'This answer is too long.' } })
})

test('half a surrogate pair in an answer is replaced, since the column could not hold it', async () => {
  const temporary_token = await aVisitor()
  const saved = await app.call(saveFirstAnswers, { body: { temporary_token, thought: 'Why\ud800?', experience: '' } })
  expect(saved).toMatchObject({ status: 200, body: { thought: 'Why\ufffd?' } })
  expect((await app.call(getFirstAnswers, { query: { temporary_token } })).body.thought).toBe('Why\ufffd?')
})

test('an unknown temporary token has no answers', async () => {
  for (const request of [
    app.call(getFirstAnswers, { query: { temporary_token: 'none' } }),
    app.call(saveFirstAnswers, { body: { temporary_token: 'none', thought, experience } }),
  ])
    expect(await request).toMatchObject({ status: 401, body: { code: 'temporary_token_invalid' } })
})
