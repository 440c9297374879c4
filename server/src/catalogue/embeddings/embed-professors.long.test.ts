import { expect, test, vi } from 'vitest'
import { aProfessor } from '../../../test/builders.ts'
import { leaveByLink } from '../../../test/opt-outs.ts'
import { testApp } from '../../../test/test-app.ts'
import type { Embeddings } from '../../services/embeddings/embeddings.ts'
import { embedProfessors } from './embed-professors.ts'
import { scheduleEmbeddings } from './schedule-embeddings.ts'
import { saveVector, selectVectors, textMax } from './queries.ts'

const failures: unknown[] = []
const app = await testApp({ professors: 150, embeddings: () => undefined, onJobError: (error) => failures.push(error) })
const { sql } = app.database
const { db, clock } = app.services

const readStored = async () =>
  (await sql<{ id: number }[]>`select professor_id as id from professor_embeddings order by 1`).map((row) => row.id)
const readListed = async () =>
  (await sql<{ id: number }[]>`select id from professors where not opt_out order by 1`).map((row) => row.id)

/** What is sent of the works of an invented professor: the second word of each title is the name with a number. */
const worksSent = (works: readonly string[]) => works.map((title) => title.replace(/^(Telltale )\w+/, '$1')).join('. ')

/** The sandbox's embedding service, with a list of its requests. */
function recordRequests(over: Partial<Embeddings> = {}) {
  const requests: string[][] = []
  const embeddings: Embeddings = {
    ...app.services.embeddings!,
    ...over,
    embed(texts, signal) {
      requests.push([...texts])
      return (over.embed ?? app.services.embeddings!.embed)(texts, signal)
    },
  }
  const run = (signal = new AbortController().signal) => embedProfessors({ db, clock, embeddings }, signal)
  return { requests, run }
}

test('a job creates the vectors; the job after a failed one continues', async () => {
  await app.control('faults', { service: 'model', kind: '401', path: '/embeddings' })
  await scheduleEmbeddings(app.services)()
  await vi.waitFor(() =>
    expect(failures).toMatchObject([{ name: 'EmbeddingsFailure', message: 'The embedding service answered 401' }]),
  )
  await scheduleEmbeddings(app.services)()
  await vi.waitFor(async () => expect(await readStored()).toEqual(await readListed()), { timeout: 30_000 })
  const [one] = app.professors
  const vector = (await selectVectors(db, app.services.embeddings!.model, [one!.id])).get(one!.id)!
  expect(Math.hypot(...vector)).toBeCloseTo(1)
  const [same] = await app.services.embeddings!.embed([`${one!.interests.join(', ')}. ${worksSent(one!.works)}`])
  expect(vector).toEqual(same)
})

test('the queue has at most one job', async () => {
  await app.services.jobs.close()
  for (let times = 0; times < 3; times++) await scheduleEmbeddings(app.services)()
  const [row] = await sql<{ count: number }[]>`
    select count(*) from pgboss.job where name = 'embed_professors' and state = 'created'`
  expect(row!.count).toBe(1)
})

test('repeats the request if the service is busy', async () => {
  await app.control('faults', { service: 'model', kind: '429', path: '/embeddings' })
  expect(await app.services.embeddings!.embed(['Optics'])).toHaveLength(1)
})

test('adds a job after an import and once a day only', async () => {
  const add = vi.fn<typeof app.services.jobs.add>()
  const addJob = scheduleEmbeddings({ ...app.services, jobs: { ...app.services.jobs, add } })
  await addJob()
  await addJob()
  expect(add).toHaveBeenCalledTimes(1)
  await sql`insert into imports (source, finished_at, report) values ('test', now(), '{}')`
  await addJob()
  await addJob()
  expect(add).toHaveBeenCalledTimes(2)
  clock.pass(86_400_000)
  await addJob()
  expect(add).toHaveBeenCalledTimes(3)
  await scheduleEmbeddings({ ...app.services, embeddings: null, jobs: { ...app.services.jobs, add } })()
  expect(add).toHaveBeenCalledTimes(3)
})

test('requests vectors of new and changed texts only, and of all texts for another model', async () => {
  const { requests, run } = recordRequests()
  await run()
  requests.length = 0
  await run()
  expect(requests).toEqual([])
  const [one, two] = app.professors
  await sql`update professors set key_interests = array['Glaciers'] where id = ${one!.id}`
  await sql`update professors set cited_by = 7 where id = ${two!.id}`
  await sql`insert into publications (professor_id, title, pub_year) values (${one!.id}, 'Ice in 2026', 2026)`
  await run()
  expect(requests).toEqual([[`Glaciers. Ice in 2026. ${worksSent(one!.works)}`]])
  await sql`update professor_embeddings set model = 'older' where professor_id = ${two!.id}`
  expect(await selectVectors(db, app.services.embeddings!.model, [two!.id])).toEqual(new Map())
  await run()
  expect(requests).toHaveLength(2)
})

test('continues an interrupted run, with at most 64 texts a request and one request at a time', async () => {
  await sql`delete from professor_embeddings`
  let concurrent = 0
  const half = recordRequests({
    async embed(texts) {
      if (half.requests.length > 2) throw new Error('cut off')
      expect(++concurrent).toBe(1)
      const vectors = await app.services.embeddings!.embed(texts)
      concurrent--
      return vectors
    },
  })
  await expect(half.run()).rejects.toThrow('cut off')
  expect([half.requests.map((texts) => texts.length), (await readStored()).length]).toEqual([[64, 64, 22], 128])
  const rest = recordRequests()
  await rest.run()
  expect(rest.requests.map((texts) => texts.length)).toEqual([22])
  expect(await readStored()).toEqual(await readListed())
})

test('stops between two requests when the process stops', async () => {
  await sql`delete from professor_embeddings`
  const ending = new AbortController()
  const { requests, run } = recordRequests({
    async embed(texts) {
      ending.abort()
      return app.services.embeddings!.embed(texts)
    },
  })
  await expect(run(ending.signal)).rejects.toThrow('aborted')
  expect([requests.length, (await readStored()).length]).toEqual([1, 64])
})

test('skips a text that the service refuses, and fails at the end', async () => {
  const refused = await aProfessor(app, { interests: ['...'], works: ['?'] })
  await sql`delete from professor_embeddings`
  await expect(recordRequests().run()).rejects.toMatchObject({ kind: 'refused' })
  expect(await readStored()).toEqual((await readListed()).filter((id) => id !== refused.id))
  await sql`delete from professors where id = ${refused.id}`
})

test('stops at once if the service refuses everything', async () => {
  await sql`delete from professor_embeddings`
  const { requests, run } = recordRequests({ embed: (texts) => app.services.embeddings!.embed(texts.map(() => '!')) })
  await expect(run()).rejects.toMatchObject({ kind: 'refused' })
  expect(requests.length).toBeLessThan(10)
  await recordRequests().run()
})

test('sends no word of a text that tells the name, and sends it again when the name changes [MATCH-51]', async () => {
  const { requests, run } = recordRequests()
  await run()
  requests.length = 0
  const { id } = await aProfessor(app, {
    name: 'Ida Chenowitz',
    interests: ["Chenowitz's tides", 'Optics'],
    works: ['ChenowitzNet for glaciers by ida@ice.example, and Chen owitz on snow'],
  })
  await run()
  expect(requests.flat().map((text) => text.split(/\W+/).filter(Boolean).join(' '))).toEqual([
    'tides Optics for glaciers by and on snow',
  ])
  await sql`update professors set name = 'Ida Glaciers' where id = ${id}`
  await run()
  expect(requests.flat().at(-1)).toMatch(/Chenowitz(?!.*glaciers)/)
  await sql`delete from professors where id = ${id}`
})

test('skips professors without texts, and shortens long texts', async () => {
  const silent = await aProfessor(app, { interests: [], works: [] })
  const busy = await aProfessor(app, {
    works: Array.from({ length: 30 }, (_, at) => `${at} ${'Long title '.repeat(20)}`),
  })
  const { requests, run } = recordRequests()
  await run()
  expect(requests.flat().map((text) => text.length)).toEqual([textMax])
  expect(await readStored()).toContain(busy.id)
  expect(await readStored()).not.toContain(silent.id)
  await sql`delete from professors where id = any(${[silent.id, busy.id]})`
})

test('no vector remains after an opt-out or a deletion, not even of a request in progress', async () => {
  const [one, two, three] = app.professors.slice(10)
  const saved = { digest: Buffer.alloc(32), model: 'm', vector: Float32Array.of(1), now: clock.now() }
  await leaveByLink(app, one!)
  await saveVector(db, { ...saved, id: one!.id })
  await sql`update professors set opt_out = true where id = ${two!.id}`
  await sql`delete from professors where id = ${three!.id}`
  const left = await readStored()
  for (const gone of [one!, two!, three!]) expect(left).not.toContain(gone.id)
  const { requests, run } = recordRequests()
  await run()
  expect(requests).toEqual([])
})
