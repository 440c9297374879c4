import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCareers } from '../../../test/careers.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { startOpenalexStandIn, type OpenalexStandIn } from '../../../test/openalex-stand-in.ts'
import { systemClock } from '../../clock.ts'
import { importOpenalex, createOpenalexClient } from './openalex.ts'

// `OPENALEX_AUTHORS=14000` runs the whole list; the limits are proportional.
const authors = Number(process.env.OPENALEX_AUTHORS ?? 1_400)
const careers = createCareers(7)

let database: TestDatabase
let api: OpenalexStandIn
const waits: number[] = []

beforeAll(async () => {
  database = await createTestDatabase()
  // A tenth of a free key's budget for a tenth of the authors: the import needs the budget of two days.
  api = await startOpenalexStandIn(authors, { careers, budget: { lists: Math.ceil((authors / 14_000) * 2_000) } })
})
afterAll(() => Promise.all([database.close(), api.close()]))

const run = () => {
  const client = createOpenalexClient({ url: api.url, key: 'right-key' }, api.pace, (ms) => waits.push(ms))
  return importOpenalex(database, systemClock, client, { institutions: ['I7'] })
}
const countCalls = (path: string) => api.asked.filter((one) => one.path === path).length

test('few calls read nearly all works, also after an interruption and a used-up budget', async () => {
  api.failFrom(Math.floor((authors / 14_000) * 1_000), { status: 503 })
  await expect(run()).rejects.toThrow('503')
  api.recover()
  await run()

  const failed = 6
  expect(countCalls('/authors')).toBeLessThanOrEqual(Math.ceil((authors / 14_000) * 500))
  expect(countCalls('/works') - failed).toBeLessThanOrEqual(Math.ceil((authors / 14_000) * 5_000))
  expect(waits.length).toBeGreaterThan(0)
  expect(Math.max(...waits)).toBeLessThan(24.1 * 3_600_000)

  const rows = await database.sql<{ scholar_id: string; title: string }[]>`
    select scholar_id, title from publications join professors on professors.id = professor_id`
  const imported = new Set(rows.map(({ scholar_id, title }) => `${scholar_id} ${title}`))
  let [expected, found] = [0, 0]
  for (let number = 1; number <= authors; number++) {
    if (number === 5) continue
    const newest = careers(number).filter(({ hasAbstract }) => hasAbstract)
    for (const { title } of newest.slice(0, 10)) {
      expected++
      if (imported.has(`openalex:A${number} ${title}`)) found++
    }
  }
  const lists = `${countCalls('/authors')} lists of authors, ${countCalls('/works')} of works`
  process.stdout.write(
    `${authors} authors: ${lists}; ${found} of ${expected} works; ${waits.length} waits for a budget\n`,
  )
  expect(found / expected).toBeGreaterThan(0.95)
}, 600_000)

test('yearly counts and dated affiliations are stored', async () => {
  const [row] = await database.sql`
    select works_by_year, affiliations from professor_activity join professors on id = professor_id
    where scholar_id = 'openalex:A1'`
  const newest = careers(1)[0]!.date.slice(0, 4)
  expect(row).toMatchObject({
    works_by_year: expect.arrayContaining([
      { year: Number(newest), works: expect.any(Number), citations: expect.any(Number) },
    ]),
    affiliations: [{ name: 'University of California, Davis', years: [2026, 2024] }],
  })
})
