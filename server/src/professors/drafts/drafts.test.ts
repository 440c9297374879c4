import { limits } from '@labreach/contract/plans'
import { getDraft, professorsPage, saveDraft } from '@labreach/contract/professors'
import { expect, test } from 'vitest'
import { anUnlocked, aProfessor, aStudent, type AStudent } from '../../../test/builders.ts'
import { leaveByLink } from '../../../test/opt-outs.ts'
import { testApp } from '../../../test/test-app.ts'
import { createSessions } from '../../account/sessions.ts'
import { buildApp } from '../../app.ts'

const app = await testApp({ professors: 12 })
type HasId = { id: number }
const read = (as: AStudent, { id }: HasId) => app.call(getDraft, { params: { id }, as })
const save = (as: AStudent, { id }: HasId, draft: string, based_on?: string | null) =>
  app.call(saveDraft, { params: { id }, body: { draft, ...(based_on !== undefined && { based_on }) }, as })

async function aSender() {
  const student = await aStudent(app)
  return { student, professor: await anUnlocked(app, { by: student }) }
}

test('saves a draft per relationship and returns it unchanged [DRAFT-2, DRAFT-3]', async () => {
  const { student, professor } = await aSender()
  const other = await anUnlocked(app, { by: student })
  const text = '  Dear Professor Ọkáfọ̀r,\r\n\n“naïve” 🌱 {major}\n'
  const saved = { draft: text, saved_at: app.clock.now().toISOString() }
  expect(await save(student, professor, text)).toMatchObject({ status: 200, body: saved })
  expect(await read(student, professor)).toMatchObject({ status: 200, body: saved })
  await save(student, other, 'Another one')
  expect((await read(student, professor)).body.draft).toBe(text)
})

test('returns 404 if there is no draft, the professor is locked, or the draft is another student’s [DRAFT-3, DRAFT-14]', async () => {
  const { student, professor } = await aSender()
  const none = { status: 404, body: { code: 'draft_unknown' } }
  expect(await read(student, professor)).toMatchObject(none)
  await save(student, professor, 'Mine')
  expect(await read(await aStudent(app), professor)).toMatchObject(none)
  for (const id of [999_999, 2_147_483_647]) expect(await read(student, { id })).toMatchObject(none)
  expect((await app.call(getDraft, { params: { id: professor.id } })).status).toBe(401)
})

test('a saved draft marks the card, and the filter finds it [DRAFT-5, BROWSE-7]', async () => {
  const { student, professor } = await aSender()
  const listDrafted = async () =>
    (await app.call(professorsPage, { query: { email_status: 'draft_saved' }, as: student })).body.professors
  expect(await listDrafted()).toEqual([])
  await save(student, professor, 'Mine')
  expect(await listDrafted()).toMatchObject([{ id: professor.id, draft_saved: true }])
})

test('requires a non-empty text and an integer id [DRAFT-6, DRAFT-7]', async () => {
  const { student, professor } = await aSender()
  const expectRefusal = async (draft: unknown, id: unknown = professor.id) => {
    const { status, body } = await save(student, { id: id as number }, draft as string)
    return [status, body.error]
  }
  expect(await expectRefusal(7)).toEqual([400, 'Draft content must be a string.'])
  expect(await expectRefusal(null)).toEqual([400, 'Draft content must be a string.'])
  expect(await expectRefusal(' \n')).toEqual([400, 'Please write something before you save a draft.'])
  const tooLong = [400, 'This letter is too long to be saved as a draft.']
  expect(await expectRefusal('a'.repeat(limits.messageMax + 1))).toEqual(tooLong)
  for (const id of ['seven', 1.5, 0, 3_000_000_000]) expect((await expectRefusal('Dear', id))[0]).toBe(400)
  expect((await save(student, professor, 'a'.repeat(limits.messageMax))).status).toBe(200)
  expect((await save(student, professor, 'Dear', 'yesterday')).status).toBe(400)
})

const saveBody = (as: AStudent, { id }: HasId, body: { draft: string; subject?: string; based_on?: string | null }) =>
  app.call(saveDraft, { params: { id }, body, as })

test('a draft includes its subject; a save without a subject leaves it unchanged [DRAFT-2, DRAFT-3]', async () => {
  const { student, professor } = await aSender()
  const first = await saveBody(student, professor, { draft: 'Dear', subject: 'A question', based_on: null })
  expect(first).toMatchObject({ status: 200, body: { draft: 'Dear', subject: 'A question' } })
  expect((await read(student, professor)).body).toEqual(first.body)
  expect((await save(student, professor, 'Dear you')).body).toMatchObject({ draft: 'Dear you', subject: 'A question' })
  expect((await read(student, professor)).body).toMatchObject({ draft: 'Dear you', subject: 'A question' })
  expect((await saveBody(student, professor, { draft: 'Dear', subject: '' })).body).toMatchObject({ subject: '' })
  const tooLong = 'a'.repeat(limits.subjectMax + 1)
  expect((await saveBody(student, professor, { draft: 'Dear', subject: tooLong })).status).toBe(400)
  const other = await anUnlocked(app, { by: student })
  expect((await save(student, other, 'No subject')).body).not.toHaveProperty('subject')
})

test('the same text with another subject is a conflict, and the response contains the stored subject', async () => {
  const { student, professor } = await aSender()
  const first = (await saveBody(student, professor, { draft: 'Dear', subject: 'One' })).body
  await saveBody(student, professor, { draft: 'Dear', subject: 'Two', based_on: first.saved_at })
  expect(
    await saveBody(student, professor, { draft: 'Dear', subject: 'Three', based_on: first.saved_at }),
  ).toMatchObject({ status: 409, body: { code: 'draft_changed', newer: { draft: 'Dear', subject: 'Two' } } })
})

test('refuses a locked professor, an unknown one and one who has opted out [DRAFT-14]', async () => {
  const { student } = await aSender()
  expect(await save(student, await aProfessor(app), 'Dear')).toMatchObject({ status: 409, body: { code: 'locked' } })
  const unknown = { status: 404, body: { code: 'professor_unknown', error: 'Professor not found.' } }
  expect(await save(student, { id: 999_999 }, 'Dear')).toMatchObject(unknown)
  const gone = await anUnlocked(app, { by: student, professor: await aProfessor(app) })
  await save(student, gone, 'What I wrote')
  await leaveByLink(app, gone)
  expect(await save(student, gone, 'More')).toMatchObject(unknown)
  expect((await read(student, gone)).body.draft).toBe('What I wrote')
})

test('refuses a save over a draft from another tab; the response contains that draft and its time [DRAFT-15]', async () => {
  const { student, professor } = await aSender()
  const first = (await save(student, professor, 'First', null)).body
  const second = (await save(student, professor, 'Second, in tab A', first.saved_at)).body
  expect(second.saved_at > first.saved_at).toBe(true)
  for (const basedOn of [first.saved_at, null])
    expect(await save(student, professor, 'In tab B', basedOn)).toMatchObject({
      status: 409,
      body: { code: 'draft_changed', newer: { draft: 'Second, in tab A', saved_at: second.saved_at } },
    })
  expect((await read(student, professor)).body).toEqual(second)
  expect((await save(student, professor, 'In tab B', second.saved_at)).status).toBe(200)
})

test('an identical text is no conflict, and without a version the later save wins', async () => {
  const { student, professor } = await aSender()
  const first = (await save(student, professor, 'First')).body
  await save(student, professor, 'Second', first.saved_at)
  expect((await save(student, professor, 'Second', first.saved_at)).status).toBe(200)
  expect((await save(student, professor, 'Third')).status).toBe(200)
  expect((await read(student, professor)).body.draft).toBe('Third')
})

test('of twenty concurrent saves based on the same draft, one succeeds', async () => {
  const { student, professor } = await aSender()
  const { saved_at } = (await save(student, professor, 'First')).body
  const all = await Promise.all(
    Array.from({ length: 20 }, (_, tab) => save(student, professor, `Tab ${tab}`, saved_at)),
  )
  const saved = all.filter(({ status }) => status === 200)
  expect(saved).toHaveLength(1)
  expect((await read(student, professor)).body).toEqual(saved[0]!.body)
  for (const { body } of all.filter(({ status }) => status === 409)) expect(body.newer).toEqual(saved[0]!.body)
})

test('a draft survives a restart of the server', async () => {
  const { student, professor } = await aSender()
  await save(student, professor, 'Before')
  const { app: restarted } = await buildApp(app.services)
  const { access_token: token } = await createSessions(app.services.config.keys.token, app.clock).start(
    app.services.db,
    student.id,
  )
  const response = await restarted.inject({
    url: `/api/professors/${professor.id}/draft/`,
    headers: { authorization: `Bearer ${token}` },
  })
  await restarted.close()
  expect(response.json()).toMatchObject({ draft: 'Before' })
})

test('a student can save at most 120 drafts per hour', async () => {
  const { student, professor } = await aSender()
  const statuses = []
  for (let at = 0; at < 121; at++) statuses.push((await save(student, professor, `Dear ${at}`)).status)
  expect(statuses.slice(0, 120).every((status) => status === 200)).toBe(true)
  expect(statuses[120]).toBe(429)
})
