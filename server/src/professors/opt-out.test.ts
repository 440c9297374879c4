import { findForOptOut, matchStream, optOut, optOutByLink, professorsPage } from '@labreach/contract/professors'
import { expect, test } from 'vitest'
import { anUnlocked, aProfessor, aStudent, aVisitor } from '../../test/builders.ts'
import { testApp } from '../../test/test-app.ts'
import { optOutText } from './opt-out.ts'

const app = await testApp()
const find = (scholar_id: string) => app.call(findForOptOut, { query: { scholar_id } })
const leave = (id: number) => app.call(optOut, { params: { id }, body: { opt_out: true } })
const link = (id: number) => app.world.seals.sign('opt-out-link', optOutText(id))

test('finds a professor by Google Scholar ID, without a session [accounts:218]', async () => {
  const { id, name, scholarId } = app.professors[0]!
  const { status, body } = await find(` ${scholarId} `)
  expect(status).toBe(200)
  expect(body).toEqual({ id, name, scholar_id: scholarId, opt_out: false })
})

test('says when there is none [accounts:262]', async () => {
  const error = 'No professor found with that Google Scholar ID. Please check the ID and try again.'
  expect(await find('nobody')).toMatchObject({ status: 404, body: { code: 'professor_unknown', error } })
  expect(await leave(999_999)).toMatchObject({ status: 404, body: { code: 'professor_unknown', error } })
  expect((await find('')).status).toBe(400)
})

test('takes a professor out of page, search and match stream at once [accounts:9]', async () => {
  const student = await aStudent(app, { plan: 'B' })
  const professor = await anUnlocked(app, {
    by: student,
    professor: await aProfessor(app, { interests: ['Robotics'] }),
  })
  const { temporary_token } = await aVisitor(app)
  const seen = async () => {
    const page = (await app.call(professorsPage, { query: { search: professor.name }, as: student })).body
    const { text } = await app.call(matchStream, { query: { temporary_token } })
    return [page.professors.length, page.total - app.professors.length, text.includes(`"id":${professor.id},`)]
  }
  await expect.poll(seen).toEqual([1, 1, true])
  const { status, body } = await leave(professor.id)
  expect(status).toBe(200)
  expect(body).toEqual({ id: professor.id, name: professor.name, scholar_id: professor.scholarId, opt_out: true })
  expect(await seen()).toEqual([0, 0, false])
  expect((await find(professor.scholarId)).body.opt_out).toBe(true)
})

test('is written down once, by Scholar id, however often it is asked for', async () => {
  const { id, scholarId } = await aProfessor(app)
  await Promise.all([leave(id), leave(id)])
  expect((await leave(id)).status).toBe(200)
  expect(await app.database.sql`select scholar_id from opt_outs where scholar_id = ${scholarId}`).toHaveLength(1)
  expect(await app.database.sql`select event from journal where subject = ${scholarId}`).toEqual([
    { event: 'opted_out' },
  ])
})

test('goes one way only', async () => {
  const { id, scholarId } = await aProfessor(app)
  await leave(id)
  const headers = { 'content-type': 'application/json' }
  const path = optOut.path.replace('{id}', String(id))
  const back = await app.fetch(path, { method: 'PATCH', headers, body: '{"opt_out":false}' })
  expect(back.status).toBe(400)
  expect((await find(scholarId)).body.opt_out).toBe(true)
})

test("works by the letter's link alone, posted as a form (RFC 8058)", async () => {
  const { id, scholarId } = await aProfessor(app)
  const answer = await app.fetch(`${optOutByLink.path}?professor=${id}&signature=${link(id)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  })
  expect(answer).toMatchObject({ status: 200, body: { ok: true } })
  expect((await find(scholarId)).body.opt_out).toBe(true)
})

test('refuses a link whose signature is not of this professor', async () => {
  const [one, other] = [await aProfessor(app), await aProfessor(app)]
  for (const signature of [link(other.id), '', 'x'.repeat(22)]) {
    const answer = await app.call(optOutByLink, { query: { professor: one.id, signature } })
    expect(answer).toMatchObject({ status: 403, body: { code: 'link_invalid' } })
  }
  expect((await find(one.scholarId)).body.opt_out).toBe(false)
})
