import { findByOptOutLink, findForOptOut, optOut } from '@labreach/contract/opt-out'
import { serverLimits } from '@labreach/contract/server-limits'
import { expect, test } from 'vitest'
import { aProfessor } from '../../../test/builders.ts'
import { waitForMails } from '../../../test/mails.ts'
import { leaveByForm, leaveByLink } from '../../../test/opt-outs.ts'
import { testApp } from '../../../test/test-app.ts'
import { acceptOptOuts } from '../../catalogue/opt-outs/accept-opt-outs.ts'
import { eraseDue } from '../../privacy/erasure/erase-due.ts'
import { composeOptOutText } from './opt-out.ts'
import { relistProfessor, relistProfessors } from '../../catalogue/opt-outs/relist-professor.ts'

const lines: string[] = []
const app = await testApp({
  professors: 3,
  metricsToken: 'metrics-token-for-tests',
  log: { write: (line) => void lines.push(line) },
})
const { sql } = app.database
const DAY_MS = 86_400_000
const find = (scholar_id: string) => app.call(findForOptOut, { query: { scholar_id } })

test('the id of the opt-out view is a token for 30 minutes, never the id of a card [OPTOUT-4]', async () => {
  const professor = await aProfessor(app)
  const [first, second] = [await find(professor.scholarId), await find(professor.scholarId)]
  expect(first.body.id).not.toBe(second.body.id)
  for (const id of [String(professor.id), '1', 'x'.repeat(43)])
    expect(await app.call(optOut, { params: { id }, body: { opt_out: true } })).toMatchObject({
      status: 400,
      body: { code: 'opt_out_token_invalid', error: 'This page was open for too long. Please enter the ID again.' },
    })
  app.clock.pass(serverLimits.optOutTokenMs)
  expect((await app.call(optOut, { params: { id: first.body.id }, body: { opt_out: true } })).status).toBe(400)
  expect(app.services.catalogue.has(professor.id)).toBe(true)
})

test('a token is invalid after its opt-out was reversed', async () => {
  const professor = await aProfessor(app)
  const { id } = (await find(professor.scholarId)).body
  const remove = () => app.call(optOut, { params: { id }, body: { opt_out: true } })
  expect([(await remove()).status, (await remove()).status]).toEqual([200, 200])
  await relistProfessor(app.services, professor.scholarId)
  expect((await remove()).status).toBe(400)
})

test('the public form does not show the name of a professor who has opted out', async () => {
  const professor = await aProfessor(app)
  await leaveByForm(app, professor)
  const gone = await find(professor.scholarId)
  expect(gone).toMatchObject({ status: 404, body: { code: 'professor_unknown' } })
  expect(JSON.stringify(gone.body)).toBe(JSON.stringify((await find('nobody-at-all')).body))
})

test('accepts the URL of a Google Scholar profile [OPTOUT-10]', async () => {
  const { scholarId: id, name } = await aProfessor(app)
  for (const pasted of [
    `https://scholar.google.com/citations?user=${id}&hl=en`,
    `scholar.google.co.uk/citations?hl=en&user=${id}`,
    ` http://scholar.google.de/citations?user=${id}#d=gs_md `,
    `https://scholar.google.com.au/citations?view_op=list_works&user=${id}`,
  ])
    expect(await find(pasted)).toMatchObject({ status: 200, body: { name, scholar_id: id } })
  expect((await find(`https://scholar.evil.com/citations?user=${id}`)).status).toBe(404)
})

test('the page of a letter’s link shows the professor, and removes them only after a confirmation [OPTOUT-11]', async () => {
  const { id, name, schoolName } = await aProfessor(app)
  const query = { professor: id, signature: app.services.encryption.sign('opt-out-link', composeOptOutText(id)) }
  expect((await app.call(findByOptOutLink, { query })).body).toEqual({ name, school_name: schoolName, opt_out: false })
  expect(app.services.catalogue.has(id)).toBe(true)
  expect((await app.call(findByOptOutLink, { query: { ...query, signature: 'x' } })).status).toBe(403)
  await leaveByLink(app, { id })
  expect((await app.call(findByOptOutLink, { query })).body).toEqual({ name: '', school_name: '', opt_out: true })
})

test('removals above the daily limit hide at once and raise an alert, are not erased, and can be reversed together', async () => {
  app.clock.pass(2 * DAY_MS)
  const since = app.clock.now()
  const earlier = await aProfessor(app)
  await leaveByLink(app, earlier)
  await sql`
    insert into opt_outs (scholar_id, opted_out_at, origin)
    select 'WAVE' || n, ${since}, 'another-network' from generate_series(1, ${serverLimits.publicOptOutsPerDay}) n`
  lines.length = 0
  const professor = await aProfessor(app)
  expect((await leaveByForm(app, professor)).status).toBe(200)
  expect(app.services.catalogue.has(professor.id)).toBe(false)
  const errors = lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ level }) => level === 50)
  expect(errors).toMatchObject([{ metric: 'labreach_opt_outs_held' }])
  const metrics = await app.fetch('/metrics', { headers: { authorization: 'Bearer metrics-token-for-tests' } })
  expect(metrics.text).toMatch(/^labreach_opt_outs_held 1$/m)

  const [row] = await sql<{ origin: string; held: boolean }[]>`
    select origin, held from opt_outs where scholar_id = ${professor.scholarId}`
  expect(row).toEqual({ origin: expect.stringMatching(/^[\w-]{22}$/) as string, held: true })
  const [entry] = await sql`select detail from journal where subject = ${professor.scholarId}`
  expect(entry!.detail).toEqual({ network: row!.origin })

  app.clock.pass(31 * DAY_MS)
  await eraseDue(app.services)
  expect(await sql`select name from professors where id = ${professor.id}`).toEqual([{ name: professor.name }])
  expect(await relistProfessors(app.services, { since, networkHash: row!.origin })).toEqual([professor.name])
  await expect.poll(() => app.services.catalogue.has(professor.id)).toBe(true)
  expect(app.services.catalogue.has(earlier.id)).toBe(false)
})

test('removals above the limit are erased once the operator accepts them, as their mail says [OPTOUT-65]', async () => {
  app.clock.pass(2 * DAY_MS)
  const since = app.clock.now()
  await sql`
    insert into opt_outs (scholar_id, opted_out_at, origin)
    select 'MEANT' || n, ${since}, 'another-network' from generate_series(1, ${serverLimits.publicOptOutsPerDay}) n`
  const professor = await aProfessor(app)
  await leaveByForm(app, professor)
  const [mail] = await waitForMails(app, professor.email!)
  expect(mail!.text.replaceAll(/\s+/g, ' ')).toContain(
    'is erased once we have checked the request, at the earliest in 30 days. With this link it is erased at once.',
  )
  expect(await acceptOptOuts(app.services, { since, networkHash: 'no-network' })).toBe(0)
  expect(await acceptOptOuts(app.services, { since })).toBe(1)
  app.clock.pass(31 * DAY_MS)
  await eraseDue(app.services)
  expect(await sql`select name from professors where id = ${professor.id}`).not.toEqual([{ name: professor.name }])
})
