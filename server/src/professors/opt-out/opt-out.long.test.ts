import { findForOptOut, optOut, optOutByLink } from '@labreach/contract/opt-out'
import { matchStream, professorsPage } from '@labreach/contract/professors'
import { expect, test } from 'vitest'
import { anUnlocked, aProfessor, aStudent, aVisitor } from '../../../test/builders.ts'
import { waitForJobs } from '../../../test/mails.ts'
import { leaveByForm } from '../../../test/opt-outs.ts'
import { testApp } from '../../../test/test-app.ts'
import type { ProfessorRecord } from '../../catalogue/import/professor.ts'
import { storeProfessors } from '../../catalogue/import/store.ts'
import { composeOptOutText } from './opt-out.ts'

const app = await testApp()
const find = (scholar_id: string) => app.call(findForOptOut, { query: { scholar_id } })
const optOutByToken = (id: string) => app.call(optOut, { params: { id }, body: { opt_out: true } })
const composeLink = (id: number) => app.services.encryption.sign('opt-out-link', composeOptOutText(id))

test('finds a professor by Google Scholar ID, without a session [OPTOUT-3, OPTOUT-4]', async () => {
  const { name, schoolName, scholarId } = app.professors[0]!
  const { status, body } = await find(` ${scholarId} `)
  expect(status).toBe(200)
  const token = expect.stringMatching(/^[\w-]{43}$/) as string
  expect(body).toEqual({ id: token, name, school_name: schoolName, scholar_id: scholarId, opt_out: false })
})

test('refuses an unknown id [OPTOUT-6]', async () => {
  const error = 'No professor found with that Google Scholar ID. Please check the ID and try again.'
  expect(await find('nobody')).toMatchObject({ status: 404, body: { code: 'professor_unknown', error } })
  expect((await find('')).status).toBe(400)
})

test('removes a professor from page, search and match stream at once [OPTOUT-8]', async () => {
  const student = await aStudent(app, { plan: 'B' })
  const professor = await anUnlocked(app, {
    by: student,
    professor: await aProfessor(app, { interests: ['Robotics'] }),
  })
  const { temporary_token } = await aVisitor(app)
  const readSeen = async () => {
    const page = (await app.call(professorsPage, { query: { search: professor.name }, as: student })).body
    const { text } = await app.call(matchStream, { query: { temporary_token } })
    return [page.professors.length, page.total - app.professors.length, text.includes(`"id":${professor.id},`)]
  }
  await expect.poll(readSeen).toEqual([1, 1, true])
  const token = (await find(professor.scholarId)).body.id
  const { status, body } = await optOutByToken(token)
  expect(status).toBe(200)
  expect(body).toEqual({ id: token, opt_out: true })
  expect(await readSeen()).toEqual([0, 0, false])
  expect((await find(professor.scholarId)).status).toBe(404)
})

test('repeated requests record one opt-out, by Scholar id', async () => {
  const { scholarId } = await aProfessor(app)
  const token = (await find(scholarId)).body.id
  await Promise.all([optOutByToken(token), optOutByToken(token)])
  expect((await optOutByToken(token)).status).toBe(200)
  expect(await app.database.sql`select scholar_id from opt_outs where scholar_id = ${scholarId}`).toHaveLength(1)
  expect(await app.database.sql`select event from journal where subject = ${scholarId}`).toEqual([
    { event: 'opted_out' },
  ])
})

test('cannot be reversed by the form [OPTOUT-13]', async () => {
  const { id, scholarId } = await aProfessor(app)
  const token = (await find(scholarId)).body.id
  await optOutByToken(token)
  const headers = { 'content-type': 'application/json' }
  const path = optOut.path.replace('{id}', token)
  const back = await app.fetch(path, { method: 'PATCH', headers, body: '{"opt_out":false}' })
  expect(back.status).toBe(400)
  expect(app.services.catalogue.has(id)).toBe(false)
})

test("the letter's link works with one click, as a POST by the mail program (RFC 8058) [OPTOUT-11]", async () => {
  const { id, scholarId } = await aProfessor(app)
  const response = await app.fetch(`${optOutByLink.path}?professor=${id}&signature=${composeLink(id)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  })
  expect(response).toMatchObject({ status: 200, body: { ok: true } })
  expect((await find(scholarId)).status).toBe(404)
})

test('refuses a link with the signature of another professor', async () => {
  const [one, other] = [await aProfessor(app), await aProfessor(app)]
  for (const signature of [composeLink(other.id), '', 'x'.repeat(22)]) {
    const response = await app.call(optOutByLink, { query: { professor: one.id, signature } })
    expect(response).toMatchObject({ status: 403, body: { code: 'link_invalid' } })
  }
  expect((await find(one.scholarId)).body.opt_out).toBe(false)
})

/** Imports a record of a professor, and waits until the catalogue has read it. */
async function importRecord(
  source: string,
  professor: { name: string; schoolName: string },
  more: Partial<ProfessorRecord>,
) {
  const row = { scholarId: 'x', affiliation: '', citedBy: 7, keyInterests: [], ...empty, ...professor, ...more }
  const { version } = app.services.catalogue
  const before = version()
  const report = await storeProfessors(
    { ...app.database, suppressionHasher: app.services.suppressionHasher },
    app.clock,
    {
      source,
      rows: [row],
    },
  )
  while (report.added + report.changed > 0 && version() === before) await new Promise((done) => setTimeout(done, 20))
}
const empty = { homepageUrl: null, googleScholarUrl: null, email: null, publications: [] }

/** A professor with ids of OpenAlex and ORCID, from merged imports. */
async function aProfessorWithIds(number: number) {
  const professor = await aProfessor(app)
  const { name, schoolName } = professor
  const ids = { openalex: `A50000${number}`, orcid: `0000-0002-0000-000${number}` }
  const record = { scholarId: `openalex:${ids.openalex}`, otherIds: [`orcid:${ids.orcid}`] }
  await importRecord('openalex', { name, schoolName }, record)
  return { ...professor, ...ids, record }
}

test('finds a professor by any imported id, and reveals none of the others', async () => {
  const { name, openalex, orcid } = await aProfessorWithIds(1)
  const forms = [openalex, `https://openalex.org/${openalex}`, orcid, `https://orcid.org/${orcid}`, `orcid:${orcid}`]
  for (const scholar_id of forms)
    expect(await find(scholar_id)).toMatchObject({ status: 200, body: { name, scholar_id, opt_out: false } })
  const error = 'No professor found with that Google Scholar ID. Please check the ID and try again.'
  for (const scholar_id of ['A500009', 'https://orcid.org/0000-0002-0000-0009', 'orcid:', `${orcid}0`])
    expect(await find(scholar_id)).toMatchObject({ status: 404, body: { code: 'professor_unknown', error } })
})

test('an opt-out by one id is valid for all ids of the person, also after later imports [OPTOUT-9]', async () => {
  const { id, scholarId, schoolName, openalex, orcid, record } = await aProfessorWithIds(2)
  const found = await find(orcid)
  expect((await optOutByToken(found.body.id)).body.opt_out).toBe(true)
  for (const known of [scholarId, openalex, orcid]) expect((await find(known)).status).toBe(404)
  await waitForJobs(app, 'opt_out_mail')
  // The row is deleted, and three sources import the person again: by an old id, by a new id, and with another name.
  await app.database.sql`delete from professors where id = ${id}`
  const size = app.services.catalogue.size()
  await importRecord('openalex', { name: 'Renamed Since', schoolName }, record)
  const newPage = { scholarId: 'NEWPAGEOFAAJ', otherIds: record.otherIds }
  await importRecord('csv', { name: 'Named Otherwise', schoolName: '' }, newPage)
  await importRecord('csrankings', { name: 'Named Again', schoolName: '' }, { scholarId })
  expect(app.services.catalogue.size()).toBe(size)
  expect(await app.database.sql`select from professors where name ~ '^(Renamed|Named)' and not opt_out`).toEqual([])
})

test('removes every row of the same person, whether the rows were connected before or after the opt-out', async () => {
  const [page, other] = [await aProfessor(app), await aProfessorWithIds(3)]
  const sameOrcid = { scholarId: page.scholarId, otherIds: [`orcid:${other.orcid}`] }
  await importRecord('csv', { ...page, name: 'Of Two Pages' }, sameOrcid)
  expect(await find(page.scholarId)).toMatchObject({ body: { name: 'Of Two Pages', opt_out: false } })
  await leaveByForm(app, page)
  expect([page.id, other.id].filter((id) => app.services.catalogue.has(id))).toEqual([])
  expect((await find(other.scholarId)).status).toBe(404)

  const [second, first] = [await aProfessor(app), await aProfessorWithIds(4)]
  await leaveByForm(app, second)
  await importRecord('csv', second, { scholarId: second.scholarId, otherIds: [`orcid:${first.orcid}`] })
  await expect.poll(() => app.services.catalogue.has(first.id)).toBe(false)
  expect((await find(first.scholarId)).status).toBe(404)
})
