import { randomBytes, createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { systemClock } from '../../clock.ts'
import { names } from '../../db/sql.ts'
import { createSuppressionHasher } from '../../suppression-hasher.ts'
import { insertSuppressions, storeMissingSuppressions } from '../opt-outs/store-suppressions.ts'
import { importCsv } from './csv.ts'
import { toSourceRow } from './openalex/author.ts'
import { Author } from './openalex/schemas.ts'
import { computePersonKey } from './person-key.ts'
import { storeProfessors } from './store.ts'

const suppressionHasher = createSuppressionHasher(randomBytes(32).toString('base64url'))
const clean = 'Ada Lovelace'
const hyphenated = 'Ada Love\u00adlace'
/** As versions until 27 November 2026 folded it. */
const formerKey = 'ada love lace @ uc davis'

let database: TestDatabase
let folder: string

beforeAll(async () => {
  database = await createTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'labreach-unseen-'))
})
afterEach(async () => {
  for (const table of ['professors', 'professor_aliases', 'opt_outs', 'suppressions', 'journal'])
    await database.sql`delete from ${names(table)}`
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})

/** A row as versions until 27 November 2026 stored it. */
const storeFormerRow = (scholarId: string, optOut: boolean) => database.sql`
  insert into professors (scholar_id, name, school_name, affiliation, source, updated_at, opt_out)
  values (${scholarId}, ${hyphenated}, 'UC Davis', 'UC Davis', 'csv', now(), ${optOut})`

const importName = async (name: string) => {
  const professors = join(folder, 'professors.csv')
  await writeFile(professors, `name,school_name\n${name},UC Davis\n`)
  return importCsv({ ...database, suppressionHasher }, systemClock, { professors })
}

const importAuthor = (name: string) => {
  const institution = { id: 'https://openalex.org/I1', display_name: 'UC Davis', type: 'education' }
  const author = Author.parse({
    id: 'https://openalex.org/A1',
    display_name: name,
    works_count: 3,
    last_known_institutions: [institution],
  })
  const rows = [toSourceRow(author, [], new Set())]
  return storeProfessors({ ...database, suppressionHasher }, systemClock, { source: 'openalex', rows })
}

const readListed = async () => {
  const rows = await database.sql<{ name: string }[]>`select name from professors where not opt_out`
  return rows.map(({ name }) => name)
}

const createFormerId = () => `csv:${createHash('sha256').update(formerKey).digest('base64url').slice(0, 16)}`

it('an opted-out row with a soft hyphen hides the same name without it, also after its erasure [OPTOUT-9, OPTOUT-47]', async () => {
  await storeFormerRow('ADASCHOLAAAJ', true)
  await storeMissingSuppressions({ db: database.db, clock: systemClock, suppressionHasher })
  await importName(clean)
  expect(await readListed()).toEqual([])
  await database.sql`delete from professors`
  await database.sql`delete from opt_outs`
  await importName(clean)
  await importAuthor(hyphenated)
  expect(await readListed()).toEqual([])
})

it('an opted-out name also hides the spelling with a space where it has a character that is not seen [OPTOUT-9, OPTOUT-47]', async () => {
  await storeFormerRow('ADASCHOLAAAJ', true)
  await storeMissingSuppressions({ db: database.db, clock: systemClock, suppressionHasher })
  await database.sql`delete from professors`
  await database.sql`delete from opt_outs`
  await importAuthor('Ada Love Lace')
  expect(await readListed()).toEqual([])
})

it('a suppression of the former key holds for the same text in another source [OPTOUT-9, OPTOUT-47]', async () => {
  const person = suppressionHasher.hashId('ADASCHOLAAAJ')
  await insertSuppressions(database.db, person, [{ kind: 'name', hash: suppressionHasher.hashName(formerKey) }])
  for (const written of [hyphenated, 'Ada Love&#xad;lace']) {
    await importAuthor(written)
    expect(await readListed()).toEqual([])
    await database.sql`delete from professors`
    await database.sql`delete from opt_outs`
    await importName(written)
    expect(await database.sql`select name, opt_out from professors`).toEqual([{ name: clean, opt_out: true }])
    await database.sql`delete from professors`
    await database.sql`delete from opt_outs`
  }
  await importAuthor('Ada Other')
  expect(await readListed()).toEqual(['Ada Other'])
})

it('an opt-out by the id that was generated with a soft hyphen holds for the same file [OPTOUT-9, OPTOUT-47]', async () => {
  const id = createFormerId()
  const hash = suppressionHasher.hashId(id)
  await insertSuppressions(database.db, hash, [{ kind: 'id', hash }])
  await importName(hyphenated)
  expect(await database.sql`select from professors`).toEqual([])
})

it('a listed row that has characters that are not seen is known by its file, and loses them [OPTOUT-47]', async () => {
  await storeFormerRow(createFormerId(), false)
  expect(await importName(hyphenated)).toMatchObject({ added: 0, changed: 1 })
  expect(await importName(hyphenated)).toMatchObject({ added: 0, changed: 0, unchanged: 1 })
  expect(await readListed()).toEqual([clean])
})

it('joiners do not separate a name from the same name without them [OPTOUT-47]', () => {
  expect(computePersonKey('Ada Love\u200dlace', 'UC\u200b Davis')).toBe(computePersonKey(clean, 'UC Davis'))
})
