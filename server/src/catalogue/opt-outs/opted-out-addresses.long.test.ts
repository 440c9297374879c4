import { optOutByLink } from '@labreach/contract/opt-out'
import { expect, test } from 'vitest'
import { aProfessor } from '../../../test/builders.ts'
import { testApp } from '../../../test/test-app.ts'
import type { ProfessorRecord } from '../import/professor.ts'
import { storeProfessors } from '../import/store.ts'
import { composeOptOutText } from '../../professors/opt-out/opt-out.ts'
import { isOptedOutAddress } from './opted-out-addresses.ts'
import { storeMissingSuppressions } from './store-suppressions.ts'
import { relistProfessor } from './relist-professor.ts'

const app = await testApp({ professors: 3 })
const { sql, db } = app.database
const { suppressionHasher } = app.services

const optOutById = (id: number) =>
  app.call(optOutByLink, {
    query: { professor: id, signature: app.services.encryption.sign('opt-out-link', composeOptOutText(id)) },
  })
const isOut = (address: string) => isOptedOutAddress(db, suppressionHasher, address)
const blank = { affiliation: '', citedBy: 7, keyInterests: [], homepageUrl: null, googleScholarUrl: null }
const importRecord = (record: Partial<ProfessorRecord>, withHasher: boolean = true) =>
  storeProfessors({ ...app.database, ...(withHasher && { suppressionHasher }) }, app.clock, {
    source: 'csv',
    rows: [{ ...blank, scholarId: 'x', name: 'N', schoolName: '', email: null, publications: [], ...record }],
  })
const findListed = (scholarId: string) => sql`select from professors where scholar_id = ${scholarId} and not opt_out`

test('recognises a stored or looked-up address of an opted-out professor in any spelling', async () => {
  const professor = await aProfessor(app, { email: 'Vera.Gone@gmail.com' })
  await sql`
    insert into email_lookups (professor_id, outcome, email, found_on, looked_up_at)
    values (${professor.id}, 'found', 'vera@lab.stocked.edu', 'https://lab.stocked.edu', now())`
  expect(await isOut('vera.gone@gmail.com')).toBe(false)
  await optOutById(professor.id)
  for (const address of ['veragone@gmail.com', 'Vera <VERA.GONE+x@googlemail.com>', 'vera@LAB.stocked.edu'])
    expect([address, await isOut(address)]).toEqual([address, true])
  expect(await isOut('vera@stocked.edu')).toBe(false)
})

test('an import holds a new record with an opted-out address, and learns nothing from it [OPTOUT-64]', async () => {
  const professor = await aProfessor(app, { email: 'otto.gone@cs.stocked.edu' })
  await optOutById(professor.id)
  const report = await importRecord({
    scholarId: 'BRANDNEWAAAJ',
    otherIds: ['orcid:0000-0003-0000-0001'],
    name: 'Entirely Different',
    schoolName: 'Elsewhere College',
    email: 'Otto.Gone+new@cs.stocked.edu',
  })
  expect(report).toMatchObject({ added: 1 })
  expect(await findListed('BRANDNEWAAAJ')).toEqual([])
  expect(await sql`select held, origin from opt_outs where scholar_id = 'BRANDNEWAAAJ'`).toEqual([
    { held: true, origin: null },
  ])
  expect(await findListed(professor.scholarId)).toEqual([])
})

test('a deleted professor is recognised by the id alone', async () => {
  const professor = await aProfessor(app, { email: null })
  await optOutById(professor.id)
  await sql`delete from professors where id = ${professor.id}`
  await sql`delete from opt_outs where scholar_id = ${professor.scholarId}`
  await importRecord({ scholarId: professor.scholarId, name: 'Back Again', schoolName: 'Elsewhere College' })
  expect(await sql`select from professors where name = 'Back Again'`).toEqual([])
})

test('a listed row is hidden when an import gives it an opted-out address', async () => {
  const [gone, other] = [
    await aProfessor(app, { email: 'both@cs.stocked.edu' }),
    await aProfessor(app, { email: null }),
  ]
  await optOutById(gone.id)
  await importRecord({ ...other, email: 'both@cs.stocked.edu' })
  expect(await findListed(other.scholarId)).toEqual([])
})

test('an import erases no colleague who has the address of an opted-out professor, nor hides one again [OPTOUT-64]', async () => {
  const email = 'office@math.stocked.edu'
  const [gone, colleague] = [await aProfessor(app, { email }), await aProfessor(app, { email: null })]
  await optOutById(gone.id)
  await importRecord({ ...colleague, email })
  await storeMissingSuppressions(app.services)
  const read = () => sql`select held, origin from opt_outs where scholar_id = ${colleague.scholarId}`
  expect(await read()).toEqual([{ held: true, origin: null }])
  const persons = await sql`select from suppressions where person = ${suppressionHasher.hashId(gone.scholarId)}
    and hash = ${suppressionHasher.hashId(colleague.scholarId)}`
  expect(persons).toEqual([])
  await relistProfessor(app.services, colleague.scholarId)
  await importRecord({ ...colleague, email })
  expect(await findListed(colleague.scholarId)).toHaveLength(1)
})

test('the same name, school and address are one person: an import stores nothing [OPTOUT-9]', async () => {
  const gone = await aProfessor(app, { email: 'one.person@cs.stocked.edu', name: 'One Person', schoolName: 'Stocked' })
  await optOutById(gone.id)
  const record = { scholarId: 'ANOTHERIDAAAJ', name: 'One Person', schoolName: 'Stocked', email: gone.email }
  await importRecord({ ...record, otherIds: ['orcid:0000-0003-0000-0009'] })
  // The other ids of that record are suppressed too.
  await importRecord({ scholarId: 'A-THIRD-IDAAJ', otherIds: ['orcid:0000-0003-0000-0009'], name: 'Yet Another' })
  expect(await sql`select from professors where scholar_id in ('ANOTHERIDAAAJ', 'A-THIRD-IDAAJ')`).toEqual([])
  expect(await sql`select from professor_aliases where alias = 'orcid:0000-0003-0000-0009'`).toEqual([])
})

test('an opted-out person is known by name, school and address beside a colleague with the same address [OPTOUT-9]', async () => {
  const email = 'desk@math.stocked.edu'
  const gone = await aProfessor(app, { email, name: 'Desk Person', schoolName: 'Stocked' })
  await aProfessor(app, { email })
  await optOutById(gone.id)
  await storeMissingSuppressions(app.services)
  await importRecord({ scholarId: 'DESKAGAINAAJ', name: 'Desk Person', schoolName: 'Stocked', email })
  expect(await sql`select from professors where scholar_id = 'DESKAGAINAAJ'`).toEqual([])
})

test('an import does not hide who has set another address than the shared one it brings [OPTOUT-64]', async () => {
  const email = 'shared@math.stocked.edu'
  const corrected = await aProfessor(app, { email: 'own@math.stocked.edu' })
  await sql`update professors set field_sources = jsonb_build_object('email', 'professor') where id = ${corrected.id}`
  await optOutById((await aProfessor(app, { email })).id)
  await importRecord({ ...corrected, email })
  expect(await findListed(corrected.scholarId)).toHaveLength(1)
})

test('a namesake at the same school is hidden until the operator decides', async () => {
  const gone = await aProfessor(app, { name: 'Common Name', schoolName: 'Elsewhere College' })
  await optOutById(gone.id)
  await importRecord({ scholarId: 'NAMESAKEAAAJ', name: 'Common Name', schoolName: 'Elsewhere College' })
  expect(await sql`select held from opt_outs where scholar_id = 'NAMESAKEAAAJ'`).toEqual([{ held: true }])
  expect(await findListed('NAMESAKEAAAJ')).toEqual([])
  expect(await relistProfessor(app.services, 'NAMESAKEAAAJ')).toBe('Common Name')
  const namesake = { scholarId: 'NAMESAKEAAAJ', name: 'Common Name', schoolName: 'Elsewhere College' }
  await importRecord({ ...namesake, email: 'n@x.edu' })
  expect(await findListed('NAMESAKEAAAJ')).toHaveLength(1)
})

test('an import fails without the key that recognises opted-out professors', async () => {
  await optOutById((await aProfessor(app)).id)
  await expect(importRecord({ scholarId: 'ANYBODYAAAJ' }, false)).rejects.toThrow('an import needs SUPPRESSION_KEY')
})

test('opt-outs by a server of an older version, which stores no hashes, get their hashes', async () => {
  await storeMissingSuppressions(app.services)
  const [recorded, hidden] = [await aProfessor(app, { email: 'old@cs.stocked.edu' }), await aProfessor(app)]
  await sql`insert into opt_outs (scholar_id, opted_out_at) values (${recorded.scholarId}, now())`
  await sql`update professors set opt_out = true where id in (${recorded.id}, ${hidden.id})`
  expect(await storeMissingSuppressions(app.services)).toBe(2)
  expect(await isOut('old@cs.stocked.edu')).toBe(true)
  expect(await isOut(hidden.email!)).toBe(true)
  expect(await storeMissingSuppressions(app.services)).toBe(0)
})

test('a new address that an import gives a hidden professor is suppressed as well', async () => {
  const professor = await aProfessor(app, { email: 'first@cs.stocked.edu' })
  await optOutById(professor.id)
  await importRecord({ ...professor, email: 'second@cs.stocked.edu' })
  await storeMissingSuppressions(app.services)
  expect([await isOut('first@cs.stocked.edu'), await isOut('second@cs.stocked.edu')]).toEqual([true, true])
})

test('reversing an opt-out deletes all hashes of the person', async () => {
  const professor = await aProfessor(app, { email: 'back@cs.stocked.edu' })
  await optOutById(professor.id)
  await relistProfessor(app.services, professor.scholarId)
  expect(await isOut('back@cs.stocked.edu')).toBe(false)
  await importRecord({ ...professor, email: 'back@cs.stocked.edu' })
  expect(await findListed(professor.scholarId)).toHaveLength(1)
})

test('reversing an opt-out holds also if an import has replaced the id by a Scholar id since [OPTOUT-13]', async () => {
  const professor = await aProfessor(app, { email: 'renamed@cs.stocked.edu' })
  await sql`update professors set scholar_id = 'openalex:A77' where id = ${professor.id}`
  const record = { ...professor, scholarId: 'openalex:A77', email: 'renamed@cs.stocked.edu' }
  await optOutById(professor.id)
  await importRecord({ ...record, scholarId: 'PROMOTEDAAAJ' })
  await storeMissingSuppressions(app.services)
  expect(await relistProfessor(app.services, 'PROMOTEDAAAJ')).toBe(professor.name)
  expect(await isOut('renamed@cs.stocked.edu')).toBe(false)
  await importRecord(record)
  expect(await findListed('PROMOTEDAAAJ')).toHaveLength(1)
})

test('a held opt-out remains held, until the same time, if an import replaces its id by a Scholar id [OPTOUT-48]', async () => {
  const gone = await aProfessor(app, { name: 'Another Name', schoolName: 'Elsewhere College' })
  await sql`update professors set scholar_id = 'openalex:A87' where id = ${gone.id}`
  await optOutById(gone.id)
  const namesake = { name: 'Another Name', schoolName: 'Elsewhere College' }
  await importRecord({ ...namesake, scholarId: 'openalex:A88' })
  await storeMissingSuppressions(app.services)
  const read = () => sql`
    select scholar_id, held, opted_out_at, erase_after from opt_outs where scholar_id in ('openalex:A88', 'HELDNAMEAAAJ')`
  const [before] = await read()
  expect(before).toMatchObject({ held: true, erase_after: expect.any(Date) as Date })
  await importRecord({ ...namesake, scholarId: 'HELDNAMEAAAJ', otherIds: ['openalex:A88'] })
  expect(await read()).toEqual([{ ...before, scholar_id: 'HELDNAMEAAAJ' }])
  expect(await storeMissingSuppressions(app.services)).toBe(1)
})

test('an opt-out that an import derives from a held one by an id is held as well [OPTOUT-48]', async () => {
  const [held, other] = [await aProfessor(app), await aProfessor(app, { email: null })]
  await optOutById(held.id)
  await sql`update opt_outs set held = true, origin = 'network' where scholar_id = ${held.scholarId}`
  await importRecord({ ...other, otherIds: [held.scholarId] })
  const read = (id: string) => sql`select held, origin, opted_out_at from opt_outs where scholar_id = ${id}`
  expect(await read(other.scholarId)).toEqual(await read(held.scholarId))
})
