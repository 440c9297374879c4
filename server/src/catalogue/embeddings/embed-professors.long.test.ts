import { expect, test, vi } from 'vitest'
import { aProfessor } from '../../../test/builders.ts'
import { leavesByLink } from '../../../test/opt-outs.ts'
import { testApp } from '../../../test/test-app.ts'
import type { Embeddings } from '../../services/embeddings/embeddings.ts'
import { embedProfessors } from './embed-professors.ts'
import { orderEmbeddings } from './order-embeddings.ts'
import { saveVector, selectVectors, textMax } from './queries.ts'

const failures: unknown[] = []
const app = await testApp({ professors: 150, embeddings: () => undefined, onJobError: (error) => failures.push(error) })
const { sql } = app.database
const { db, clock } = app.services

const stored = async () =>
  (await sql<{ id: number }[]>`select professor_id as id from professor_embeddings order by 1`).map((row) => row.id)
const listed = async () =>
  (await sql<{ id: number }[]>`select id from professors where not opt_out order by 1`).map((row) => row.id)

/** The sandbox's endpoint, with what it is asked for. */
function watched(over: Partial<Embeddings> = {}) {
  const asked: string[][] = []
  const embeddings: Embeddings = {
    ...app.services.embeddings!,
    ...over,
    embed(texts, signal) {
      asked.push([...texts])
      return (over.embed ?? app.services.embeddings!.embed)(texts, signal)
    },
  }
  const walk = (signal = new AbortController().signal) => embedProfessors({ db, clock, embeddings }, signal)
  return { asked, walk }
}

test('an order fills the vectors; one that failed is taken up by the next', async () => {
  await app.control('faults', { service: 'model', kind: '401', path: '/embeddings' })
  await orderEmbeddings(app.services)()
  await vi.waitFor(() =>
    expect(failures).toMatchObject([{ name: 'EmbeddingsFailure', message: 'The embedding endpoint answered 401' }]),
  )
  await orderEmbeddings(app.services)()
  await vi.waitFor(async () => expect(await stored()).toEqual(await listed()), { timeout: 30_000 })
  const [one] = app.professors
  const vector = (await selectVectors(db, app.services.embeddings!.model, [one!.id])).get(one!.id)!
  expect(Math.hypot(...vector)).toBeCloseTo(1)
  const [same] = await app.services.embeddings!.embed([`${one!.interests.join(', ')}. ${one!.works.join('. ')}`])
  expect(vector).toEqual(same)
})

test('of two orders at once one is kept, whoever gives them', async () => {
  await app.services.jobs.close()
  for (let times = 0; times < 3; times++) await orderEmbeddings(app.services)()
  const [row] = await sql<{ count: number }[]>`
    select count(*) from pgboss.job where name = 'embed_professors' and state = 'created'`
  expect(row!.count).toBe(1)
})

test('waits and asks again where the endpoint is busy', async () => {
  await app.control('faults', { service: 'model', kind: '429', path: '/embeddings' })
  expect(await app.services.embeddings!.embed(['Optics'])).toHaveLength(1)
})

test('looks again after an import and once a day, and else not', async () => {
  const add = vi.fn<typeof app.services.jobs.add>()
  const order = orderEmbeddings({ ...app.services, jobs: { ...app.services.jobs, add } })
  await order()
  await order()
  expect(add).toHaveBeenCalledTimes(1)
  await sql`insert into imports (source, finished_at, report) values ('test', now(), '{}')`
  await order()
  await order()
  expect(add).toHaveBeenCalledTimes(2)
  clock.pass(86_400_000)
  await order()
  expect(add).toHaveBeenCalledTimes(3)
  await orderEmbeddings({ ...app.services, embeddings: null, jobs: { ...app.services.jobs, add } })()
  expect(add).toHaveBeenCalledTimes(3)
})

test('asks for what is new or has changed and for nothing else; another model begins anew', async () => {
  const { asked, walk } = watched()
  await walk()
  asked.length = 0
  await walk()
  expect(asked).toEqual([])
  const [one, two] = app.professors
  await sql`update professors set key_interests = array['Glaciers'] where id = ${one!.id}`
  await sql`update professors set cited_by = 7 where id = ${two!.id}`
  await sql`insert into publications (professor_id, title, pub_year) values (${one!.id}, 'Ice in 2026', 2026)`
  await walk()
  expect(asked).toEqual([[`Glaciers. Ice in 2026. ${one!.works.join('. ')}`]])
  await sql`update professor_embeddings set model = 'older' where professor_id = ${two!.id}`
  expect(await selectVectors(db, app.services.embeddings!.model, [two!.id])).toEqual(new Map())
  await walk()
  expect(asked).toHaveLength(2)
})

test('goes on where it broke off, with at most 64 texts at once and one request at a time', async () => {
  await sql`delete from professor_embeddings`
  let under = 0
  const half = watched({
    async embed(texts) {
      if (half.asked.length > 2) throw new Error('cut off')
      expect(++under).toBe(1)
      const vectors = await app.services.embeddings!.embed(texts)
      under--
      return vectors
    },
  })
  await expect(half.walk()).rejects.toThrow('cut off')
  expect([half.asked.map((texts) => texts.length), (await stored()).length]).toEqual([[64, 64, 22], 128])
  const rest = watched()
  await rest.walk()
  expect(rest.asked.map((texts) => texts.length)).toEqual([22])
  expect(await stored()).toEqual(await listed())
})

test('ends between two requests when the process ends', async () => {
  await sql`delete from professor_embeddings`
  const ending = new AbortController()
  const { asked, walk } = watched({
    async embed(texts) {
      ending.abort()
      return app.services.embeddings!.embed(texts)
    },
  })
  await expect(walk(ending.signal)).rejects.toThrow('aborted')
  expect([asked.length, (await stored()).length]).toEqual([1, 64])
})

test('passes over a text that the endpoint refuses, and says so at the end', async () => {
  const refused = await aProfessor(app, { interests: ['...'], works: ['?'] })
  await sql`delete from professor_embeddings`
  await expect(watched().walk()).rejects.toMatchObject({ kind: 'refused' })
  expect(await stored()).toEqual((await listed()).filter((id) => id !== refused.id))
  await sql`delete from professors where id = ${refused.id}`
})

test('gives up at once on an endpoint that refuses everything', async () => {
  await sql`delete from professor_embeddings`
  const { asked, walk } = watched({ embed: (texts) => app.services.embeddings!.embed(texts.map(() => '!')) })
  await expect(walk()).rejects.toMatchObject({ kind: 'refused' })
  expect(asked.length).toBeLessThan(10)
  await watched().walk()
})

test('leaves out whoever nothing is known of, and cuts what is long', async () => {
  const silent = await aProfessor(app, { interests: [], works: [] })
  const busy = await aProfessor(app, {
    works: Array.from({ length: 30 }, (_, at) => `${at} ${'Long title '.repeat(20)}`),
  })
  const { asked, walk } = watched()
  await walk()
  expect(asked.flat().map((text) => text.length)).toEqual([textMax])
  expect(await stored()).toContain(busy.id)
  expect(await stored()).not.toContain(silent.id)
  await sql`delete from professors where id in ${sql([silent.id, busy.id])}`
})

test('whoever opts out or is deleted leaves no vector, not even one that was on its way', async () => {
  const [one, two, three] = app.professors.slice(10)
  const saved = { digest: Buffer.alloc(32), model: 'm', vector: Float32Array.of(1), now: clock.now() }
  await leavesByLink(app, one!)
  await saveVector(db, { ...saved, id: one!.id })
  await sql`update professors set opt_out = true where id = ${two!.id}`
  await sql`delete from professors where id = ${three!.id}`
  const left = await stored()
  for (const gone of [one!, two!, three!]) expect(left).not.toContain(gone.id)
  const { asked, walk } = watched()
  await walk()
  expect(asked).toEqual([])
})
