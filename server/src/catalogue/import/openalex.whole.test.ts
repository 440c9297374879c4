import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { systemClock } from '../../clock.ts'
import { importOpenalex, createOpenalexClient, type OpenalexOptions } from './openalex.ts'
import { startOpenalexStandIn, type OpenalexStandIn } from '../../../test/openalex-stand-in.ts'
import { storeProfessors, type Progress } from './store.ts'
import { aProfessorRecord } from '../../../test/professors.ts'
import { names } from '../../db/sql.ts'

let database: TestDatabase
let api: OpenalexStandIn

beforeAll(async () => {
  database = await createTestDatabase()
})
beforeEach(async () => {
  api = await startOpenalexStandIn(120)
})
afterEach(async () => {
  await api.close()
  for (const table of ['professors', 'professor_aliases', 'imports', 'import_progress'])
    await database.sql`delete from ${names(table)}`
})
afterAll(() => database.close())

function run(options: Partial<OpenalexOptions> = {}, onProgress?: (progress: Progress) => void) {
  const client = createOpenalexClient({ url: api.url, key: 'right-key', mailto: 'you@school.example' }, api.pace)
  return importOpenalex(database, systemClock, client, { institutions: ['I7'], ...options }, onProgress)
}

/**
 * The requests of an import of 120 authors: 0 is the institution, 1 to 3 the lists of authors for their names, 4 the
 * first list again, 5 to 16 the works of its hundred authors, 17 the second list, 18 and 19 the works of its twenty
 * authors, 20 the end of the list.
 */
const secondWorks = 18
const requests = 21

/** The times of the requests of an import in ms, by a clock that advances when the client waits. */
async function recordTimes() {
  const times: number[] = []
  const { fetch } = globalThis
  const sent = vi.spyOn(globalThis, 'fetch').mockImplementation((...request) => {
    times.push(api.pace.now())
    return fetch(...request)
  })
  const client = createOpenalexClient({ url: api.url, key: 'right-key' }, api.pace)
  await importOpenalex(database, systemClock, client, { institutions: ['I7'] })
  sent.mockRestore()
  return times
}

describe('importing from OpenAlex', () => {
  it('reads all pages with works as one import', async () => {
    const seen: (number | undefined)[][] = []
    const report = await run({}, ({ read, total }) => seen.push([read, total]))
    expect(report).toMatchObject({ read: 120, added: 119, skipped: { 'no works': 1 } })
    expect(seen).toEqual([
      [0, undefined],
      [100, 120],
      [120, 120],
      [120, 120],
      [120, undefined],
    ])
    const { examples: _, ...stored } = report
    expect(await database.sql`select source, report from imports`).toEqual([{ source: 'openalex', report: stored }])
    const [row] = await database.sql`
      select scholar_id, name, school_name, (select array_agg(title order by pub_year desc) from publications where professor_id = p.id) as titles
      from professors p where scholar_id = 'openalex:A2'`
    expect(row).toEqual({
      scholar_id: 'openalex:A2',
      name: 'Author Two Hundred 2',
      school_name: 'UC Davis',
      titles: Array.from({ length: 10 }, (_, index) => `Work ${index} of A2`),
    })
  })

  it('stores the activity as facts, with the page of the author [CARD-31]', async () => {
    await run()
    const rows = await database.sql`
      select kind, value, address from professor_facts join professors on id = professor_id
      where scholar_id = 'openalex:A2' order by kind`
    const address = 'https://openalex.org/A2'
    expect(rows).toEqual([
      { kind: 'last_work', value: { year: expect.any(Number) }, address },
      { kind: 'works_per_year', value: { works: expect.any(Number), from: 2021, to: 2025 }, address },
    ])
  })

  it('assigns ids that are independent of the page', async () => {
    await run()
    const rows = await database.sql<
      { id: number; scholar_id: string }[]
    >`select id, scholar_id from professors order by id`
    const later = rows.map(({ scholar_id }) => Number(scholar_id.replace(/\D/g, '')) > 100)
    // The probability that the twenty of the second page have the highest ids by chance is one in 10²².
    expect(later.slice(-later.filter(Boolean).length).every(Boolean)).toBe(false)
  })

  it('sends at most ten requests a second, although several are concurrent', async () => {
    const times = await recordTimes()
    expect(times).toHaveLength(requests)
    expect(times.filter((at, index) => at - (times[index - 10] ?? -Infinity) < 1_000)).toEqual([])
    expect(times.at(-1)! - times[0]!).toBe(100 * (requests - 1))
  })

  it('waits for Retry-After and retries', async () => {
    api.fail(6, { status: 429, headers: { 'retry-after': '2' } })
    const times = await recordTimes()
    expect(times).toHaveLength(requests + 1)
    // Requests in progress are still sent, then none for two seconds.
    const pauses = times.map((at, index) => at - (times[index - 1] ?? at))
    expect(Math.max(...pauses)).toBeGreaterThanOrEqual(1_500)
    expect(Math.max(...pauses)).toBeLessThan(3_000)
  })

  it('identifies the operator, and changes nothing the second time', async () => {
    await run()
    expect(
      api.asked.every(
        ({ query, agent }) => query.mailto === 'you@school.example' && agent.includes('you@school.example'),
      ),
    ).toBe(true)
    expect(await run()).toMatchObject({ read: 120, added: 0, changed: 0, unchanged: 119 })
  })

  it.each([
    ['half a page', { status: 200, body: '{"meta":{"count":120,"next_cursor":"x"},"results":[{"id":"https://open' }],
    ['a page without results', { status: 200, body: '{"meta":{}}' }],
    ['a failure', { status: 502, body: '<html>Bad gateway</html>' }],
    ['a broken connection', { status: 0 }],
  ])('retries after %s', async (_, failure) => {
    api.fail(1, failure)
    expect(await run()).toMatchObject({ read: 120, added: 119 })
  })

  it('continues an interrupted import without losses or repeated works', async () => {
    api.failFrom(secondWorks, { status: 503 })
    await expect(run()).rejects.toThrow(/\/works answered 503, 6 times in a row\.$/)
    expect(await countRows('professors')).toBe(99)
    expect(await countRows('imports')).toBe(0)
    api.recover()
    expect(await run()).toMatchObject({ read: 20, added: 20 })
    expect(await countRows('professors')).toBe(119)
    expect(await countRows('import_progress')).toBe(0)
  })

  it('merges nobody by a name that two authors share, also on two pages and after an interruption [OPERATION-33]', async () => {
    const shared = await startOpenalexStandIn(120, {
      composeName: (number) => (number % 100 === 2 ? 'Wei Wang' : `Author Two Hundred ${number}`),
    })
    try {
      const importShared = () =>
        importOpenalex(
          database,
          systemClock,
          createOpenalexClient({ url: shared.url, key: 'right-key' }, shared.pace),
          { institutions: ['I7'] },
        )
      await storeProfessors(database, systemClock, {
        source: 'csrankings',
        rows: [
          aProfessorRecord({ scholarId: 'WEIWANGAAAAJ', name: 'Wei Wang', citedBy: null }),
          aProfessorRecord({ scholarId: 'ALONEAAAAAAJ', name: 'Author Two Hundred 4', citedBy: null }),
        ],
      })
      shared.failFrom(secondWorks, { status: 503 })
      await expect(importShared()).rejects.toThrow('503')
      shared.recover()
      await importShared()
      expect(await importShared()).toMatchObject({ added: 0, changed: 0 })
    } finally {
      await shared.close()
    }
    const rows = await database.sql`
      select scholar_id, cited_by from professors where name in ('Wei Wang', 'Author Two Hundred 4') order by 1`
    expect(rows).toEqual([
      { scholar_id: 'ALONEAAAAAAJ', cited_by: 4 },
      { scholar_id: 'WEIWANGAAAAJ', cited_by: 0 },
      { scholar_id: 'openalex:A102', cited_by: 102 },
      { scholar_id: 'openalex:A2', cited_by: 2 },
    ])
  })

  it('starts again with the option restart', async () => {
    api.failFrom(secondWorks, { status: 503 })
    await expect(run()).rejects.toThrow('503')
    api.recover()
    expect(await run({ restart: true })).toMatchObject({ read: 120, added: 20, unchanged: 99 })
  })

  it('notifies listeners once, at the end or after a failure', async () => {
    let notifications = 0
    const { close: unlisten } = await database.listen('catalogue', () => void notifications++)
    api.failFrom(secondWorks, { status: 503 })
    await expect(run()).rejects.toThrow('503')
    await expect.poll(() => notifications).toBe(1)
    api.recover()
    await run()
    await expect.poll(() => notifications).toBe(2)
    await unlisten()
  })

  it('accepts a ROR for an institution, and requests only authors with enough works', async () => {
    await run({ institutions: ['https://ror.org/05rrcem69'], minWorks: 20 })
    expect(api.asked[0]!.path).toBe('/institutions/ror:05rrcem69')
    expect(api.asked[1]!.query.filter).toBe('last_known_institutions.id:I7,works_count:>19')
  })

  it.each([
    ['UC Davis', '"UC Davis" is neither an OpenAlex id (I136199984) nor a ROR (03vek6s52).'],
    ['I8', '/institutions/I8 answered 404: There is no I8.'],
  ])('explains why it cannot import %s', async (institution, sentence) => {
    await expect(run({ institutions: [institution] })).rejects.toThrow(sentence)
  })

  it('waits for the next day if the budget is used up, and reports it', async () => {
    const small = await startOpenalexStandIn(120, { budget: { lists: 10 } })
    const waits: number[] = []
    try {
      const client = createOpenalexClient({ url: small.url, key: 'right-key' }, small.pace, (ms) => waits.push(ms))
      const report = await importOpenalex(database, systemClock, client, { institutions: ['I7'] })
      expect(report).toMatchObject({ read: 120, added: 119 })
      // The headers contain the rest of the budget, so only requests in progress are refused.
      expect(waits).toEqual([expect.closeTo(24 * 3_600_000, -5), expect.closeTo(24 * 3_600_000, -5)])
      expect(small.asked.length).toBeLessThan(requests + 10)
    } finally {
      await small.close()
    }
  })

  it('does not wait longer than a day, retry with a wrong key, or report the key', async () => {
    api.fail(3, { status: 429, headers: { 'retry-after': '400000' } })
    await expect(run()).rejects.toThrow('asks to wait 112 hours. Run it again then.')
    api.recover()
    const wrong = createOpenalexClient({ url: api.url, key: 'wrong-key' }, api.pace)
    const refused = importOpenalex(database, systemClock, wrong, { institutions: ['I7'] })
    await expect(refused).rejects.toThrow(/refused access \(403\): is the key right\?$/)
    await expect(refused).rejects.not.toThrow('wrong-key')
  })
})

async function countRows(table: string): Promise<number> {
  const [row] = await database.sql<{ count: number }[]>`select count(*) from ${names(table)}`
  return row!.count
}
