import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testDatabase, type TestDatabase } from '../../../test/database.ts'
import { systemClock } from '../../clock.ts'
import { importOpenalex, openalexClient, type OpenalexOrder } from './openalex.ts'
import { openalexStandIn, type Failure, type OpenalexStandIn } from '../../../test/openalex-stand-in.ts'
import type { Progress } from './store.ts'

let database: TestDatabase
let api: OpenalexStandIn

beforeAll(async () => {
  database = await testDatabase()
})
beforeEach(async () => {
  api = await openalexStandIn(60)
})
afterEach(async () => {
  await api.close()
  for (const table of ['professors', 'professor_aliases', 'imports', 'import_progress'])
    await database.sql`delete from ${database.sql(table)}`
})
afterAll(() => database.close())

function run(order: Partial<OpenalexOrder> = {}, onProgress?: (progress: Progress) => void) {
  const client = openalexClient({ url: api.url, key: 'right-key', mailto: 'you@school.example' }, api.pace)
  return importOpenalex(database, systemClock, client, { institutions: ['I7'], ...order }, onProgress)
}

/** What an import of this many requests asked for by the real clock. The end of the list costs one, who has no works none. */
async function inRealTime(requests: number, place = -1, failure: Failure = { status: 500 }) {
  const other = await openalexStandIn(requests - 2)
  other.fail(place, failure)
  try {
    const client = openalexClient({ url: other.url, key: 'right-key' })
    await importOpenalex(database, systemClock, client, { institutions: ['I7'] })
    return other.asked
  } finally {
    await other.close()
  }
}

describe('importing from OpenAlex', () => {
  it('reads every page to the end of the cursor, with works, as one import', async () => {
    const seen: (number | undefined)[][] = []
    const report = await run({}, ({ read, total }) => seen.push([read, total]))
    expect(report).toMatchObject({ read: 60, added: 59, skipped: { 'no works': 1 } })
    expect(seen).toEqual([
      [50, 60],
      [60, 60],
      [60, 60],
      [60, undefined],
    ])
    expect(await database.sql`select source, report from imports`).toEqual([{ source: 'openalex', report }])
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

  it('gives ids that do not tell on which page of the list somebody stood', async () => {
    await run()
    const rows = await database.sql<
      { id: number; scholar_id: string }[]
    >`select id, scholar_id from professors order by id`
    const later = rows.map(({ scholar_id }) => Number(scholar_id.replace(/\D/g, '')) > 50)
    // That chance alone puts the ten of the second page last has odds of one to 10¹⁰.
    expect(later.slice(-later.filter(Boolean).length).every(Boolean)).toBe(false)
  })

  it('asks at most ten times in any second, though several authors at once', async () => {
    const times = (await inRealTime(24)).map(({ at }) => at)
    expect(times).toHaveLength(24)
    // Ten in 900 ms: what left evenly arrives less so on a busy machine.
    expect(times.filter((at, index) => at - (times[index - 10] ?? -Infinity) < 900)).toEqual([])
    expect(times.at(-1)! - times[0]!).toBeLessThan(4_000)
  })

  it('waits as long as it is told to, and asks again', async () => {
    const times = (await inRealTime(12, 6, { status: 429, headers: { 'retry-after': '2' } })).map(({ at }) => at)
    expect(times).toHaveLength(13)
    // What was on its way already may still arrive; then there is peace.
    const pauses = times.map((at, index) => at - (times[index - 1] ?? at))
    expect(Math.max(...pauses)).toBeGreaterThan(1_500)
    expect(Math.max(...pauses)).toBeLessThan(4_000)
  })

  it('says who asks, and changes nothing the second time', async () => {
    await run()
    expect(
      api.asked.every(
        ({ query, agent }) => query.mailto === 'you@school.example' && agent.includes('you@school.example'),
      ),
    ).toBe(true)
    expect(await run()).toMatchObject({ read: 60, added: 0, changed: 0, unchanged: 59 })
  })

  it.each([
    ['half a page', { status: 200, body: '{"meta":{"count":120,"next_cursor":"x"},"results":[{"id":"https://open' }],
    ['a page without results', { status: 200, body: '{"meta":{}}' }],
    ['a failure', { status: 502, body: '<html>Bad gateway</html>' }],
    ['a broken connection', { status: 0 }],
  ])('asks again after %s', async (_, failure) => {
    api.fail(1, failure)
    expect(await run()).toMatchObject({ read: 60, added: 59 })
  })

  it('goes on where it broke off, with nothing lost and nothing asked twice', async () => {
    api.failFrom(55, { status: 503 })
    await expect(run()).rejects.toThrow(/\/works answered 503, 6 times in a row\.$/)
    expect(await count('professors')).toBe(49)
    expect(await count('imports')).toBe(0)
    api.recover()
    expect(await run()).toMatchObject({ read: 10, added: 10 })
    expect(await count('professors')).toBe(59)
    expect(await count('import_progress')).toBe(0)
  })

  it('begins anew when told to', async () => {
    api.failFrom(55, { status: 503 })
    await expect(run()).rejects.toThrow('503')
    api.recover()
    expect(await run({ restart: true })).toMatchObject({ read: 60, added: 10, unchanged: 49 })
  })

  it('tells listeners once, at the end or at the break', async () => {
    let heard = 0
    const { unlisten } = await database.sql.listen('catalogue', () => void heard++)
    api.failFrom(55, { status: 503 })
    await expect(run()).rejects.toThrow('503')
    await expect.poll(() => heard).toBe(1)
    api.recover()
    await run()
    await expect.poll(() => heard).toBe(2)
    await unlisten()
  })

  it('takes a ROR for an institution, and asks only for authors with enough works', async () => {
    await run({ institutions: ['https://ror.org/05rrcem69'], minWorks: 20 })
    expect(api.asked[0]!.path).toBe('/institutions/ror:05rrcem69')
    expect(api.asked[1]!.query.filter).toBe('last_known_institutions.id:I7,works_count:>19')
  })

  it.each([
    ['UC Davis', '"UC Davis" is neither an OpenAlex id (I136199984) nor a ROR (03vek6s52).'],
    ['I8', '/institutions/I8 answered 404: There is no I8.'],
  ])('says in a sentence why it cannot import %s', async (institution, sentence) => {
    await expect(run({ institutions: [institution] })).rejects.toThrow(sentence)
  })

  it('does not wait for tomorrow’s allowance, nor ask again with a wrong key, nor tell the key', async () => {
    api.fail(3, { status: 429, headers: { 'retry-after': '40000' } })
    await expect(run()).rejects.toThrow('asks to wait 667 minutes. Run it again then.')
    api.recover()
    const wrong = openalexClient({ url: api.url, key: 'wrong-key' }, api.pace)
    const refused = importOpenalex(database, systemClock, wrong, { institutions: ['I7'] })
    await expect(refused).rejects.toThrow(/refused access \(403\): is the key right\?$/)
    await expect(refused).rejects.not.toThrow('wrong-key')
  })
})

async function count(table: string): Promise<number> {
  const [row] = await database.sql<{ count: number }[]>`select count(*) from ${database.sql(table)}`
  return row!.count
}
