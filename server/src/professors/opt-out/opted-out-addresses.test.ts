import { optOutByLink } from '@labreach/contract/opt-out'
import { expect, test } from 'vitest'
import { aProfessor } from '../../../test/builders.ts'
import { testApp } from '../../../test/test-app.ts'
import type { ProfessorRecord } from '../../catalogue/import/professor.ts'
import { storeProfessors } from '../../catalogue/import/store.ts'
import { optOutText } from './opt-out.ts'
import { isOptedOutAddress } from './opted-out-addresses.ts'
import { rememberOptOuts } from './remember-opt-outs.ts'
import { restoreProfessor } from './restore-professor.ts'

const app = await testApp({ professors: 3 })
const { sql, db } = app.database
const { suppression } = app.services

const leave = (id: number) =>
  app.call(optOutByLink, {
    query: { professor: id, signature: app.services.encryption.sign('opt-out-link', optOutText(id)) },
  })
const isOut = (address: string) => isOptedOutAddress(db, suppression, address)
const blank = { affiliation: '', citedBy: 7, keyInterests: [], homepageUrl: null, googleScholarUrl: null }
const bring = (told: Partial<ProfessorRecord>, known: boolean = true) =>
  storeProfessors({ ...app.database, ...(known && { suppression }) }, app.clock, {
    source: 'csv',
    rows: [{ ...blank, scholarId: 'x', name: 'N', schoolName: '', email: null, publications: [], ...told }],
  })
const listed = (scholarId: string) => sql`select from professors where scholar_id = ${scholarId} and not opt_out`

test('an opted-out address stays known however it is written, stored or looked up', async () => {
  const professor = await aProfessor(app, { email: 'Vera.Gone@gmail.com' })
  await sql`
    insert into email_lookups (professor_id, outcome, email, found_on, looked_up_at)
    values (${professor.id}, 'found', 'vera@lab.stocked.edu', 'https://lab.stocked.edu', now())`
  expect(await isOut('vera.gone@gmail.com')).toBe(false)
  await leave(professor.id)
  for (const address of ['veragone@gmail.com', 'Vera <VERA.GONE+x@googlemail.com>', 'vera@LAB.stocked.edu'])
    expect([address, await isOut(address)]).toEqual([address, true])
  expect(await isOut('vera@stocked.edu')).toBe(false)
})

test('an opted-out professor is not brought back by an import with another id, another name and another school', async () => {
  const professor = await aProfessor(app, { email: 'otto.gone@cs.stocked.edu' })
  await leave(professor.id)
  const report = await bring({
    scholarId: 'BRANDNEWAAAJ',
    otherIds: ['orcid:0000-0003-0000-0001'],
    name: 'Entirely Different',
    schoolName: 'Elsewhere College',
    email: 'Otto.Gone+new@cs.stocked.edu',
  })
  expect(report).toMatchObject({ added: 0, skipped: { 'has opted out': 1 } })
  expect(await sql`select from professors where name = 'Entirely Different'`).toEqual([])
  expect(await sql`select from professor_aliases where alias = 'orcid:0000-0003-0000-0001'`).toEqual([])
  // What that record knew besides is remembered too.
  await bring({ scholarId: 'A-THIRD-IDAAJ', otherIds: ['orcid:0000-0003-0000-0001'], name: 'Yet Another' })
  expect(await sql`select from professors where name = 'Yet Another'`).toEqual([])
  expect(await listed(professor.scholarId)).toEqual([])
})

test('the id alone keeps a professor out whose row is gone', async () => {
  const professor = await aProfessor(app, { email: null })
  await leave(professor.id)
  await sql`delete from professors where id = ${professor.id}`
  await sql`delete from opt_outs where scholar_id = ${professor.scholarId}`
  await bring({ scholarId: professor.scholarId, name: 'Back Again', schoolName: 'Elsewhere College' })
  expect(await sql`select from professors where name = 'Back Again'`).toEqual([])
})

test('a known row that turns out to have an opted-out address is hidden', async () => {
  const [gone, other] = [
    await aProfessor(app, { email: 'both@cs.stocked.edu' }),
    await aProfessor(app, { email: null }),
  ]
  await leave(gone.id)
  await bring({ ...other, email: 'both@cs.stocked.edu' })
  expect(await listed(other.scholarId)).toEqual([])
})

test('a namesake at the same school is hidden and held for the operator', async () => {
  const gone = await aProfessor(app, { name: 'Common Name', schoolName: 'Elsewhere College' })
  await leave(gone.id)
  await bring({ scholarId: 'NAMESAKEAAAJ', name: 'Common Name', schoolName: 'Elsewhere College' })
  expect(await sql`select held from opt_outs where scholar_id = 'NAMESAKEAAAJ'`).toEqual([{ held: true }])
  expect(await listed('NAMESAKEAAAJ')).toEqual([])
  expect(await restoreProfessor(app.services, 'NAMESAKEAAAJ')).toBe('Common Name')
  await bring({ scholarId: 'NAMESAKEAAAJ', name: 'Common Name', schoolName: 'Elsewhere College', email: 'n@x.edu' })
  expect(await listed('NAMESAKEAAAJ')).toHaveLength(1)
})

test('an import fails that cannot recognise those who opted out', async () => {
  await leave((await aProfessor(app)).id)
  await expect(bring({ scholarId: 'ANYBODYAAAJ' }, false)).rejects.toThrow('an import needs SUPPRESSION_KEY')
})

test('those who opted out before there were hashes, and by an old server that still runs, are remembered', async () => {
  await rememberOptOuts(app.services)
  const [before, hidden] = [await aProfessor(app, { email: 'old@cs.stocked.edu' }), await aProfessor(app)]
  // As the server of before writes it.
  await sql`insert into opt_outs (scholar_id, opted_out_at) values (${before.scholarId}, now())`
  await sql`update professors set opt_out = true where id in (${before.id}, ${hidden.id})`
  expect(await rememberOptOuts(app.services)).toBe(2)
  expect(await isOut('old@cs.stocked.edu')).toBe(true)
  expect(await isOut(hidden.email!)).toBe(true)
  expect(await rememberOptOuts(app.services)).toBe(0)
})

test('an address that an import gives a hidden professor is remembered as well', async () => {
  const professor = await aProfessor(app, { email: 'first@cs.stocked.edu' })
  await leave(professor.id)
  await bring({ ...professor, email: 'second@cs.stocked.edu' })
  await rememberOptOuts(app.services)
  expect([await isOut('first@cs.stocked.edu'), await isOut('second@cs.stocked.edu')]).toEqual([true, true])
})

test('an opt-out that is taken back forgets all hashes of the person', async () => {
  const professor = await aProfessor(app, { email: 'back@cs.stocked.edu' })
  await leave(professor.id)
  await restoreProfessor(app.services, professor.scholarId)
  expect(await isOut('back@cs.stocked.edu')).toBe(false)
  await bring({ ...professor, email: 'back@cs.stocked.edu' })
  expect(await listed(professor.scholarId)).toHaveLength(1)
})
