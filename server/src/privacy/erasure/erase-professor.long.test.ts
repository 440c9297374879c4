import { listOutreaches } from '@labreach/contract/outreach'
import { confirmErasure, findForOptOut } from '@labreach/contract/opt-out'
import { correctData, removeMe, reportLetter, saveWishes, undoChange } from '@labreach/contract/professor-page'
import { expect, test, vi } from 'vitest'
import { aProfessor } from '../../../test/builders.ts'
import { aSender } from '../../../test/google.ts'
import { writeLetter } from '../../../test/letters.ts'
import { waitForJobs, getLink, waitForMails } from '../../../test/mails.ts'
import { leaveByForm, leaveByLink } from '../../../test/opt-outs.ts'
import { anOpenPage, getLetterLink } from '../../../test/professor-page.ts'
import { testApp } from '../../../test/test-app.ts'
import { lockImport, waitForImport } from '../../catalogue/import/import-lock.ts'
import { storeProfessors } from '../../catalogue/import/store.ts'
import { mailRemoval } from '../../professor-page/mail-removal.ts'
import { createPageLink } from '../../professor-page/page-links.ts'
import { eraseAtOnce } from './erase-at-once.ts'
import { eraseDue } from './erase-due.ts'
import { eraseProfessor } from './erase-professor.ts'
import { erasedName } from '../../catalogue/opt-outs/erase-records.ts'
import { isOptedOutAddress } from '../../catalogue/opt-outs/opted-out-addresses.ts'
import { storeMissingSuppressions } from '../../catalogue/opt-outs/store-suppressions.ts'
import { relistProfessor } from '../../catalogue/opt-outs/relist-professor.ts'
import { names } from '../../db/sql.ts'

const app = await testApp({ professors: 3 })
const { sql, db } = app.database
const DAY_MS = 86_400_000

/** The text of all rows in the database. */
async function readEverything(): Promise<string> {
  const tables = await sql<{ name: string }[]>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`
  const texts: string[] = []
  for (const { name } of tables) {
    const rows = await sql`select to_jsonb(t)::text as row from ${names(name)} t`
    texts.push(...rows.map(({ row }) => `${name}: ${row as string}`))
  }
  return texts.join('\n')
}

test('30 days after an opt-out the record is erased, and only hashes remain to recognize the professor [OPTOUT-12, OPTOUT-46]', async () => {
  const professor = await aProfessor(app, { email: 'gone-for-good@cs.stocked.edu' })
  await sql`
    insert into professor_aliases (alias, scholar_id) values ('orcid:0000-0009-0000-0001', ${professor.scholarId})`
  await sql`
    insert into email_lookups (professor_id, outcome, email, found_on, looked_up_at)
    values (${professor.id}, 'found', 'gone@lab.stocked.edu', 'https://lab.stocked.edu', now())`
  await sql`
    insert into professor_facts (professor_id, kind, source, position, value, quote, address, read_at)
    values (${professor.id}, 'taking', 'homepage', 0, '{"levels": [], "term": null}', 'Write to me at once.',
      'https://facts.stocked.edu', now())`
  await sql`
    insert into homepage_reads (professor_id, address, outcome, read_at)
    values (${professor.id}, 'https://reads.stocked.edu', 'read', now())`
  const example = `line 7: ${professor.name}`
  await storeProfessors(app.database, app.clock, {
    source: 'csv',
    rows: [{ flaw: 'email left out, not valid', example }],
  })
  const { student } = await aSender(app, { professor, plan: 'B' })
  await writeLetter(app, { student, professor }, { subject: 'About grasping', message: 'I read your paper with joy.' })
  await leaveByLink(app, professor)

  app.clock.pass(30 * DAY_MS - 1)
  expect(await eraseDue(app.services)).toBe(0)
  expect(await readEverything()).toContain(professor.name)
  app.clock.pass(1)
  expect(await eraseDue(app.services)).toBe(1)
  expect(await eraseDue(app.services)).toBe(0)

  const left = await readEverything()
  for (const fact of [
    professor.name,
    professor.scholarId,
    'gone-for-good',
    'gone@lab',
    'orcid:0000-0009',
    'Write to me at once.',
    'facts.stocked',
    'reads.stocked',
    professor.works[0]!,
  ])
    expect([fact, left.includes(fact) && left.split('\n').find((line) => line.includes(fact))]).toEqual([fact, false])
  expect((await app.call(listOutreaches, { as: student, query: {} })).body).toMatchObject([
    { professor_name: erasedName, to_email: '', subject: 'About grasping', message: 'I read your paper with joy.' },
  ])

  expect(await isOptedOutAddress(db, app.services.suppressionHasher, 'gone-for-good@cs.stocked.edu')).toBe(true)
  const rows = [
    { scholarId: professor.scholarId, email: null },
    {
      name: professor.name,
      schoolName: professor.schoolName,
      scholarId: 'NEWIDNEWAAAJ',
      email: 'Gone-For-Good+1@cs.stocked.edu',
    },
    { scholarId: 'NEWIDTWOAAAJ', email: null, otherIds: ['orcid:0000-0009-0000-0001'] },
  ].map((one) => ({ ...blank, ...one }))
  const { suppressionHasher } = app.services
  await storeProfessors({ ...app.database, suppressionHasher }, app.clock, { source: 'csv', rows })
  expect(await sql`select from professors where name in ('Comes Back', ${professor.name})`).toEqual([])
  expect(await relistProfessor(app.services, professor.scholarId)).toBeUndefined()
})

const blank = {
  name: 'Comes Back',
  schoolName: 'Elsewhere',
  affiliation: '',
  citedBy: 7,
  keyInterests: [],
  homepageUrl: null,
  googleScholarUrl: null,
  publications: [],
}

test('every table with a professor id is emptied or contains no data about the professor', async () => {
  const tables = await sql<{ name: string }[]>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'professor_id' order by 1`
  const emptied = [
    'email_lookups',
    'homepage_reads',
    'opt_out_tokens',
    'professor_activity',
    'professor_embeddings',
    'professor_facts',
    'publications',
  ]
  const ofStudents = ['mentor_links', 'outreaches', 'past_contacts', 'relationships']
  expect(tables.map(({ name }) => name)).toEqual([...emptied, ...ofStudents].toSorted())
})

test('the single-use link in the mail erases immediately, by POST only [OPTOUT-12]', async () => {
  const email = 'mailed-about-it@cs.stocked.edu'
  const professor = await aProfessor(app, { email })
  await leaveByForm(app, professor)
  const [mail] = await waitForMails(app, email)
  expect(mail!.subject).toBe('You are no longer listed on Labreach')
  const token = getLink(mail!).get('erase')!
  expect((await app.fetch(confirmErasure.path)).status).toBe(404)
  expect((await app.call(confirmErasure, { body: { token } })).status).toBe(200)
  expect(await readEverything()).not.toContain(professor.scholarId)
  expect(await app.call(confirmErasure, { body: { token } })).toMatchObject({
    status: 403,
    body: { code: 'link_invalid' },
  })
})

test('during an import the link answers at once, and the record is erased after it [OPTOUT-12]', async () => {
  const email = 'during-an-import@cs.stocked.edu'
  const professor = await aProfessor(app, { email })
  await leaveByForm(app, professor)
  const token = getLink((await waitForMails(app, email))[0]!).get('erase')!
  await sql.begin(async (tx) => {
    await lockImport(tx)
    // A merge also locks the opt-out, and may give it the id of another source.
    await tx`update professors set scholar_id = 'DURINGIDAAAJ' where id = ${professor.id}`
    await tx`update opt_outs set scholar_id = 'DURINGIDAAAJ' where scholar_id = ${professor.scholarId}`
    expect((await app.call(confirmErasure, { body: { token } })).status).toBe(200)
    expect(await eraseDue(app.services)).toBe(0)
  })
  expect(await eraseDue(app.services)).toBe(1)
  expect(await eraseDue(app.services)).toBe(0)
  expect(await readEverything()).not.toMatch(/DURINGIDAAAJ|during-an-import/)
})

test('the mail to an address that was found on a homepage has no link that erases [OPTOUT-45]', async () => {
  const email = 'perhaps-another@x.edu'
  const professor = await aProfessor(app, { email: null })
  await sql`
    insert into email_lookups (professor_id, outcome, email, found_on, looked_up_at)
    values (${professor.id}, 'found', ${email}, 'https://x.edu', now())`
  await leaveByForm(app, professor)
  const [mail] = await waitForMails(app, email)
  expect(mail!.text).toContain('erased in 30 days')
  expect(mail!.text).not.toMatch(/erase=|link/)
})

test('a reversed opt-out invalidates the link of its mail', async () => {
  const email = 'stays-after-all@cs.stocked.edu'
  const professor = await aProfessor(app, { email })
  await leaveByForm(app, professor)
  const token = getLink((await waitForMails(app, email))[0]!).get('erase')!
  await relistProfessor(app.services, professor.scholarId)
  expect((await app.call(confirmErasure, { body: { token } })).status).toBe(403)
  expect((await app.call(findForOptOut, { query: { scholar_id: professor.scholarId } })).status).toBe(200)
})

test('an opt-out by the link of a letter is told once, with an undo link to the stored address only [PROFESSORPAGE-52]', async () => {
  const byLink = await aProfessor(app, { email: 'told@x.edu' })
  const [found, unknown, silent] = [
    await aProfessor(app, { email: null }),
    await aProfessor(app, { email: null }),
    await aProfessor(app, { email: null }),
  ]
  await sql`
    insert into email_lookups (professor_id, outcome, email, found_on, looked_up_at)
    values (${found.id}, 'found', 'found@x.edu', 'https://x.edu', now())`
  for (const professor of [byLink, byLink, found, unknown]) await leaveByLink(app, professor)
  await leaveByForm(app, silent)
  await waitForJobs(app, 'removal_mail')
  await waitForJobs(app, 'opt_out_mail')
  const [mail] = await waitForMails(app, 'told@x.edu')
  expect(await waitForMails(app, 'told@x.edu')).toHaveLength(1)
  expect((await waitForMails(app, 'found@x.edu'))[0]!.text).not.toContain('/professor/undo')
  const token = getLink(mail!).get('token')!
  expect((await app.call(undoChange, { body: { token } })).body).toEqual({ undone: 'removal' })
  expect((await app.call(findForOptOut, { query: { scholar_id: byLink.scholarId } })).status).toBe(200)
})

test('an erased professor leaves no wish, link, change, new address or text of a report', async () => {
  const professor = await aProfessor(app, { email: 'whole-page@x.edu' })
  const sender = await aSender(app, { professor, plan: 'B' })
  await writeLetter(app, sender)
  await app.call(reportLetter, {
    body: { ...(await getLetterLink(app, sender.email)), text: 'Text of the report, to be erased' },
  })
  await waitForJobs(app, 'report_mail')
  app.clock.pass(1)
  await waitForMails(app, 'whole-page@x.edu', 2)
  const as = await anOpenPage(app, professor)
  await app.call(saveWishes, { ...as, body: { contents: 'Text of the wish, to be erased' } })
  await app.call(correctData, {
    ...as,
    body: { interests: ['Corrected interest, to be erased'], email: 'next-page@x.edu' },
  })
  await waitForJobs(app, 'page_address_mail')
  await app.call(removeMe, as)
  await waitForJobs(app, 'removal_mail')
  app.clock.pass(30 * DAY_MS)
  await eraseDue(app.services)
  const left = await readEverything()
  for (const fact of [professor.scholarId, 'to be erased', 'whole-page', 'next-page'])
    expect([fact, left.split('\n').find((line) => line.includes(fact))]).toEqual([fact, undefined])
})

test('a mail that is composed during the erasure stores nothing about the professor [OPTOUT-12]', async () => {
  const professor = await aProfessor(app, { email: 'in-between@cs.stocked.edu' })
  await leaveByForm(app, professor)
  await waitForMails(app, professor.email!)
  const now = app.clock.now()
  let work: Promise<unknown> = Promise.resolve()
  await db.transaction().execute(async (tx) => {
    await eraseProfessor(tx, app.services.suppressionHasher, professor.scholarId, now)
    work = Promise.all([
      mailRemoval(app.services, professor.id),
      createPageLink(db, { purpose: 'undo', scholarId: professor.scholarId }, now),
    ])
    await waitForBlocked(2)
  })
  await work
  expect(await readEverything()).not.toContain(professor.scholarId)
})

test('an erasure during an import is not undone by it [OPTOUT-9]', async () => {
  const [atOnce, due] = [await aProfessor(app), await aProfessor(app)]
  await leaveByLink(app, due)
  let erasure: Promise<unknown> = Promise.resolve()
  const rows = async function* () {
    yield { ...blank, name: 'Erased Meanwhile', scholarId: atOnce.scholarId, email: null }
    yield { ...blank, name: 'Erased Meanwhile', scholarId: due.scholarId, email: null }
    await leaveByLink(app, atOnce)
    erasure = db.transaction().execute(async (tx) => {
      await waitForImport(tx)
      await eraseAtOnce(tx, app.services, atOnce.scholarId)
    })
    await Promise.race([erasure, waitForBlocked(1)])
    app.clock.pass(30 * DAY_MS)
    await eraseDue(app.services)
  }
  const { suppressionHasher } = app.services
  await storeProfessors({ ...app.database, suppressionHasher }, app.clock, { source: 'csv', rows: rows() })
  await erasure
  await eraseDue(app.services)
  expect(await sql`select from professors where name = 'Erased Meanwhile'`).toEqual([])
  expect(
    await sql`select from professors where erased_at is not null and id in (${atOnce.id}, ${due.id})`,
  ).toHaveLength(2)
})

/** Waits until so many statements wait for a lock. */
const waitForBlocked = (count: number) =>
  vi.waitFor(async () => {
    const [row] = await sql<{ blocked: number }[]>`
      select count(*)::int as blocked from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`
    expect(row!.blocked).toBe(count)
  }, 10_000)

test('an old opt-out without hashes is erased 30 days after its hashes are computed', async () => {
  const professor = await aProfessor(app)
  await sql`update professors set opt_out = true where id = ${professor.id}`
  await sql`insert into opt_outs (scholar_id, opted_out_at) values (${professor.scholarId}, '2025-01-01')`
  expect(await eraseDue(app.services)).toBe(0)
  await storeMissingSuppressions(app.services)
  expect(await eraseDue(app.services)).toBe(0)
  app.clock.pass(30 * DAY_MS)
  await eraseDue(app.services)
  expect(await sql`select name from professors where id = ${professor.id}`).toEqual([{ name: erasedName }])
})
