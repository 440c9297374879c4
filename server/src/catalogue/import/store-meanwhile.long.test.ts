import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { aProfessorRecord } from '../../../test/professors.ts'
import type { TransactionSql } from '../../db/sql.ts'
import { storePages, storeProfessors } from './store.ts'
import type { SourceRow } from './professor.ts'

const clock = { now: () => new Date('2026-11-20T12:00:00Z') }
let database: TestDatabase

beforeEach(async () => {
  database = await createTestDatabase()
})
afterEach(() => database.close())

const store = (...rows: SourceRow[]) => storeProfessors(database, clock, { source: 'test', rows })

describe('an import in whose last phase something else is written', () => {
  it('overwrites no opt-out, correction or erasure of the same moment [OPTOUT-8, PROFESSORPAGE-54]', async () => {
    const ids = ['leaves', 'corrects', 'erased']
    await store(...ids.map((scholarId) => aProfessorRecord({ scholarId })))
    let importing: Promise<unknown> = Promise.resolve()
    await database.sql.begin(async (tx) => {
      await optOut(tx, 'leaves')
      await tx`
        update professors set key_interests = '{mine}', field_sources = '{"key_interests": "professor"}'
        where scholar_id = 'corrects'`
      await tx`update professors set scholar_id = 'erased:1', name = '' where scholar_id = 'erased'`
      importing = store(...ids.map((scholarId) => aProfessorRecord({ scholarId, citedBy: 2, keyInterests: ['old'] })))
      await waitForBlocked()
    })
    await importing
    const rows = await database.sql`
      select scholar_id, name, opt_out, cited_by, key_interests, field_sources from professors
      where scholar_id <> 'erased' order by 1`
    expect(rows).toMatchObject([
      { scholar_id: 'corrects', cited_by: 2, key_interests: ['mine'], field_sources: { key_interests: 'professor' } },
      { scholar_id: 'erased:1', name: '', cited_by: 1 },
      { scholar_id: 'leaves', opt_out: true, cited_by: 2 },
    ])
  })

  it.each(['storeProfessors', 'storePages'])(
    'hides a row that %s joins to a person who opts out by another id meanwhile [OPTOUT-9]',
    async (how) => {
      await store(
        aProfessorRecord({ scholarId: 'joined' }),
        aProfessorRecord({ scholarId: 'openalex:A1', name: 'A. A.' }),
      )
      const rows = [aProfessorRecord({ scholarId: 'joined', otherIds: ['openalex:A1'], citedBy: 2 })]
      const job = { source: 'test', rows }
      const pages = async function* () {
        yield { rows, save: () => Promise.resolve() }
      }
      const people = async function* () {}
      let importing: Promise<unknown> = Promise.resolve()
      await database.sql.begin(async (tx) => {
        await tx`select from professors where scholar_id = 'joined' for update`
        importing =
          how === 'storePages'
            ? storePages(database, clock, { source: 'test', people: people(), pages: pages() })
            : storeProfessors(database, clock, job)
        await waitForBlocked()
        await optOut(tx, 'openalex:A1')
      })
      await importing
      expect(await database.sql`select scholar_id from professors where not opt_out`).toEqual([])
    },
  )
})

/** Waits until an import waits for a lock. */
async function waitForBlocked(): Promise<void> {
  await vi.waitFor(async () => {
    const [row] = await database.sql<{ blocked: number }[]>`
      select count(*)::int as blocked from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`
    expect(row!.blocked).toBe(1)
  }, 10_000)
}

async function optOut(sql: TransactionSql, scholarId: string): Promise<void> {
  await sql`insert into opt_outs (scholar_id, opted_out_at) values (${scholarId}, now())`
  await sql`update professors set opt_out = true where scholar_id = ${scholarId}`
}
