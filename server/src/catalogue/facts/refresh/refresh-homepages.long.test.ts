import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { correctData } from '@labreach/contract/professor-page'
import { professorsPage, unlockProfessor } from '@labreach/contract/professors'
import { DAY_MS, HOUR_MS } from '@labreach/contract/plans'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { aHandle, aProfessor, aStudent } from '../../../../test/builders.ts'
import { leaveByLink } from '../../../../test/opt-outs.ts'
import { anOpenPage } from '../../../../test/professor-page.ts'
import { testApp } from '../../../../test/test-app.ts'
import { createHomepages } from '../../../services/homepages/public-homepages.ts'
import { refreshHomepages } from './refresh-homepages.ts'
import { refreshTonight, scheduleRefresh } from './schedule-refresh.ts'

/** The professors' web server: the requested paths, with the times of the app's clock. */
const site = { requests: [] as { path: string; at: number }[], pages: {} as Record<string, RequestListener | string> }
const server = createServer((request, response) => {
  const path = request.url!
  site.requests.push({ path: `${request.headers.host!.split('.')[0]}${path}`, at: app.clock.now().getTime() })
  const page = site.pages[path]
  if (typeof page === 'function') page(request, response)
  else if (page === undefined) response.writeHead(404, { 'content-type': 'text/html' }).end()
  else response.writeHead(200, { 'content-type': path.endsWith('.txt') ? 'text/plain' : 'text/html' }).end(page)
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
afterAll(() => server.closeAllConnections())
afterAll(() => server.close())
const { port } = server.address() as AddressInfo

const app = await testApp({
  professors: 0,
  homepages: createHomepages({ resolve: async () => ['127.0.0.1'], isPublic: (ip) => ip === '127.0.0.1' }),
})
const { sql } = app.database

beforeEach(async () => {
  Object.assign(site, { requests: [], pages: {} })
  await sql`update professors set homepage_url = null`
  app.clock.pass(DAY_MS)
})

const aPage = (path: string, html: string, host = 'cs') => {
  site.pages[path] = html
  return aProfessor(app, { name: 'Ada Lovelace', homepage: `http://${host}.example.edu:${port}${path}` })
}
const refresh = (pages = 100, signal = new AbortController().signal) =>
  refreshHomepages(app.services, { pages, signal, wait: async (ms) => app.clock.pass(ms) })
const listPaths = () => site.requests.map(({ path }) => path)
const listFacts = (professorId: number) =>
  sql`select kind, value, quote, address, expires_on::text from professor_facts where professor_id = ${professorId}
    and source = 'homepage' order by kind`

const taking = 'I am looking for two PhD students to start in Fall 2027.'

test('stores what the sentences of a homepage say, with the quote and the address [CARD-32]', async () => {
  const professor = await aPage('/~ada', `<h2>Openings</h2><p>Welcome! ${taking}</p><p>I do not take interns.</p>`)
  expect(await refresh()).toMatchObject({ read: 1, withStatement: 1 })
  const address = `http://cs.example.edu:${port}/~ada`
  expect(await listFacts(professor.id)).toEqual([
    {
      kind: 'not_taking',
      value: { levels: ['intern'], term: null },
      quote: 'I do not take interns.',
      address,
      expires_on: null,
    },
    {
      kind: 'taking',
      value: { levels: ['phd'], term: { season: 'fall', year: 2027 } },
      quote: taking,
      address,
      expires_on: '2027-10-01',
    },
  ])
})

test('obeys robots.txt, also after a redirect, and pages that forbid quotes [CARD-33]', async () => {
  site.pages['/robots.txt'] = 'User-agent: *\nDisallow: /private\n\nUser-agent: Labreach\nDisallow: /people'
  await aPage('/people/ada', taking)
  const allowed = await aPage('/private/bob', taking)
  const moved = await aPage('/old', taking)
  site.pages['/old'] = (_, response) => response.writeHead(301, { location: '/people/new' }).end()
  const quiet = await aPage('/quiet', `<head><meta name="robots" content="noindex"></head>${taking}`)
  expect(await refresh()).toMatchObject({ read: 1, forbidden: 3 })
  expect(listPaths().filter((path) => path.includes('/people'))).toEqual([])
  expect(await listFacts(allowed.id)).toHaveLength(1)
  for (const { id } of [moved, quiet]) expect(await listFacts(id)).toEqual([])
})

test('reads nothing of a host whose robots.txt has failed, and tries again after a week', async () => {
  site.pages['/robots.txt'] = (_, response) => response.writeHead(503).end()
  await aPage('/~ada', taking)
  expect(await refresh()).toMatchObject({ read: 0, unreachable: 1 })
  expect(listPaths()).toEqual(['cs/robots.txt'])
  delete site.pages['/robots.txt']
  app.clock.pass(6 * DAY_MS)
  expect(await refresh()).toMatchObject({ read: 0, unreachable: 0 })
  app.clock.pass(DAY_MS)
  expect(await refresh()).toMatchObject({ read: 1 })
})

test.each([
  ['ten seconds', 10_000, ''],
  ['the time that its robots.txt asks for', 25_000, 'User-agent: *\nCrawl-delay: 25'],
])('reads one page of a host in %s [CARD-33]', async (_, spacing, robots) => {
  site.pages['/robots.txt'] = robots
  for (const name of ['a', 'b', 'c']) await aPage(`/${name}`, taking)
  expect(await refresh()).toMatchObject({ read: 3 })
  const times = site.requests.filter(({ path }) => !path.endsWith('robots.txt')).map(({ at }) => at)
  expect(times.slice(1).map((at, number) => at - times[number]!)).toEqual([spacing, spacing])
})

test('leaves a host that asks for more than a minute to another night', async () => {
  site.pages['/robots.txt'] = 'User-agent: *\nCrawl-delay: 600'
  for (const name of ['a', 'b']) await aPage(`/${name}`, taking)
  expect(await refresh()).toMatchObject({ read: 1, unreachable: 0 })
  app.clock.pass(DAY_MS)
  expect(await refresh()).toMatchObject({ read: 1 })
})

test('never reads the homepage of a professor who has opted out, also in the last second [CARD-33]', async () => {
  const gone = await aPage('/~gone', taking)
  await leaveByLink(app, gone)
  // The same page as that of the first one: a page of two people.
  await aProfessor(app, { homepage: gone.homepage })
  await aPage('/~first', taking)
  const last = await aPage('/~last', taking)
  await refreshHomepages(app.services, {
    pages: 10,
    signal: new AbortController().signal,
    wait: async (ms) => {
      app.clock.pass(ms)
      await sql`update professors set opt_out = true where id = ${last.id}`
    },
  })
  expect(listPaths()).toEqual(['cs/robots.txt', 'cs/~first'])
  expect(await listFacts(last.id)).toEqual([])
})

test('continues an interrupted run, and reads a page again after thirty days', async () => {
  const stopping = new AbortController()
  for (const name of ['a', 'b', 'c']) await aPage(`/${name}`, taking)
  const wait = async (ms: number) => {
    app.clock.pass(ms)
    stopping.abort()
  }
  await expect(refreshHomepages(app.services, { pages: 10, signal: stopping.signal, wait })).rejects.toThrow('aborted')
  expect(await refresh()).toMatchObject({ read: 2 })
  expect(await refresh()).toMatchObject({ read: 0 })
  expect(new Set(listPaths()).size).toBe(4)
  app.clock.pass(30 * DAY_MS)
  expect(await refresh(2)).toMatchObject({ read: 2 })
})

test('a page that says something else replaces its facts, and a term that has begun ends them', async () => {
  const professor = await aPage('/~ada', taking)
  await refresh()
  site.pages['/~ada'] = 'My lab is currently full. I accept one doctoral student in summer 2026.'
  app.clock.pass(30 * DAY_MS)
  await refresh()
  expect((await listFacts(professor.id)).map(({ kind }) => kind)).toEqual(['not_taking', 'taking'])
  site.pages['/~ada'] = (_, response) => response.writeHead(500).end()
  app.clock.pass(120 * DAY_MS)
  expect(await refresh()).toMatchObject({ expired: 1, unreachable: 1 })
  expect((await listFacts(professor.id)).map(({ kind }) => kind)).toEqual(['not_taking'])
})

test('what a homepage said is deleted when the professor replaces it, also during a reading [PROFESSORPAGE-56]', async () => {
  const professor = await aPage('/~namesake', taking)
  await refresh()
  await sql`
    insert into email_lookups (professor_id, outcome, email, found_on, looked_up_at)
    values (${professor.id}, 'found', 'namesake@x.edu', ${professor.homepage}, now())`
  const readStored = async () => [
    ...(await listFacts(professor.id)),
    ...(await sql`select address from homepage_reads where professor_id = ${professor.id}`),
    ...(await sql`select email from email_lookups where professor_id = ${professor.id}`),
  ]
  const as = await anOpenPage(app, professor)
  await app.call(correctData, { ...as, body: { homepage_url: professor.homepage } })
  expect(await readStored()).toHaveLength(3)
  await app.call(correctData, { ...as, body: { homepage_url: null } })
  expect(await readStored()).toEqual([])

  await sql`update professors set homepage_url = ${professor.homepage} where id = ${professor.id}`
  site.pages['/~namesake'] = (_, response) => {
    const replaced = app.call(correctData, { ...as, body: { homepage_url: 'https://mine.example.edu/' } })
    void replaced.then(() => response.writeHead(200, { 'content-type': 'text/html' }).end(taking))
  }
  await refresh()
  expect(await readStored()).toEqual([])
})

test('every night one job reads the rest of the pages of the night', async () => {
  const services = { ...app.services, config: { ...app.services.config, homepagesPerNight: 2 } }
  const added: string[] = []
  const jobs = { ...app.services.jobs, add: async (_: unknown, name: string) => void added.push(name) }
  const queueDue = scheduleRefresh({ ...services, jobs: jobs as typeof app.services.jobs })
  // To half past eleven in the evening.
  app.clock.pass(DAY_MS + 23.5 * HOUR_MS - (app.clock.now().getTime() % DAY_MS))
  for (let minutes = 0; minutes < 40; minutes++) {
    await queueDue()
    app.clock.pass(30 * 60_000)
  }
  expect(added).toEqual(['refresh_homepages'])

  for (const name of ['a', 'b', 'c']) await aPage(`/${name}`, taking, name)
  await refreshTonight(services, new AbortController().signal)
  await refreshTonight(services, new AbortController().signal)
  expect(listPaths().filter((path) => !path.endsWith('robots.txt'))).toHaveLength(2)
})

test('an unlocked card has the facts, a locked card the set values alone [CARD-30, CARD-34, CARD-6]', async () => {
  const secret = `Dr. Lovelace is recruiting PhD students for Fall 2027.`
  const professor = await aPage('/~lovelace', secret)
  await refresh()
  const student = await aStudent(app, { plan: 'B' })
  const readCard = async () => {
    const { body, text } = await app.call(professorsPage, { query: { taking: 'phd', page_size: 100 }, as: student })
    return { card: body.professors.find(({ id }) => id === professor.id)?.professor.freshness, text }
  }
  await vi.waitUntil(async () => (await readCard()).card, 30_000)
  const recruiting = [{ taking: true, levels: ['phd'], term: { season: 'fall', year: 2027 } }]
  const { card, text } = await readCard()
  expect(card).toEqual({ last_work_year: null, recruiting, facts: [] })
  for (const word of ['lovelace', 'recruiting PhD', 'example.edu']) expect(text.toLowerCase()).not.toContain(word)

  const unlocked = await app.call(unlockProfessor, {
    body: { scholar_id: aHandle(app, student, professor) },
    as: student,
  })
  const fact = {
    kind: 'taking',
    source: 'homepage',
    quote: secret,
    address: professor.homepage,
    known_on: app.clock.now().toISOString().slice(0, 10),
    stale: false,
    levels: ['phd'],
    term: recruiting[0]!.term,
  }
  expect(unlocked.body.professor.freshness).toEqual({ last_work_year: null, recruiting, facts: [fact] })
  app.clock.pass(366 * DAY_MS)
  expect((await readCard()).card?.facts).toEqual([{ ...fact, stale: true }])
})

test('a statement about a past term is deleted at night, though no homepages are read [CARD-43]', async () => {
  const professor = await aPage('/~ada', taking)
  await refresh()
  app.clock.pass(400 * DAY_MS - (app.clock.now().getTime() % DAY_MS) + 2 * HOUR_MS)
  const services = { ...app.services, config: { ...app.services.config, homepagesPerNight: 0 } }
  const added: string[] = []
  const jobs = { ...app.services.jobs, add: async (_: unknown, name: string) => void added.push(name) }
  await scheduleRefresh({ ...services, jobs: jobs as typeof app.services.jobs })()
  expect(added).toEqual(['refresh_homepages'])
  site.requests = []
  await refreshTonight(services, new AbortController().signal)
  expect(await listFacts(professor.id)).toEqual([])
  expect(listPaths()).toEqual([])
})
